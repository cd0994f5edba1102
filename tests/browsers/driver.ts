export interface Point {
  x: number;
  y: number;
}

export interface TabOptions {
  size: { width: number; height: number };
  scheme: 'light' | 'dark';
  /** Where the cookies belong. */
  origin: string;
  cookies: ReadonlyMap<string, string>;
  /** The browser's own switch for scripts; on when absent. */
  scripts?: boolean;
}

/** Keys that do more than write a letter. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowLeft' | 'ArrowRight' | 'ArrowDown';

/** One window of a browser, worked with real input, as a hand does. */
export interface Tab {
  goTo(url: string): Promise<void>;
  /** Runs a function of the page's; what goes in and comes out is JSON. */
  run<Given, Answer>(inPage: (given: Given) => Answer, given: Given): Promise<Answer>;
  click(at: Point): Promise<void>;
  /** A finger that comes down at the first point and leaves at the last. Only where the driver has fingers. */
  touch(path: readonly Point[]): Promise<void>;
  /** Chooses all that stands in the focused field, and writes. */
  write(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** The file is on this machine. */
  chooseFile(selector: string, file: string): Promise<void>;
  back(): Promise<void>;
  /** Null where the window draws nothing: that is its own failing and not the page's. */
  screenshot(): Promise<Buffer | null>;
  /** Errors of the console and of the page so far. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
}

export interface Driver {
  name: string;
  /** What it cannot do is left out of walks that are about it. */
  hasTouch: boolean;
  open(options: TabOptions): Promise<Tab>;
  close(): Promise<void>;
}
