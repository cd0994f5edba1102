import type { ReactNode } from 'react';
import { Cut, sheets } from './cut.tsx';
import { PaperBird } from './paper-bird.tsx';

/** What an empty place shows instead of a list. */
export const emptyPictures = {
  crafts: BlankSheet,
  posts: EmptyLine,
  favorites: HeartHole,
  nothing: Magnifier,
  lost: LostBird,
  notifications: SleepingBell,
  mishap: TornSheet,
  letter: SealedLetter,
  supplies: OpenBox,
} as const;

export type EmptyPictureName = keyof typeof emptyPictures;

/** Each picture lies on its own round of paper, so that it reads on light and dark pages alike. */
function Round({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 240 190" width="240" height="190" aria-hidden="true">
      <Cut
        fill={sheets.sky}
        lift={1.2}
        d="M22 104C17 50 66 12 122 13c57 0 101 38 98 88-3 47-46 76-101 76-53 0-93-27-97-73z"
      />
      {children}
    </svg>
  );
}

function BlankSheet() {
  return (
    <Round>
      <Cut fill={sheets.sun} lift={1.4} turn="rotate(-9 110 100)" d="m66 60 80-2 2 92-81 2z" />
      <Cut fill={sheets.cream} lift={1.6} turn="rotate(4 118 96)" d="m78 46 78-1 2 98-80 1z" />
      <path
        d="m100 78 4 12m8-2 6 10m7-4 9 8m6-7 10 4"
        stroke={sheets.ink}
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".35"
      />
      <g transform="rotate(-28 150 120)">
        <Cut fill={sheets.blueLight} lift={1} d="m92 112 64 5-1 8-54-3z" />
        <Cut fill={sheets.cream} lift={1} d="m92 128 63-13 3 8-54 9z" />
        <Cut
          fill={sheets.berry}
          lift={1.2}
          d="M155 113c6-10 24-16 35-11 13 6 9 21-4 21-11 1-21-5-31-2zm16-2c8 4 18 4 20 0s-12-6-20 0z"
        />
        <Cut
          fill={sheets.berry}
          lift={1.2}
          d="M154 120c12-2 29 3 35 13 6 12-5 21-16 14-9-5-11-16-21-19zm16 9c3 10 11 14 14 11s-5-11-14-11z"
        />
        <circle cx="156" cy="119" r="3.200" fill={sheets.ink} />
      </g>
      <Cut fill={sheets.leaf} lift={0.6} d="m50 132 14-7 4 9-12 7z" />
      <Cut fill={sheets.orange} lift={0.6} d="m176 60 12-5 5 9-11 5z" />
    </Round>
  );
}

function EmptyLine() {
  return (
    <Round>
      <path d="M26 70c58 28 130 28 188-2" fill="none" stroke={sheets.ink} strokeWidth="2.500" />
      <Cut fill={sheets.berry} lift={0.7} d="m68 78 10 2-3 22-10-2z" />
      <Cut fill={sheets.sun} lift={0.7} d="m115 80 10 0 1 23-11 0z" />
      <Cut fill={sheets.blue} lift={0.7} d="m164 77 10-2 4 22-10 3z" />
      <Cut fill={sheets.cream} lift={1.4} turn="rotate(-6 120 134)" d="m90 112 58-1 1 48-60 1z" />
      <Cut fill={sheets.leafLight} lift={0} turn="rotate(-6 120 134)" d="m98 150 14-18 10 9 8-6 11 15z" />
      <Cut
        fill={sheets.orange}
        lift={0}
        turn="rotate(-6 120 134)"
        d="M132 120c4-1 7 2 7 5s-4 6-7 5-5-3-4-6 2-4 4-4z"
      />
    </Round>
  );
}

function HeartHole() {
  return (
    <Round>
      <Cut fill={sheets.cream} lift={1.8} turn="rotate(-5 108 98)" d="m56 44 92-2 3 108-96 1z" />
      <g transform="rotate(-5 108 98)">
        <path
          d="M103 128c-26-17-38-36-28-51 9-12 23-7 28 5 6-12 22-15 30-3 9 15-5 34-30 49z"
          fill={sheets.blueLight}
        />
        <path
          d="M103 128c-26-17-38-36-28-51 9-12 23-7 28 5 6-12 22-15 30-3l1 3c-9-8-22-4-27 8-1 2-6 2-7 0-6-11-18-14-25-4-6 11 4 27 25 42z"
          fill={sheets.ink}
          opacity=".2"
        />
      </g>
      <Cut
        fill={sheets.berry}
        lift={1.6}
        turn="rotate(14 172 112)"
        d="M170 146c-26-17-38-36-28-51 9-12 23-7 28 5 6-12 22-15 30-3 9 15-5 34-30 49z"
      />
      <Cut fill={sheets.sun} lift={0.5} d="m60 160 12-5 5 8-11 5z" />
    </Round>
  );
}

function Magnifier() {
  return (
    <Round>
      <Cut fill={sheets.sun} lift={0.7} d="m52 72 24-9 6 18-20 9z" />
      <Cut fill={sheets.berry} lift={0.7} d="m170 48 18 4-6 19-14-5z" />
      <Cut fill={sheets.leaf} lift={0.7} d="M66 142c-13-6-15-20-6-29 13 5 16 19 6 29z" />
      <Cut fill={sheets.blue} lift={0.7} d="m94 42 16 0-7 16z" />
      <Cut fill={sheets.kraft} lift={1.6} d="m147 121 10-9 42 40-4 9-8 3z" />
      <Cut
        fill={sheets.cream}
        lift={1.6}
        d="M118 58c24-1 42 17 42 38s-17 40-41 40-42-18-42-39 17-39 41-39z"
      />
      <path d="M118 68c18 0 31 13 31 28 0 16-13 30-31 30s-31-13-31-29 13-29 31-29z" fill={sheets.blueLight} />
      <path
        d="M118 68c18 0 31 13 31 28l-2 8c-2-16-14-28-30-28-13 0-24 8-29 19-1-15 12-27 30-27z"
        fill={sheets.ink}
        opacity=".17"
      />
      <path
        d="M98 96c1-8 7-15 15-17"
        fill="none"
        stroke={sheets.cream}
        strokeWidth="5"
        strokeLinecap="round"
      />
    </Round>
  );
}

function LostBird() {
  return (
    <Round>
      <Cut fill={sheets.cream} lift={1.4} d="m30 132 52-16 56 14 54-16 20 40-60 20-54-12-44 12z" />
      <path d="m82 116 28 46M138 130l14 44" stroke={sheets.ink} strokeWidth="2.500" opacity=".16" />
      <path
        d="M48 146c16 10 30-10 46 2s24 16 42 2"
        fill="none"
        stroke={sheets.berry}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 9"
      />
      <Cut fill={sheets.berry} lift={0.6} d="m170 134 6 6 7-5 4 5-6 6 5 7-5 4-6-6-7 5-4-5 6-6-5-6z" />
      <PaperBird at="translate(62 26) scale(.5)" />
    </Round>
  );
}

function SleepingBell() {
  return (
    <Round>
      <Cut fill={sheets.orange} lift={1} d="M112 142c2 10 24 10 26-1z" />
      <Cut
        fill={sheets.sun}
        lift={1.8}
        d="M86 136c10-12 8-30 12-46 4-18 14-26 27-26s24 10 27 28c3 15 2 32 13 44l-2 6-76 1z"
      />
      <Cut fill={sheets.cream} lift={0.7} d="m116 58 16-1 2 9-19 1z" />
      <path
        d="M104 108c4 5 11 5 14 0m16 0c4 5 11 5 14 0"
        fill="none"
        stroke={sheets.ink}
        strokeWidth="3.500"
        strokeLinecap="round"
      />
      <Cut
        fill={sheets.cream}
        lift={1}
        d="M196 36c-17 2-24 22-13 34 9 10 25 8 31-3-12 4-24-2-26-13-1-7 2-14 8-18z"
      />
      <Cut fill={sheets.cream} lift={0.5} d="m56 62 4 7 8-1-5 7 4 8-8-2-6 6-1-9-8-3 8-4z" />
      <Cut fill={sheets.cream} lift={0.5} d="m76 36 2 5 6 0-4 4 2 6-6-3-5 3 1-6-4-4 6-1z" />
    </Round>
  );
}

function TornSheet() {
  return (
    <Round>
      <Cut
        fill={sheets.cream}
        lift={1.6}
        turn="rotate(-7 90 100)"
        d="m52 48 58-1-6 16 8 14-12 18 9 15-8 18 6 22-53 1z"
      />
      <Cut
        fill={sheets.cream}
        lift={1.6}
        turn="rotate(9 160 100)"
        d="m136 44 52 0 3 104-60 1-5-20 9-18-8-15 12-18-9-14z"
      />
      <Cut fill={sheets.leafLight} lift={0} turn="rotate(-7 90 100)" d="m58 142 18-26 14 12 10-9 8 22z" />
      <Cut
        fill={sheets.sun}
        lift={0.5}
        turn="rotate(9 160 100)"
        d="M168 62c7-1 13 5 12 12s-7 12-14 11-11-7-10-13 6-9 12-10z"
      />
      <Cut fill={sheets.blueLight} lift={0.8} d="M112 150c8-8 24-7 28 2 4 8-4 16-13 16-11 1-22-10-15-18z" />
    </Round>
  );
}

function SealedLetter() {
  return (
    <Round>
      <Cut fill={sheets.kraft} lift={1.6} turn="rotate(-5 120 100)" d="m60 62 122-2 2 80-123 2z" />
      <Cut fill={sheets.cream} lift={0.8} turn="rotate(-5 120 100)" d="m60 62 122-2-60 48z" />
      <Cut
        fill={sheets.berry}
        lift={0.9}
        turn="rotate(-5 120 100)"
        d="M121 94c8-1 14 5 14 12s-6 13-14 13-14-6-14-12 6-13 14-13z"
      />
      <Cut fill={sheets.sun} lift={0.6} d="m56 40 13-4 4 10-12 5z" />
      <Cut fill={sheets.blue} lift={0.6} d="m188 150 12-3 2 11-12 2z" />
      <path
        d="M176 50c10-12 22-14 32-8"
        fill="none"
        stroke={sheets.ink}
        strokeWidth="2.500"
        strokeLinecap="round"
        strokeDasharray="1 8"
      />
    </Round>
  );
}

function OpenBox() {
  return (
    <Round>
      <Cut fill={sheets.berry} lift={0.9} turn="rotate(-14 92 70)" d="m84 38 17 0-1 66-15 0z" />
      <Cut fill={sheets.sun} lift={0.9} turn="rotate(10 122 64)" d="m112 34 20-1 2 70-23 1z" />
      <Cut fill={sheets.leaf} lift={0.9} d="M150 106c-12-22-6-44 14-54 12 20 8 42-14 54z" />
      <Cut fill={sheets.wood} lift={1.6} d="m58 96 124-2-10 62-102 2z" />
      <Cut fill={sheets.kraft} lift={0.7} d="m58 96 124-2 12 20-68-4-66 6z" />
      <Cut fill={sheets.cream} lift={0.6} d="m104 124 32-1 1 18-32 1z" />
      <Cut fill={sheets.blue} lift={0.6} d="M46 62c7-1 12 4 12 10s-5 11-12 11-12-5-12-11 5-10 12-10z" />
    </Round>
  );
}
