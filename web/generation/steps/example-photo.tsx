import { Cut, sheets } from '#web/ui/illustrations/cut.tsx';

/** Supplies laid out on a table and seen from above, 340 by 226: what a good photo looks like. */
export function ExamplePhoto() {
  return (
    <svg viewBox="0 0 340 226" width="340" height="226" aria-hidden="true">
      <Cut fill={sheets.cream} lift={1.4} d="m7 8 322-3 4 211-325 3z" />
      <path d="m17 17 303-2 3 192-305 2z" fill={sheets.wood} />
      <path
        d="m17 66 304-3v3l-304 4zM17 118l305-3v3l-305 4zM18 168l304-3v3l-304 4z"
        fill={sheets.kraft}
        opacity=".55"
      />
      <Papers />
      <Tube />
      <Yarn />
      <Leaves />
      <Buttons />
      <Crayons />
      <Scissors />
    </svg>
  );
}

function Papers() {
  return (
    <g transform="rotate(-5 74 74)">
      <Cut fill={sheets.berry} lift={1} turn="rotate(-7 74 74)" d="m34 34 68-1 1 80-70 1z" />
      <Cut fill={sheets.sun} lift={1} turn="rotate(3 74 74)" d="m38 35 68-1 1 79-69 1z" />
      <Cut fill={sheets.blueLight} lift={1} turn="rotate(12 74 74)" d="m42 36 66-1 2 78-68 1z" />
    </g>
  );
}

function Tube() {
  return (
    <g transform="rotate(24 168 62)">
      <Cut fill={sheets.sand} lift={1.6} d="m126 46 78-1c8 2 8 33 0 35l-78 1c-9-3-9-32 0-35z" />
      <path d="M126 46c8 2 8 33 0 35-9-3-9-32 0-35z" fill={sheets.kraft} />
      <path d="m150 46 9 0c6 9 6 26 0 35l-9 0c6-9 6-26 0-35z" fill={sheets.kraft} opacity=".35" />
    </g>
  );
}

function Yarn() {
  return (
    <>
      <path
        d="M262 92c14 12 44 2 46 22 1 14-24 12-30 4"
        fill="none"
        stroke={sheets.orange}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <Cut
        fill={sheets.orange}
        lift={1.6}
        d="M264 30c20-2 35 12 35 31s-14 35-34 35c-20 1-36-13-36-33 0-18 14-32 35-33z"
      />
      <path
        d="M238 46c18 2 36 16 44 42M250 36c20 4 36 18 44 40M234 64c14 2 26 12 32 30"
        fill="none"
        stroke={sheets.orangeLight}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  );
}

function Leaves() {
  return (
    <>
      <Cut fill={sheets.leaf} lift={0.8} d="M62 196c-22-8-32-30-22-52 22 6 32 30 22 52z" />
      <path d="m42 150 18 40" stroke={sheets.leafLight} strokeWidth="2.500" />
      <Cut fill={sheets.leafLight} lift={0.8} d="M78 192c-10-18-4-38 14-48 12 18 6 40-14 48z" />
      <path d="m89 150-10 36" stroke={sheets.leaf} strokeWidth="2.500" />
    </>
  );
}

const buttons = [
  [128, 132, sheets.berry],
  [152, 118, sheets.cream],
  [150, 146, sheets.blue],
] as const;

function Buttons() {
  return buttons.map(([x, y, color]) => (
    <g key={color} transform={`translate(${x} ${y})`}>
      <Cut fill={color} lift={0.7} d="M0-11c7 0 11 5 11 11S6 11 0 11s-11-5-11-11 5-11 11-11z" />
      <circle cx="-3" cy="-1" r="1.800" fill={sheets.ink} />
      <circle cx="3.500" cy="1" r="1.800" fill={sheets.ink} />
    </g>
  ));
}

const crayons = [
  [0, sheets.leaf],
  [16, sheets.berry],
  [32, sheets.blue],
] as const;

function Crayons() {
  return (
    <g transform="rotate(-9 150 180)">
      {crayons.map(([y, color]) => (
        <g key={color} transform={`translate(112 ${164 + y})`}>
          <Cut fill={color} lift={0.8} d="m0 0 58 0 13 5-13 6-58 0z" />
          <path d="m8 0 34 0 0 11-34 0z" fill={sheets.cream} opacity=".7" />
        </g>
      ))}
    </g>
  );
}

function Scissors() {
  return (
    <g transform="rotate(-38 262 164)">
      <Cut fill={sheets.sky} lift={1.2} d="m198 152 66 10-1 8-52-5z" />
      <Cut fill={sheets.cream} lift={1.2} d="m196 174 68-13 3 9-50 9z" />
      <Cut
        fill={sheets.blueDeep}
        lift={1.2}
        d="M264 160c9-11 28-18 40-12 14 7 10 22-4 23-12 1-24-5-36-3zm17-2c9 5 20 5 23 1s-12-8-23-1z"
      />
      <Cut
        fill={sheets.blueDeep}
        lift={1.2}
        d="M262 166c13-2 32 4 39 15 7 12-6 22-18 15-10-6-12-18-23-22zm17 11c4 11 13 16 16 12s-6-12-16-12z"
      />
      <circle cx="264" cy="166" r="3.600" fill={sheets.ink} />
    </g>
  );
}
