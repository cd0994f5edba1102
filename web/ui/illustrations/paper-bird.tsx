import { Cut, sheets } from './cut.tsx';

/** The bird of the house at full size, 236 by 214: a folded sheet for a wing, and a dab of glue that holds it. */
export function PaperBird({ at }: { at: string }) {
  return (
    <g transform={at}>
      <Cut fill={sheets.berry} d="M52 102 4 84l-4 13 7 10 46 14z" />
      <Cut fill={sheets.sun} d="M50 114 2 122l5 11-2 9 55-13z" />
      <Cut fill={sheets.leaf} d="m58 126-40 28 10 6 3 11 42-33z" />
      <Cut fill={sheets.berry} lift={0} d="m109 164-4 40-14 6 1 4 23-1 18 1v-4l-16-5 2-41z" />
      <Cut fill={sheets.berry} lift={0} d="m135 160 4 43-12 8 2 3 22-1 17 0-1-4-17-5-5-45z" />
      <Cut
        fill={sheets.orange}
        lift={2}
        d="M42 100c10-35 46-60 89-66 6-19 25-31 45-28 23 3 38 23 34 46-2 12-7 18-8 31-3 49-42 85-93 83-37-2-62-27-67-66z"
      />
      <Cut
        fill={sheets.orangeLight}
        lift={0}
        d="M84 128c22 17 74 14 104-27 1 35-33 61-76 60-16-1-27-14-28-33z"
      />
      <Cut fill={sheets.kraft} lift={0.5} d="m205 51 25 7-27 9z" />
      <Cut fill={sheets.sun} d="m206 33 30 18-1 3-31 5z" />
      <Cut fill={sheets.cream} lift={0.6} d="M170 29c6-3 14-1 17 5s1 14-5 17-14 1-17-5-1-14 5-17z" />
      <circle cx="177.500" cy="40" r="5.600" fill={sheets.ink} />
      <Cut fill={sheets.blueDeep} lift={2} d="m28 30 122 50-86 21z" />
      <Cut fill={sheets.blue} d="m28 30 122 50-80 12z" />
      <Cut fill={sheets.blueLight} lift={1.5} d="m150 80-86 21 39 43 5-3z" />
      <Cut fill={sheets.blue} lift={0} d="m64 101 25 4 14 39z" />
      <Cut
        fill={sheets.cream}
        lift={0.8}
        d="M138 71c7-7 20-6 24 2 3 6 1 10-2 14-3 5 1 13-3 18-3 3-8 2-9-2-2-5 1-9-3-13-6-4-13-13-7-19z"
      />
      <path d="M145 75c4-3 8-2 10-1-4 0-8 3-9 6-3-1-3-3-1-5z" fill="#fff" />
    </g>
  );
}
