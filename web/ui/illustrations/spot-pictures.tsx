import type { ReactNode } from 'react';
import { Cut, sheets } from './cut.tsx';

function Spot({ paper, children }: { paper: string; children: ReactNode }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">
      <Cut
        fill={paper}
        lift={0.8}
        d="M6 50C4 24 24 6 49 6c26 0 42 18 41 43-1 24-18 41-43 41C23 90 8 73 6 50z"
      />
      {children}
    </svg>
  );
}

export function SnapSpot() {
  return (
    <Spot paper={sheets.sky}>
      <Cut fill={sheets.leaf} lift={0.6} d="M27 38c-11-8-13-18-8-26 10 5 14 16 8 26z" />
      <Cut fill={sheets.sun} lift={0.6} d="m66 14 14 4-5 20-13-4z" />
      <Cut fill={sheets.blue} d="m16 36 16-1 5-8 22-1 6 9 16 0 1 40-65 1z" />
      <Cut fill={sheets.cream} d="M48 38c10-1 18 7 18 17s-7 17-17 18c-10 0-18-8-18-17s7-18 17-18z" />
      <path d="M48 45c6 0 11 4 11 10s-5 11-11 11-10-5-10-11 4-10 10-10z" fill={sheets.ink} />
      <path
        d="M43 51c1-2 3-3 5-3"
        stroke={sheets.cream}
        strokeWidth="2.500"
        strokeLinecap="round"
        fill="none"
      />
      <Cut fill={sheets.berry} lift={0.5} d="m68 41 7 0 0 6-7 0z" />
    </Spot>
  );
}

export function AgeSpot() {
  return (
    <Spot paper={sheets.sand}>
      <Cut fill={sheets.orange} d="M22 78c-7-1-8-10-7-19 1-8 4-13 9-13s9 5 9 13c1 9 0 18-11 19z" />
      <Cut fill={sheets.cream} lift={0.6} d="M24 28c6 0 10 4 10 10s-4 9-10 9-9-4-9-9 3-10 9-10z" />
      <Cut fill={sheets.leaf} d="M46 78c-9-1-10-12-9-24 1-11 5-17 11-17s11 6 11 17c1 12-1 23-13 24z" />
      <Cut fill={sheets.cream} lift={0.6} d="M48 16c6 0 11 5 11 11s-5 11-11 11-11-5-11-11 5-11 11-11z" />
      <Cut fill={sheets.berry} d="M72 78c-8-1-10-9-9-17 1-9 4-13 9-13 6 0 9 5 10 13 0 8-1 16-10 17z" />
      <Cut fill={sheets.cream} lift={0.6} d="M73 32c5 0 9 4 9 9s-4 9-9 9-9-4-9-9 4-9 9-9z" />
      <Cut fill={sheets.kraft} lift={0.8} d="m10 74 76-2 1 8-76 2z" />
    </Spot>
  );
}

export function ShareSpot() {
  return (
    <Spot paper={sheets.leafLight}>
      <path d="M8 30c26 14 54 14 81-2" stroke={sheets.ink} strokeWidth="2" fill="none" />
      <g transform="rotate(-6 30 52)">
        <Cut fill={sheets.cream} d="m14 38 31-1 1 37-32 1z" />
        <Cut fill={sheets.orange} lift={0.5} d="M30 46c6 0 9 5 8 10s-4 8-9 7-8-4-8-9 4-8 9-8z" />
        <Cut fill={sheets.blue} lift={0.4} d="m26 32 7 0 0 11-7 0z" />
      </g>
      <g transform="rotate(5 66 54)">
        <Cut fill={sheets.cream} d="m52 40 30-1 1 36-30 1z" />
        <Cut
          fill={sheets.berry}
          lift={0.5}
          d="M67 69c-11-7-15-14-11-19 4-4 9-2 11 2 2-5 8-6 11-2 4 6-2 13-11 19z"
        />
        <Cut fill={sheets.sun} lift={0.4} d="m63 34 7 0 0 11-7 0z" />
      </g>
    </Spot>
  );
}
