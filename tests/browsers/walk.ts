import type { Person } from '#tests/support/people.ts';
import type { TestApp, TestAppOptions } from '#tests/support/create-test-app.ts';
import type { TabOptions } from './driver.ts';
import type { Visitor } from './visitor.ts';

export interface Scene {
  app: TestApp;
  size: TabOptions['size'];
  hasTouch: boolean;
  /** A window, of a person or of nobody. */
  visit: (person?: Person, options?: { scripts?: boolean }) => Promise<Visitor>;
}

/** A way through the product that a family goes, in every browser. */
export interface Walk {
  name: string;
  /** What the console may say here, because the walk is about it. */
  expected?: RegExp;
  app?(): Promise<TestAppOptions & { close?: () => Promise<void> }>;
  go(scene: Scene): Promise<void>;
}
