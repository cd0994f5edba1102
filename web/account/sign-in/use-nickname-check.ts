import { useEffect, useState } from 'react';
import { isNicknameFree } from '#web/account/api.ts';
import { canLookUpNickname, nicknameCheckDelayMs } from './validation.ts';

export type NicknameState = 'unknown' | 'checking' | 'available' | 'taken';

/** Looks a nickname up once typing rests. A lookup that fails counts as available: the server has the last word. */
export function useNicknameCheck(nickname: string): NicknameState {
  const [answer, setAnswer] = useState<{ nickname: string; state: NicknameState } | null>(null);
  const lookUp = canLookUpNickname(nickname);

  useEffect(() => {
    if (!lookUp) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      isNicknameFree(nickname.trim(), stop.signal).then(
        (free) => setAnswer({ nickname, state: free ? 'available' : 'taken' }),
        () => {
          if (!stop.signal.aborted) setAnswer({ nickname, state: 'available' });
        },
      );
    }, nicknameCheckDelayMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [nickname, lookUp]);

  if (!lookUp) return 'unknown';
  return answer?.nickname === nickname ? answer.state : 'checking';
}
