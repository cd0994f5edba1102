import { useEffect, useState } from 'react';

/** A browser may have the door to a voice and no voice behind it; it then begins nothing, and often says nothing. */
const beginsWithinMs = 4_000;

type Voice = 'off' | 'on' | 'failed';

const canSpeak = (): boolean => 'speechSynthesis' in globalThis;
const isLeftOff = ({ error }: SpeechSynthesisErrorEvent): boolean =>
  error === 'canceled' || error === 'interrupted';

/** Reads the words aloud; tells when there is no voice to do it. */
function readAloud(text: string, onFailed: () => void): () => void {
  const words = new SpeechSynthesisUtterance(text);
  words.lang = 'en-US';
  const waiting = setTimeout(() => {
    if (speechSynthesis.getVoices().length === 0) onFailed();
  }, beginsWithinMs);
  words.addEventListener('start', () => clearTimeout(waiting));
  words.addEventListener('error', (event) => {
    clearTimeout(waiting);
    if (!isLeftOff(event)) onFailed();
  });
  speechSynthesis.speak(words);
  return () => {
    clearTimeout(waiting);
    speechSynthesis.cancel();
  };
}

/** Reads each text aloud as it comes, while it is switched on. */
export function useVoice(text: string) {
  const [voice, setVoice] = useState<Voice>('off');
  const on = voice === 'on';
  useEffect(() => (on ? readAloud(text, () => setVoice('failed')) : undefined), [on, text]);
  return {
    isThere: canSpeak() && voice !== 'failed',
    hasFailed: voice === 'failed',
    on,
    turn: () => setVoice((before) => (before === 'on' ? 'off' : 'on')),
  };
}
