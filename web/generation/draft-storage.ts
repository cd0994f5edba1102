import { dayMs } from '#contract/durations.ts';
import type { GenerationBody } from '#contract/generation.ts';
import { firstChoices, type WizardChoices } from './wizard-choices.ts';

/** A request for a craft that was sent: enough to send it once more. */
export interface SentWish {
  key: string;
  body: Omit<GenerationBody, 'image'>;
  /** Tells one photo from another without keeping it twice. */
  photoLength: number;
}

/** A craft in the making. */
export interface RunRecord {
  /** Null where it was begun in another window or on another device. */
  sent: SentWish | null;
  /** What the server calls it; null until it has answered. */
  runId: string | null;
  startedAt: number;
  /** Whether supplies were listed beside the photo. */
  hasList: boolean;
  /** Known once there is an idea. */
  craft: { id: string; title: string } | null;
  /** Whether somebody still waits for it. */
  waiting: boolean;
}

interface Kept {
  choices: WizardChoices;
  photo: string;
  run: RunRecord;
}
type Place = keyof Kept;
const places: readonly Place[] = ['choices', 'photo', 'run'];
const keyOf = (place: Place) => `gluebird-create-${place}`;

/** The server gives the first answer again for two days; after one, nobody waits any more. */
const recordLifeMs = dayMs;

/** What one person has begun in this tab. It outlives a reload, and nobody else ever reads it. */
export class DraftStorage {
  #storage: Storage | null;
  #userId: number;

  constructor(storage: Storage | null, userId: number) {
    this.#storage = storage;
    this.#userId = userId;
  }

  readChoices(): WizardChoices {
    const kept = this.#read('choices');
    return { ...firstChoices, ...kept, photo: this.#read('photo') };
  }

  /** Everything but the photo, which is large and changes seldom. */
  writeChoices(choices: WizardChoices): void {
    this.#write('choices', { ...choices, photo: null });
  }

  writePhoto(photo: string | null): void {
    this.#write('photo', photo);
  }

  readRun(now: number): RunRecord | null {
    const record = this.#read('run');
    return record && now - record.startedAt < recordLifeMs ? record : null;
  }

  writeRun(record: RunRecord | null): void {
    this.#write('run', record);
  }

  clear(): void {
    for (const place of places) this.#write(place, null);
  }

  #read<P extends Place>(place: P): Kept[P] | null {
    try {
      const kept = JSON.parse(this.#storage?.getItem(keyOf(place)) ?? 'null') as {
        userId: number;
        value: Kept[P];
      } | null;
      if (kept === null || kept.userId === this.#userId) return kept?.value ?? null;
    } catch {
      // Something else wrote there: as good as nothing.
    }
    this.#write(place, null);
    return null;
  }

  #write(place: Place, value: unknown): void {
    try {
      if (value === null) this.#storage?.removeItem(keyOf(place));
      else this.#storage?.setItem(keyOf(place), JSON.stringify({ userId: this.#userId, value }));
    } catch {
      // A browser that keeps no more still works until it is reloaded. An older value must not come back then.
      this.#storage?.removeItem(keyOf(place));
    }
  }
}

/** Some browsers refuse to keep anything, and say so by throwing. */
export function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
