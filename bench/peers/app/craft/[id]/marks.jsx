'use client';
import { useState } from 'react';

export function Marks({ id, likes, marks }) {
  const [isLiked, setLiked] = useState(marks?.isLiked ?? false);
  const [count, setCount] = useState(likes);
  const [isSaved, setSaved] = useState(marks?.isSaved ?? false);
  async function send(kind, isOn, set) {
    if (!marks) return location.assign('/auth');
    set(!isOn);
    const answer = await fetch(`/api/crafts/${id}/${kind}`, { method: isOn ? 'DELETE' : 'POST' });
    const body = await answer.json();
    if (body.likes !== undefined) setCount(body.likes);
  }
  return (
    <p>
      <button type="button" aria-pressed={isLiked} onClick={() => send('likes', isLiked, setLiked)}>
        Like {count}
      </button>
      <button type="button" aria-pressed={isSaved} onClick={() => send('saves', isSaved, setSaved)}>
        Save
      </button>
    </p>
  );
}
