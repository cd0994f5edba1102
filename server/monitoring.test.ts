import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { parse } from 'yaml';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { projectRoot } from '#tests/support/started-server.ts';

const read = (file: string): string =>
  readFileSync(path.join(projectRoot, 'deploy/monitoring', file), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  annotations: { summary: string; what_to_do: string };
}
const rules: Rule[] = parse(read('alerts.yaml')).groups.flatMap((group: { rules: Rule[] }) => group.rules);

interface Panel {
  id: number;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets: { expr: string; legendFormat: string }[];
}
const { panels } = JSON.parse(read('dashboard.json')) as { panels: Panel[] };

/** Every series that /metrics tells: its name and its labels with their values. */
async function toldSeries(t: TestContext): Promise<Map<string, Map<string, Set<string>>>> {
  const app = await createTestApp(t);
  await app.http.inject({ url: '/api/posts' });
  const { body } = await app.http.inject({ url: '/metrics' });
  const told = new Map<string, Map<string, Set<string>>>();
  for (const [, name = '', labels = ''] of body.matchAll(/^([a-z_0-9]+)(?:\{(.*)\})? \S+$/gm)) {
    const known = told.get(name) ?? new Map<string, Set<string>>();
    told.set(name, known);
    for (const [, label = '', value = ''] of labels.matchAll(/([a-z_]+)="([^"]*)"/g))
      known.set(label, (known.get(label) ?? new Set()).add(value));
  }
  return told;
}

const aboutPrometheus = new Set(['job', 'instance']);
const words = new Set(['sum', 'max', 'by', 'rate', 'increase', 'time', 'topk', 'and', 'histogram_quantile']);

/** What a question asks of: series with the labels that it names beside them, and labels that it groups by. */
function askedOf(expr: string) {
  const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/, */));
  const plain = expr.replaceAll(/\bby \([^)]*\)/g, '');
  const series = [...plain.matchAll(/([a-z_][a-z_0-9]+)(?:\{([^}]*)\})?/g)].flatMap(
    ([all, name = '', labels = '']) => {
      const isSeries = !words.has(name) && !/"/.test(all.slice(0, name.length));
      const selected = [...labels.matchAll(/([a-z_]+)="([^"]*)"/g)].map(([, label = '', value = '']) => ({
        label,
        value,
      }));
      return isSeries ? [{ name, selected }] : [];
    },
  );
  return { series, grouped };
}

test('what the alerts and the dashboard ask for is what /metrics tells', async (t) => {
  const told = await toldSeries(t);
  const questions = [
    ...rules.map(({ expr }) => expr),
    ...panels.flatMap((panel) => panel.targets.map(({ expr }) => expr)),
  ];
  assert.ok(questions.length > 20);
  const names = new Set<string>();
  for (const expr of questions) {
    const { series, grouped } = askedOf(expr);
    assert.ok(series.length > 0, expr);
    for (const { name, selected } of series) {
      names.add(name);
      if (name === 'up') continue;
      const labels = told.get(name);
      assert.ok(labels, `nobody tells ${name}: ${expr}`);
      for (const { label, value } of selected) {
        if (aboutPrometheus.has(label)) continue;
        assert.ok(labels.has(label), `${name} has no ${label}: ${expr}`);
        // Which statuses and methods there are depends on who asked.
        if (name.startsWith('gluebird_http_')) continue;
        assert.ok(labels.get(label)?.has(value), `${name} never has ${label} ${value}: ${expr}`);
      }
      for (const label of grouped.filter((each) => !aboutPrometheus.has(each)))
        assert.ok(labels.has(label), `${name} cannot be grouped by ${label}: ${expr}`);
    }
  }
  const ours = [...told.keys()].filter(
    (name) => name.startsWith('gluebird_') && !/_(?:sum|bucket|count)$/.test(name),
  );
  assert.deepEqual(
    ours.filter((name) => !names.has(name)),
    [],
    'every figure of ours is shown somewhere',
  );
});

test('each alert says what to do, and no two panels lie on one another', () => {
  for (const { alert, annotations } of rules) {
    assert.match(alert, /^Gluebird[A-Z]/);
    assert.ok(annotations.summary.length > 10 && annotations.what_to_do.length > 10, alert);
  }
  assert.equal(new Set(rules.map(({ alert }) => alert)).size, rules.length);
  const places = panels.map(({ gridPos: { x, y, w, h }, title }) => ({
    x,
    y,
    right: x + w,
    low: y + h,
    title,
  }));
  for (const [at, a] of places.entries()) {
    assert.ok(a.right <= 24, a.title);
    for (const b of places.slice(at + 1))
      assert.ok(a.right <= b.x || b.right <= a.x || a.low <= b.y || b.low <= a.y, `${a.title}, ${b.title}`);
  }
});
