import { useEffect, useState } from 'react';

const canSpeak = (): boolean => 'speechSynthesis' in globalThis;

/** Reads each text aloud as it comes, while it is switched on. */
export function useVoice(text: string) {
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (!on) return undefined;
    const words = new SpeechSynthesisUtterance(text);
    words.lang = 'en-US';
    speechSynthesis.speak(words);
    return () => speechSynthesis.cancel();
  }, [on, text]);
  return { isThere: canSpeak(), on, turn: () => setOn((before) => !before) };
}
