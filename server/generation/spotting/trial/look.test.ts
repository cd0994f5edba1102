import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { runLook } from '#server/compose/look.ts';
import { readConfig } from '#server/config.ts';
import { startFakeAi, type FakeAnswer } from '#tests/support/fake-ai.ts';
import { allBlue, mostlyRed } from '#tests/support/local-model.ts';
import { photoFolder } from '#tests/support/photo-folder.ts';

const says = (sure: readonly string[], maybe: readonly string[] = []): FakeAnswer => {
  const items = [
    ...sure.map((name) => ({ name, sure: true })),
    ...maybe.map((name) => ({ name, sure: false })),
  ];
  return { text: JSON.stringify({ items }) };
};

async function vendor(t: TestContext, ...answers: FakeAnswer[]) {
  const fake = await startFakeAi('openai');
  t.after(() => fake.close());
  fake.answerWith(...answers);
  const config = {
    ...readConfig({ OPENAI_API_KEY: 'key-1', AI_BASE_URL: fake.baseUrl, AI_TEXT_MODEL: 'gpt-5-mini' }),
  };
  const look = async (...words: string[]): Promise<string> =>
    (await runLook(config, ['look', ...words])) ?? assert.fail('no report');
  return { fake, look };
}

const three = { 'one.jpg': mostlyRed, 'two.jpg': mostlyRed, 'three.jpg': allBlue };

test('a vendor is shown every photo once, and how well it saw is told', async (t) => {
  const { fake, look } = await vendor(
    t,
    says(['paper plates', 'red yarn'], ['buttons']),
    says(['blue yarn', 'glue']),
    says([], ['buttons', 'scissors']),
  );
  const folder = await photoFolder(t, { ...three, 'four.jpg': allBlue }, [
    '# taken at the kitchen table',
    'one.jpg: paper plate, red yarn, felt',
    'two.jpg: yellow yarn, glue',
    'three.jpg: scissors',
  ]);
  const report = await look(folder);
  assert.equal(fake.asked.length, 3);
  assert.match(report, /^openai gpt-5-mini looked at 3 of 3 photos in \d+\.\d s\.\n/);
  const lineOf = (name: string): string =>
    report.split('\n').find((line) => line.startsWith(`${name} `)) ?? '';
  assert.match(
    lineOf('all'),
    /^all +6 there: sure 3 of 4 right \(precision 75\.0 %\), 3 found \(recall 50\.0 %\); maybe 1 of 3 right \(precision 33\.3 %\), 1 found \(recall 16\.7 %\)$/,
  );
  assert.match(
    lineOf('yarn'),
    /2 there: sure 1 of 2 right \(precision 50\.0 %\), 1 found \(recall 50\.0 %\); maybe 0 of 0 right \(precision –\)/,
  );
  assert.match(report, /\n3 calls, about \$0\.\d\d, \d+ tokens in and \d+ out\.\n/);
  assert.match(report, /\none\.jpg: did not see felt; wrongly guessed button\n/);
  assert.match(report, /\ntwo\.jpg: did not see yellow yarn; was wrongly sure of blue yarn\n/);
  assert.match(report, /\nthree\.jpg: wrongly guessed button\n/);
  assert.match(report, /\nWithout a line in truth\.txt, so left out: four\.jpg\.$/);
});

test('a photo that nobody could look at counts for nothing, and is named', async (t) => {
  const { look } = await vendor(t, says(['glue']), { text: 'What a lovely table!' });
  const folder = await photoFolder(t, three, ['one.jpg: glue', 'two.jpg: glue']);
  const report = await look(folder);
  assert.match(report, /looked at 1 of 2 photos/);
  assert.match(report, /\nall +1 there: sure 1 of 1 right/);
  assert.match(report, /\nNobody could look at two\.jpg: bad-output/);
});

test('what is wrong with the folder is told before anybody is asked', async (t) => {
  const { fake, look } = await vendor(t, says([]));
  const folder = await photoFolder(t, three, [
    'one.jpg: paper plate, wibblestick',
    'none.jpg: glue',
    'torn.jpg: glue',
    'one.jpg: glue',
    'paper plate',
  ]);
  fs.writeFileSync(path.join(folder, 'torn.jpg'), Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1]));
  await assert.rejects(look(folder), (error: Error) => {
    assert.equal(error.name, 'CommandError');
    const lines = error.message.split('\n');
    assert.deepEqual(lines.slice(0, -1), [
      'Line 1 of truth.txt: nobody here knows "wibblestick".',
      'Line 2 of truth.txt: there is no photo none.jpg.',
      'Line 4 of truth.txt: one.jpg has a line already.',
      'Line 5 of truth.txt: it does not say "photo.jpg: thing, thing".',
    ]);
    assert.match(lines.at(-1) ?? '', /^The photo torn\.jpg cannot be read: .*\.$/);
    return true;
  });
  await assert.rejects(look(path.join(folder, 'nowhere')), /truth\.txt is not there/);
  await assert.rejects(look(await photoFolder(t, {}, ['# nothing yet'])), /names no photo/);
  await assert.rejects(look(folder, '--write-thresholds'), /needs a model file/);
  assert.equal(fake.asked.length, 0);
});

test('without eyes or with other words the command says what it wants', async () => {
  const config = readConfig({});
  assert.equal(runLook(config, ['doctor']), null);
  assert.throws(() => runLook(config, ['look']), /Usage: look <folder>/);
  await assert.rejects(async () => runLook(config, ['look', '/photos']), /Nobody looks at photos here/);
});
