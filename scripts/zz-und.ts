import { readFileSync } from 'node:fs';
import * as u from '#engine/supplies/understand.ts';
const f = (u as any).understandSupplies ?? Object.values(u).find((x) => typeof x === 'function');
for (const file of ['2-3'])
  for (const line of readFileSync(`/tmp/gb/authors/tables-${file}.txt`, 'utf8').split('\n')) {
    const m = /^(\d+) \| (\S+) \| ([^|]+) \| (.*)$/.exec(line);
    if (!m) continue;
    for (const t of m[4]!.split(';')) {
      const r = (f as any)(t.trim());
      const a = Array.isArray(r) ? r : [r];
      console.log(
        m[1],
        '|',
        t.trim(),
        '=>',
        a
          .map((x: any) =>
            x.kind === 'known'
              ? x.supply.id +
                (x.amount ? '*' + x.amount : '') +
                (x.colors.length ? ':' + x.colors.join('/') : '')
              : x.kind + ' ' + x.name,
          )
          .join(', '),
      );
    }
  }
