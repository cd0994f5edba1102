type Tone = readonly [hertz: number, atMs: number, forMs: number];

/** Soft blips, as if on a toy xylophone. */
const tunes = {
  flip: [[520, 0, 60]],
  match: [
    [660, 0, 110],
    [880, 90, 160],
  ],
  mismatch: [
    [330, 0, 110],
    [277, 100, 150],
  ],
  won: [
    [523, 0, 140],
    [659, 120, 140],
    [784, 240, 140],
    [1047, 360, 320],
  ],
  brick: [[740, 0, 70]],
  paddle: [[392, 0, 60]],
  wall: [[300, 0, 30]],
  lost: [
    [294, 0, 140],
    [220, 130, 220],
  ],
  on: [[660, 0, 90]],
} as const satisfies Record<string, readonly Tone[]>;

export type Tune = keyof typeof tunes;

const storageKey = 'gluebird-game-sound';
const listeners = new Set<() => void>();
let isOn: boolean | undefined;
let context: AudioContext | undefined;

export function isSoundOn(): boolean {
  if (isOn === undefined) {
    try {
      isOn = localStorage.getItem(storageKey) === 'on';
    } catch {
      isOn = false;
    }
  }
  return isOn;
}

export function switchSound(next: boolean): void {
  isOn = next;
  try {
    localStorage.setItem(storageKey, next ? 'on' : 'off');
  } catch {
    // A browser that keeps nothing still obeys until the page is left.
  }
  for (const listener of listeners) listener();
  if (next) playTune('on');
}

export function onSoundSwitch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function playTune(name: Tune): void {
  if (!isSoundOn() || !('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const tone of tunes[name]) playTone(context, tone);
}

function playTone(audio: AudioContext, [hertz, atMs, forMs]: Tone): void {
  const start = audio.currentTime + atMs / 1000;
  const end = start + forMs / 1000;
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = 'triangle';
  source.frequency.value = hertz;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.12, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, end + 0.06);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(end + 0.08);
}
