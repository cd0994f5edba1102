import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayMs } from '#contract/durations.ts';
import { DraftStorage, type RunRecord } from './draft-storage.ts';
import { firstChoices } from './wizard-choices.ts';

/** A tab's storage with room for so many characters. */
class FakeStorage implements Storage {
  [name: string]: unknown;
  kept = new Map<string, string>();
  room: number;
  constructor(room = Infinity) {
    this.room = room;
  }
  get length() {
    return this.kept.size;
  }
  key = (index: number) => [...this.kept.keys()][index] ?? null;
  getItem = (key: string) => this.kept.get(key) ?? null;
  removeItem = (key: string) => void this.kept.delete(key);
  clear = () => this.kept.clear();
  setItem = (key: string, value: string) => {
    if (value.length > this.room) throw new Error('full');
    this.kept.set(key, value);
  };
}

const choices = {
  ...firstChoices,
  step: 3,
  childAge: '6-8',
  supplies: ['wool'],
  typedSupply: 'glu',
  photo: 'data:image/jpeg;base64,xxxx',
} as const;

const record: RunRecord = {
  sent: { key: 'k', body: { theme: 'Space', ageMin: 6, ageMax: 8 }, photoLength: 4 },
  runId: null,
  startedAt: 1000,
  hasList: false,
  craft: null,
  waiting: true,
};

function keepAll(storage: Storage, userId: number): DraftStorage {
  const draft = new DraftStorage(storage, userId);
  draft.writeChoices(choices);
  draft.writePhoto(choices.photo);
  draft.writeRun(record);
  return draft;
}

test('a reload finds everything again', () => {
  const storage = new FakeStorage();
  keepAll(storage, 1);
  const after = new DraftStorage(storage, 1);
  assert.deepEqual(after.readChoices(), choices);
  assert.deepEqual(after.readRun(2000), record);
});

test('another person finds nothing, and nothing is left for anybody', () => {
  const storage = new FakeStorage();
  keepAll(storage, 1);
  const other = new DraftStorage(storage, 2);
  assert.deepEqual(other.readChoices(), firstChoices);
  assert.equal(other.readRun(2000), null);
  assert.equal(storage.length, 0);
});

test('clearing leaves no trace', () => {
  const storage = new FakeStorage();
  keepAll(storage, 1).clear();
  assert.equal(storage.length, 0);
});

test('a request of long ago is not waited for', () => {
  const storage = new FakeStorage();
  assert.equal(keepAll(storage, 1).readRun(1000 + dayMs), null);
});

test('a photo that does not fit is not kept, nor is the one before it', () => {
  const storage = new FakeStorage(60);
  const draft = new DraftStorage(storage, 1);
  draft.writePhoto('small');
  draft.writePhoto('x'.repeat(100));
  assert.equal(draft.readChoices().photo, null);
});

test('a tab without storage, or with rubbish in it, begins anew', () => {
  const none = new DraftStorage(null, 1);
  none.writePhoto('x');
  assert.deepEqual(none.readChoices(), firstChoices);
  const storage = new FakeStorage();
  storage.setItem('gluebird-create-choices', '{not json');
  assert.deepEqual(new DraftStorage(storage, 1).readChoices(), firstChoices);
});
