import { at, row, type Draw } from './row.ts';
import { shell } from './shaped.ts';

/** A four-legged toy that stands: middle, where its feet are, and how tall. */
const toyanimal: Draw = (tone, n) => {
  const [x, foot, k] = [at(n, 0), at(n, 1), at(n, 2, 32) / 32];
  const on = (across: number, up: number): [number, number] => [x + across * k, foot - up * k];
  return [
    ...[-10, -4, 5, 11].map((across, i) =>
      row('r', i % 2 === 0 ? tone : `${tone}-`, ...on(across, 5), 4.5 * k, 11 * k, 1),
    ),
    row('l', tone, 2.5 * k, ...on(-12, 16), ...on(-18, 22)),
    row('o^', tone, ...on(0, 14), 15 * k, 8.5 * k),
    row('o', `${tone}-`, ...on(10, 29), 3 * k, 4 * k),
    row('o^', tone, ...on(14, 23), 8 * k, 7 * k),
    row('o_', 'k', ...on(17, 25), 1.3 * k, 1.3 * k),
  ];
};

/** A toy car on its wheels: middle, where it stands, and how high. */
const toycar: Draw = (tone, n) => {
  const [x, foot, k] = [at(n, 0), at(n, 1), at(n, 2, 32) / 32];
  const on = (across: number, up: number): [number, number] => [x + across * k, foot - up * k];
  const outline = [
    on(-24, 6),
    on(-24, 15),
    on(-15, 16),
    on(-9, 26),
    on(9, 26),
    on(15, 16),
    on(25, 14),
    on(25, 6),
  ];
  return [
    row('q^', tone, 3, ...outline.flat()),
    row('p_', 'light-blue', ...on(-11, 16), ...on(-7, 23), ...on(7, 23), ...on(11, 16)),
    ...[-13, 13].flatMap((across) => [
      row('o', 'k', ...on(across, 5), 5.5 * k, 5.5 * k),
      row('o_', 'silver', ...on(across, 5), 2.4 * k, 2.4 * k),
    ]),
  ];
};

/** A brick with its studs. */
const toybrick: Draw = (tone, n) => {
  const [x, foot, k] = [at(n, 0), at(n, 1), at(n, 2, 32) / 32];
  const stud = (across: number): string =>
    row('r', `${tone}+`, x + across * k, foot - 22 * k, 9 * k, 6 * k, 1);
  return [
    stud(-8),
    stud(8),
    row('r^', tone, x, foot - 10 * k, 34 * k, 20 * k, 2),
    row('r_', `${tone}-`, x, foot - 2 * k, 34 * k, 3 * k),
  ];
};

/** A clothespin from where it bites to the ends that are squeezed, so wide there. */
const clip: Draw = (tone, n) => {
  const [x0, y0, x1, y1, w] = [at(n, 0), at(n, 1), at(n, 2), at(n, 3), at(n, 4, 11)];
  const long = Math.max(1, Math.hypot(x1 - x0, y1 - y0));
  const on = (share: number, side: number): [number, number] => [
    x0 + (x1 - x0) * share - ((y1 - y0) / long) * side * w,
    y0 + (y1 - y0) * share + ((x1 - x0) / long) * side * w,
  ];
  const half = (side: number): string =>
    row(
      'p^',
      side > 0 ? tone : `${tone}-`,
      ...on(0, 0.04 * side),
      ...on(0, 0.4 * side),
      ...on(0.55, 0.46 * side),
      ...on(1, 0.56 * side),
      ...on(1, 0.2 * side),
      ...on(0.5, 0.06 * side),
    );
  return [half(-1), half(1), row('z_', 'silver', w * 0.3, ...on(0.42, -0.52), ...on(0.42, 0.52))];
};

/** What is set on the rim in the place of a clothespin. */
const blob: Draw = (tone, n) => {
  const [x, y] = [(at(n, 0) + at(n, 2)) / 2, (at(n, 1) + at(n, 3)) / 2];
  return [row('o^', tone, x, y, at(n, 4, 11) * 0.62, at(n, 4, 11) * 0.62)];
};

/** The lid or the bottom of an egg carton, cup beside cup: middle, top, width and height. */
const eggbox: Draw = (tone, n) => {
  const [x, top, w, h] = [at(n, 0), at(n, 1), at(n, 2, 60), at(n, 3, 24)];
  const cups = [-1, 0, 1].map((i) =>
    row(
      'q^',
      tone,
      4,
      x + (i * w) / 3 - w / 6,
      top,
      x + (i * w) / 3 + w / 6,
      top,
      x + (i * w) / 3 + w / 9,
      top + h,
      x + (i * w) / 3 - w / 9,
      top + h,
    ),
  );
  return [...cups, row('r', `${tone}+`, x, top, w * 1.06, h * 0.18, 1)];
};

/** What a shell or a leaf leaves in clay, where a toy would leave its shape. */
const shellmark: Draw = (tone, n) => shell(tone, [at(n, 0), at(n, 1) - at(n, 2) * 0.5, at(n, 2) * 0.55]);
const leafmark: Draw = (tone, n) => {
  const [x, foot, tall] = [at(n, 0), at(n, 1), at(n, 2)];
  return [
    row('j_', tone, x - tall * 0.3, foot, x + tall * 0.4, foot - tall, tall * 0.3),
    row('z_', `${tone}-`, 1.6, x - tall * 0.3, foot, x + tall * 0.3, foot - tall * 0.86),
  ];
};

/** A whole flower where a leaf would point outward. */
const bloomray: Draw = (tone, n) => {
  const [x, y] = [(at(n, 0) + at(n, 2) * 2) / 3, (at(n, 1) + at(n, 3) * 2) / 3];
  return [row('f_', tone, x, y, 6, at(n, 4), at(n, 4) * 0.42), row('o_', 'gold', x, y, at(n, 4) * 0.3)];
};

/** Stickers or leaves all over what would else be painted: middle, width and height. */
const speckles: Draw = (_, n) => {
  const [x, y, w, h] = [at(n, 0), at(n, 1), at(n, 2, 60), at(n, 3, 100)];
  const rows = Math.max(2, Math.round(h / 26));
  return Array.from({ length: rows * 2 }, (_one, i) => {
    const [across, down] = [
      i % 2 === 0 ? -0.26 : 0.24,
      (Math.floor(i / 2) + 0.5 + (i % 2) * 0.3) / (rows + 0.3),
    ];
    const [sx, sy] = [x + across * w, y - h / 2 + down * h];
    return [row('o_', 'w', sx, sy, 8, 8), row('s_', i % 3 === 0 ? 'b' : 'a', sx, sy, 5, 6.5, 3)];
  }).flat();
};

/** What goes around a head in the place of a stick to hold. */
const headband: Draw = (tone) => [`l ${tone} 5 -78 6 -96 -18 -88 -52`, `l ${tone} 5 78 6 96 -18 88 -52`];

/** What is played with or stands in for something alive. */
export const toys: Record<string, Draw> = {
  toyanimal,
  toycar,
  toybrick,
  clip,
  blob,
  eggbox,
  shellmark,
  leafmark,
  bloomray,
  speckles,
  headband,
};
