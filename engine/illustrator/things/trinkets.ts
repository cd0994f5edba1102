import { at, row, type Draw } from './row.ts';

/** Small things that hang on a string or close it: middle and half the height. */
export const trinkets: Record<string, Draw> = {
  jingle: (tone, n) => {
    const [x, y, r] = [at(n, 0), at(n, 1), at(n, 2, 10)];
    return [
      row('a', `${tone}-`, x, y - r * 0.95, r * 0.3, r * 0.16, 0, 360),
      row('o^', tone, x, y, r * 0.85, r * 0.85),
      row('r_', 'k', x, y + r * 0.35, r * 1.1, r * 0.14, 0.5),
      row('o_', 'k', x, y + r * 0.38, r * 0.18),
      row('o_', `${tone}+`, x - r * 0.3, y - r * 0.35, r * 0.2),
    ];
  },
  doorkey: (tone, n) => {
    const [x, y, r] = [at(n, 0), at(n, 1), at(n, 2, 10)];
    return [
      row('a', tone, x, y - r * 0.6, r * 0.45, r * 0.2, 0, 360),
      row('z', tone, r * 0.22, x, y - r * 0.2, x, y + r),
      row('z_', tone, r * 0.2, x, y + r * 0.9, x + r * 0.42, y + r * 0.9),
      row('z_', tone, r * 0.2, x, y + r * 0.5, x + r * 0.36, y + r * 0.5),
    ];
  },
  hoop: (_, n) => [row('a', 'silver', at(n, 0), at(n, 1), at(n, 2, 10) * 0.8, at(n, 2, 10) * 0.36, 0, 360)],
  /** The two halves of a buckle, one pushed into the other. */
  clickbuckle: (_, n) => {
    const [x, y, r] = [at(n, 0), at(n, 1), at(n, 2, 14)];
    return [
      row('r^', 'k', x, y, r * 2.8, r * 1.4, 4),
      row('r_', 'gray', x - r * 0.15, y, r * 0.9, r * 0.8, 2),
      row('z_', 'gray', 1.4, x + r * 0.55, y - r * 0.7, x + r * 0.55, y + r * 0.7),
    ];
  },
  wireclip: (_, n) => {
    const [x, y, h] = [at(n, 0), at(n, 1), at(n, 2, 14)];
    const [left, right, top, foot] = [x - h * 0.2, x + h * 0.2, y - h / 2, y + h / 2];
    return [
      row('z_', 'silver', 1.6, left, foot, left, top, right, top, right, foot * 0.8 + top * 0.2),
      row(
        'z_',
        'silver',
        1.6,
        right,
        foot * 0.8 + top * 0.2,
        x - h * 0.02,
        foot * 0.8 + top * 0.2,
        x,
        y - h * 0.25,
      ),
    ];
  },
  bulldog: (_, n) => {
    const [x, y, h] = [at(n, 0), at(n, 1), at(n, 2, 14)];
    return [
      row('a', 'silver', x, y - h * 0.3, h * 0.2, h * 0.1, 0, 360),
      row(
        'p',
        'k',
        x - h * 0.3,
        y - h * 0.15,
        x + h * 0.3,
        y - h * 0.15,
        x + h * 0.5,
        y + h * 0.4,
        x - h * 0.5,
        y + h * 0.4,
      ),
    ];
  },
  peglet: (tone, n) => [row('r^', tone, at(n, 0), at(n, 1), at(n, 2, 14) * 0.43, at(n, 2, 14), 1)],
};
