import { useEffect } from 'react';

const canStayOn = (): boolean => 'wakeLock' in navigator;

/** Keeps the screen on. The lock is lost whenever another app comes to the front, and taken again on the way back. */
export function useAwake(): { isThere: boolean } {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let left = false;
    const take = () => {
      if (left || document.visibilityState !== 'visible' || !canStayOn()) return;
      navigator.wakeLock.request('screen').then(
        (taken) => {
          if (left) void taken.release();
          else lock = taken;
        },
        // A battery that saves itself may refuse; the steps are there all the same.
        () => undefined,
      );
    };
    take();
    document.addEventListener('visibilitychange', take);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', take);
      void lock?.release();
    };
  }, []);
  return { isThere: canStayOn() };
}
