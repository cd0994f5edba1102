import { Cut, sheets } from './cut.tsx';
import { PaperBird } from './paper-bird.tsx';

const drops = [
  [96, 86],
  [138, 88],
  [88, 134],
  [140, 148],
  [100, 166],
  [190, 84],
  [226, 88],
  [208, 138],
  [240, 142],
  [186, 162],
] as const;

/** A kitchen table on a rainy Sunday, 560 by 400. */
export function HeroScene() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 400" width="560" height="400">
      <Cut fill={sheets.sky} lift={1.6} d="M14 12 280 8l266 5 6 190-4 189-270 3L11 390 8 204z" />
      <Window />
      <Washing />
      <Cut fill={sheets.wood} lift={2} d="M10 268 150 264l260 3 141-4-2 129-270 3L11 391z" />
      <path
        d="m14 318 190-3 338 2v3l-330-1-198 2zM16 362l300-2 226 2v2l-240-1-286 3z"
        fill={sheets.kraft}
        opacity=".6"
      />
      <Sheets />
      <g transform="translate(-8 32)">
        <GluePot />
      </g>
      <Tube />
      <PaperBird at="translate(206 110)" />
      <Scissors />
      <Scraps />
    </svg>
  );
}

function Window() {
  return (
    <g transform="translate(0 -8)">
      <Cut fill={sheets.cream} lift={2} d="m52 30 216-3 4 100-3 97-214 3-5-93z" />
      <Cut fill={sheets.blueLight} lift={0} d="m66 44 188-2 2 86-2 82-186 2-4-80z" />
      <Cut fill={sheets.leafLight} lift={0} d="M67 190c28-22 58-26 92-12 34-22 66-22 96-4l-1 36-186 2z" />
      <Cut fill={sheets.leaf} lift={0} d="M67 204c40-18 84-16 118-4 24-10 48-12 70-6l-1 16-186 2z" />
      <Cut
        fill={sheets.sky}
        d="M86 86c2-12 16-16 24-9 8-13 30-9 31 6 13-1 17 16 4 19l-52 1c-12-1-15-13-7-17z"
      />
      <Cut
        fill={sheets.cream}
        d="M180 70c3-9 14-11 20-5 7-9 23-6 24 6 10 0 12 13 2 15l-42 1c-10-1-12-13-4-17z"
      />
      {drops.map(([x, y]) => (
        <path key={`${x} ${y}`} d={`m${x} ${y + 14}-4 12c0 3 5 4 6 1z`} fill={sheets.cream} />
      ))}
      <Cut fill={sheets.cream} lift={1} d="m157 43 9-1 1 170-9 1z" />
      <Cut fill={sheets.cream} lift={1} d="m66 128 189-3v9l-190 3z" />
      <Cut fill={sheets.cream} lift={1.5} d="m40 222 242-4 2 14-246 4z" />
    </g>
  );
}

function Washing() {
  return (
    <>
      <path d="M268 44c70 34 170 36 284 4" fill="none" stroke={sheets.ink} strokeWidth="2.500" />
      <g transform="rotate(-4 340 70)">
        <Cut fill={sheets.cream} lift={1.4} d="m312 66 52-2 3 62-54 2z" />
        <Cut fill={sheets.sun} d="M338 78c11-2 20 7 19 18s-11 18-21 16-17-11-15-20 8-13 17-14z" />
        <Cut fill={sheets.berry} lift={0.5} d="m332 56 10 0 1 18-10 1z" />
      </g>
      <g transform="rotate(3 420 80)">
        <Cut fill={sheets.cream} lift={1.4} d="m392 76 54-2 1 64-53 1z" />
        <Cut fill={sheets.leaf} d="M420 130c-18-12-18-34 1-48 17 14 17 36-1 48z" />
        <path d="m419 92 2 0 1 38-3 0z" fill={sheets.leafLight} />
        <Cut fill={sheets.blue} lift={0.5} d="m414 66 10 0 1 18-10 1z" />
      </g>
      <g transform="rotate(8 500 70)">
        <Cut fill={sheets.cream} lift={1.4} d="m474 66 52-1 2 62-55 1z" />
        <Cut
          fill={sheets.berry}
          d="M500 116c-16-11-24-22-17-31 6-7 14-4 17 3 4-7 13-9 18-2 6 9-3 20-18 30z"
        />
        <Cut fill={sheets.sun} lift={0.5} d="m495 55 10 0 1 18-10 1z" />
      </g>
    </>
  );
}

function Sheets() {
  return (
    <>
      <Cut fill={sheets.berry} d="m196 326 118-12 10 52-120 14z" />
      <Cut fill={sheets.blueLight} d="m214 322 122-2 2 50-118 6z" />
      <Cut fill={sheets.cream} d="m222 322 136 4-8 50-126-2z" />
      <path d="m250 336 66 12-48 16z" fill={sheets.blueLight} />
      <path d="m250 336 66 12-1 3-63-11 16 22-1 2z" fill={sheets.ink} opacity=".17" />
    </>
  );
}

function GluePot() {
  return (
    <>
      <Cut fill={sheets.kraft} lift={1} d="m132 128 9 3-26 92-10-3z" />
      <Cut fill={sheets.berry} lift={1} d="m126 152 10 3-4 12-9-3z" />
      <Cut
        fill={sheets.cream}
        lift={2.5}
        d="M66 224c-3-10 6-14 14-15l64 0c12 0 17 6 14 15l4 84c0 14-10 19-24 20l-50-1c-16 0-26-6-25-20z"
      />
      <Cut fill={sheets.blue} lift={0.6} d="m63 244 98-2 3 54-102 2z" />
      <Cut fill={sheets.cream} lift={0.6} d="M113 250c10 12 15 20 12 28-3 9-20 10-24 1-3-9 4-17 12-29z" />
      <Cut fill={sheets.sun} lift={1} d="m60 204 104-3 1 20-105 3z" />
      <Cut
        fill={sheets.cream}
        lift={0.6}
        d="M112 206c8-4 20-4 24 2 3 6 0 12-1 18s2 11-3 13c-5 1-7-5-6-10 0-5-2-8-6-10s-13-9-8-13z"
      />
    </>
  );
}

function Tube() {
  return (
    <>
      <Cut fill={sheets.leaf} d="M462 214c-26-22-34-46-26-66 18 14 27 38 29 65z" />
      <Cut fill={sheets.leafLight} d="M468 212c-4-28 4-48 22-60 6 20 0 42-18 60z" />
      <Cut fill={sheets.sun} d="m498 132 9 3-16 92-12-2z" />
      <Cut fill={sheets.ink} lift={0} d="m503 120 4 15-9-3z" />
      <Cut fill={sheets.berry} d="m524 148 9 5-28 76-11-4z" />
      <Cut fill={sheets.ink} lift={0} d="m532 137 1 16-9-5z" />
      <Cut fill={sheets.kraft} lift={2.5} d="m440 204 80-2 3 108-84 3z" />
      <Cut fill={sheets.sand} lift={0.5} d="m440 226 82-8 0 16-82 9zM440 262l83-8 0 16-83 9z" />
    </>
  );
}

function Scissors() {
  return (
    <g transform="rotate(-14 440 350)">
      <Cut fill={sheets.blueLight} lift={1.4} d="m352 338 84 12-1 9-66-6z" />
      <Cut fill={sheets.cream} lift={1.4} d="m348 362 88-15 3 10-62 11z" />
      <Cut
        fill={sheets.berry}
        lift={1.4}
        d="M436 347c10-12 30-20 44-14 16 7 12 25-4 26-14 1-26-6-38-3zm18-3c10 5 24 6 27 1 2-6-14-9-27-1z"
      />
      <Cut
        fill={sheets.berry}
        lift={1.4}
        d="M434 354c14-2 36 4 44 16 8 14-6 25-20 17-11-6-14-20-26-24zm19 12c4 12 14 18 18 14 4-6-7-14-18-14z"
      />
      <circle cx="436" cy="354" r="4" fill={sheets.ink} />
    </g>
  );
}

function Scraps() {
  return (
    <>
      <Cut fill={sheets.sun} lift={0.6} d="m180 352 18-6 4 14z" />
      <Cut fill={sheets.leaf} lift={0.6} d="m30 376 20-8 4 11-18 8z" />
      <Cut fill={sheets.orange} lift={0.6} d="m160 372 14-9 10 8-8 11z" />
      <Cut fill={sheets.blue} lift={0.6} d="m400 318 12-4 4 10-12 4z" />
    </>
  );
}
