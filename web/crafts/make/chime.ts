const notesHz = [660, 880, 1320];
const noteSeconds = 0.22;

let context: AudioContext | undefined;

/** Sound needs a press: the one that starts the timer. */
export function tuneChime(): void {
  context ??= 'AudioContext' in globalThis ? new AudioContext() : undefined;
}

/** Three soft notes, and a buzz in the pocket. */
export function chime(): void {
  navigator.vibrate?.([200, 100, 200]);
  if (!context) return;
  for (const [index, frequency] of notesHz.entries()) {
    const at = context.currentTime + index * noteSeconds;
    const tone = new OscillatorNode(context, { frequency, type: 'sine' });
    const loudness = new GainNode(context, { gain: 0 });
    loudness.gain.linearRampToValueAtTime(0.16, at + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.001, at + noteSeconds * 2);
    tone.connect(loudness).connect(context.destination);
    tone.start(at);
    tone.stop(at + noteSeconds * 2);
  }
}
