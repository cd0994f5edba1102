import { seeded, type Random } from '#engine/random/seeded.ts';
import type { ThemeName } from '#contract/common.ts';
import type { Look } from './figures/look.ts';
import { featuresOf } from './paper/features.ts';
import { boundsOf, lay } from './paper/lay.ts';
import type { Point } from './paper/curve.ts';
import { cutRows, type Piece, type Placing, type Rows } from './paper/notation.ts';
import { visibleOutlines } from './paper/visible.ts';
import { isLine, stampOf, stampPalette, type Stamp } from './paper/stamp.ts';
import { sheets, type Palette } from './paper/tones.ts';

/** Where a figure goes, in the picture's own units: -100 to 100 across and down. */
export interface Spot {
  x: number;
  y: number;
  w: number;
  h: number;
  /** True when `y` is where it stands rather than its middle. */
  foot?: boolean;
  part?: 'body' | 'face';
  mono?: string;
  /** Printed or painted: no shadows. */
  flat?: boolean;
}

interface StageOf {
  look: Look;
  palette: Palette;
  theme: ThemeName;
  seed: number;
  size: number;
  /** Where the subject is at home, in words. */
  place?: string;
}

const trim = (value: number): string => String(Math.round(value * 10) / 10);

/** Turns rows into SVG on a square sheet. Everything a form draws goes through here. */
export class Stage {
  readonly palette: Palette;
  readonly look: Look;
  readonly theme: ThemeName;
  readonly random: Random;
  readonly size: number;
  readonly place: string;
  readonly #seed: number;
  #names = 0;
  readonly #kept = new Map<string, Piece[]>();
  readonly #solids = new Map<Piece[], string>();

  constructor({ look, palette, theme, seed, size, place = '' }: StageOf) {
    this.look = look;
    this.palette = palette;
    this.theme = theme;
    this.size = size;
    this.place = place;
    this.#seed = seed;
    this.random = seeded(seed + 11);
  }

  get hasFace(): boolean {
    return this.look.face !== undefined;
  }

  get unit(): number {
    return this.size / 200;
  }

  #place(x: number, y: number, scale: number): Placing {
    return { x: (x + 100) * this.unit, y: (y + 100) * this.unit, scale: scale * this.unit };
  }

  #cut(rows: Rows, placing: Placing): Piece[] {
    return cutRows(rows, {
      palette: this.palette,
      random: seeded(this.#seed),
      placing,
      face: this.look.face ?? [],
    });
  }

  /** Lays rows around a point, at a size of their own. */
  rows(rows: Rows, [x, y, scale]: readonly [number, number, number] = [0, 0, 1], flat = false): string {
    const shadow = flat ? 0 : this.unit * Math.min(1, 0.45 + scale * 0.55) * 0.95;
    return lay(this.#cut(rows, this.#place(x, y, scale)), { shadow });
  }

  /** The pieces of the figure, fitted into its spot. */
  pieces(spot: Spot): Piece[] {
    const { x, y, w, h, foot, part } = spot;
    const key = [x, y, w, h, foot, part].join(' ');
    const kept = this.#kept.get(key) ?? this.#fit(spot);
    this.#kept.set(key, kept);
    return kept;
  }

  #fit(spot: Spot): Piece[] {
    const rows = (spot.part === 'face' ? this.look.face : undefined) ?? this.look.body;
    const [left, top, right, bottom] = boundsOf(this.#cut(rows, { x: 0, y: 0, scale: 1 }));
    const scale = Math.min(spot.w / (right - left), spot.h / (bottom - top));
    const y = spot.foot ? spot.y - bottom * scale : spot.y - ((top + bottom) / 2) * scale;
    return this.#cut(rows, this.#place(spot.x - ((left + right) / 2) * scale, y, scale));
  }

  figure(spot: Spot): string {
    const shadow = spot.flat ? 0 : this.unit * Math.min(1, 0.35 + Math.min(spot.w, spot.h) / 200);
    return lay(this.pieces(spot), spot.mono === undefined ? { shadow } : { shadow, mono: spot.mono });
  }

  /** The figure in one tone with its drawn details cut out: a print, a stencil. */
  print(spot: Spot, tone: string, gap: string): string {
    const printed = this.pieces(spot).map(({ d, width, points, lift, tone: own }): Piece => {
      const isPrinted = lift > 0 || own === sheets.ink;
      return { d, width, points, lift: 0, tone: isPrinted ? tone : gap };
    });
    return lay(printed, { shadow: 0 });
  }

  /** Everything the figure covers and a rim around it, in one tone. */
  rim(spot: Spot, tone: string, width: number): string {
    const wide = width * this.unit * 2;
    const joins = 'stroke-linejoin="round" stroke-linecap="round"';
    const strips = this.pieces(spot)
      .filter((piece) => piece.width > 0)
      .map(
        (piece) =>
          `<path d="${piece.d}" fill="none" stroke="${tone}" stroke-width="${trim(wide + piece.width)}" ${joins}/>`,
      );
    const [id, shapes] = this.#solid(spot);
    const all = `<use href="#${id}" fill="${tone}" stroke="${tone}" stroke-width="${trim(wide)}" ${joins}/>`;
    return shapes + all + strips.join('');
  }

  /** The filled pieces of a figure without any color, written down once and then asked for by name. */
  #solid(spot: Spot): [string, string] {
    const pieces = this.pieces(spot);
    const known = this.#solids.get(pieces);
    if (known !== undefined) return [known, ''];
    const id = this.#name();
    this.#solids.set(pieces, id);
    const solid = pieces.filter((piece) => piece.width === 0);
    return [id, `<defs><g id="${id}">${solid.map((piece) => `<path d="${piece.d}"/>`).join('')}</g></defs>`];
  }

  /** A line of stitches around the figure, on felt of the first tone with thread of the second. */
  stitched(spot: Spot, [felt, thread]: readonly [string, string], width: number): string {
    const dash = `stroke-dasharray="${trim(this.unit * 2.6)} ${trim(this.unit * 2.2)}" stroke-linecap="butt"`;
    const line = this.rim(spot, thread, width).replaceAll('stroke-linecap="round"', dash);
    return line + this.rim(spot, felt, width - 0.9);
  }

  /** A rim that throws a shadow: the figure cut out of thick card. */
  card(spot: Spot, tone: string, width: number): string {
    const far = this.unit * 1.3;
    const shadow = `<g opacity=".18">${this.move(far, far * 1.4, this.rim(spot, sheets.ink, width))}</g>`;
    return shadow + this.rim(spot, tone, width);
  }

  /** The figure bent from pipe cleaners: outlines only, with a fuzzy edge. */
  fuzzy(spot: Spot): string {
    const thick = trim(this.unit * 3.4);
    const bend = (piece: Piece, tone: string, dash: string): string => {
      const width = piece.width > 0 ? Math.max(piece.width, this.unit * 3.4) : Number(thick);
      return `<path d="${piece.d}" fill="none" stroke="${tone}" stroke-width="${trim(dash ? width * 1.5 : width)}"${dash} stroke-linejoin="round"/>`;
    };
    const [left, , right] = boundsOf(this.pieces(spot));
    const wires = this.pieces(spot).filter((piece) => {
      const [from, , to] = boundsOf([piece]);
      return piece.lift > 0 || to - from > (right - left) * 0.16;
    });
    const fuzz = ` stroke-dasharray="1.6 3"`;
    const shade = this.unit * 1.2;
    const shadow = `<g opacity=".18">${this.move(shade, shade * 1.4, wires.map((piece) => bend(piece, sheets.ink, '')).join(''))}</g>`;
    return (
      shadow +
      wires.map((piece) => bend(piece, piece.tone, fuzz) + bend(piece, piece.tone, '')).join('') +
      this.features(spot)
    );
  }

  /** What the figure covers in one tone; what only lies on it would not be seen. */
  silhouette(spot: Spot, mono: string): string {
    const raised = this.pieces(spot).filter((piece) => piece.lift > 0);
    return lay(raised, { shadow: 0, mono });
  }

  /** The outlines of the larger pieces, in thin strips of their own tones. */
  outlines(spot: Spot): string {
    const [left, , right] = boundsOf(this.pieces(spot));
    return this.pieces(spot)
      .filter((piece) => {
        const [from, , to] = boundsOf([piece]);
        return to - from > (right - left) * 0.16;
      })
      .map(
        ({ d, tone }) =>
          `<path d="${d}" fill="none" stroke="${tone}" stroke-width="${trim(this.unit * 3)}"/>`,
      )
      .join('');
  }

  /**
   * What a filling leaves of the figure, laid on again: its face, its windows and the thin lines it is known by.
   * Where a tone is told, what is neither dark nor white has that tone.
   */
  features(spot: Spot, { tones, instead }: { tones?: readonly string[]; instead?: string } = {}): string {
    const found = featuresOf(this.pieces(spot), spot.w * this.unit);
    const kept = tones === undefined ? found : found.filter(({ tone }) => tones.includes(tone));
    const toneFor = (tone: string): string => (tone === sheets.paper ? tone : (instead ?? tone));
    return lay(
      kept.map(({ d, width, points, lift, tone }): Piece => ({
        d,
        width,
        points,
        lift,
        tone: toneFor(tone),
      })),
      { shadow: 0 },
    );
  }

  /** Shows the inside only where the figure is. */
  within(spot: Spot, inside: string): string {
    const solid = this.pieces(spot).filter((piece) => piece.width === 0);
    return this.clip(solid.map((piece) => `<path d="${piece.d}"/>`).join(''), inside);
  }

  /** The pieces that rows are cut into where they are laid on the whole sheet. */
  piecesOf(rows: Rows): Piece[] {
    return this.#cut(rows, this.#place(0, 0, 1));
  }

  withinRows(rows: Rows, inside: string): string {
    const pieces = this.piecesOf(rows);
    return this.clip(pieces.map((piece) => `<path d="${piece.d}"/>`).join(''), inside);
  }

  clip(shape: string, inside: string): string {
    const id = this.#name();
    return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${inside}</g>`;
  }

  /** The same drawing at several places, told by how far each lies from where it is drawn. */
  repeat(drawing: string, moves: readonly (readonly [number, number, number?])[]): string {
    const id = this.#name();
    const uses = moves
      .map(([x, y, turn = 0]) => {
        const [mx, my] = [x * this.unit, y * this.unit];
        const middle = this.size / 2;
        const rotate = turn === 0 ? '' : ` rotate(${trim(turn)} ${trim(middle)} ${trim(middle)})`;
        return `<use href="#${id}" transform="translate(${trim(mx)} ${trim(my)})${rotate}"/>`;
      })
      .join('');
    return `<defs><g id="${id}">${drawing}</g></defs>${uses}`;
  }

  /** Every piece's outline as a thin line, as a pen follows what can be seen of them. */
  inked(spot: Spot, tone: string, width: number): string {
    const path = visibleOutlines(this.pieces(spot), this.unit * 1.4);
    return `<path d="${path}" fill="none" stroke="${tone}" stroke-width="${trim(width * this.unit)}" stroke-linecap="round" stroke-linejoin="round"/>`;
  }

  /** The same for small pictures, where nobody sees which line lies under another. */
  traced(spot: Spot, tone: string, width: number): string {
    const [id, shapes] = this.#solid(spot);
    return `${shapes}<use href="#${id}" fill="none" stroke="${tone}" stroke-width="${trim(width * this.unit)}" stroke-linejoin="round"/>`;
  }

  /** The pieces of the figure's face where the whole figure is shown; all of them where it has none. */
  facePieces(spot: Spot): Piece[] {
    const { body, face } = this.look;
    const at = body.findIndex((row) => row.startsWith('@'));
    if (face === undefined || at < 0) return this.pieces(spot);
    const count = (rows: Rows): number => this.#cut(rows, { x: 0, y: 0, scale: 1 }).length;
    const first = count(body.slice(0, at));
    return this.pieces(spot).slice(first, first + count(face));
  }

  /** The pieces in tones of their own choosing, without shadows. */
  recolored(spot: Spot, toneFor: (tone: string) => string): string {
    const pieces = this.pieces(spot).filter((piece) => piece.tone !== sheets.ink);
    return lay(
      pieces.map(({ d, width, points, lift, tone }): Piece => ({
        d,
        width,
        points,
        lift,
        tone: toneFor(tone),
      })),
      { shadow: 0 },
    );
  }

  /** A place of the picture's own units as it lies on the sheet. */
  pointAt(x: number, y: number): Point {
    const { x: px, y: py } = this.#place(x, y, 1);
    return [px, py];
  }

  /** Small things drawn once and laid down at many places, each in a tone of its own. */
  stamped(
    things: readonly Rows[],
    stamps: readonly Stamp[],
    { scale, flat }: { scale: number; flat: boolean },
  ): string {
    const drawn = things.map((rows) => {
      const pieces = cutRows(rows, {
        palette: stampPalette(this.palette),
        random: seeded(this.#seed),
        placing: { x: 0, y: 0, scale: scale * this.unit },
        face: [],
      });
      return { id: this.#name(), key: isLine(pieces) ? 'stroke' : 'fill', pieces };
    });
    const defs = drawn.map(
      ({ id, pieces }) => `<g id="${id}">${stampOf(pieces, flat ? 0 : this.unit * 0.8)}</g>`,
    );
    const uses = stamps.map(({ at: [x, y], turn, which, tone }) => {
      const { id, key } = drawn[which] as (typeof drawn)[number];
      const rotate = turn === 0 ? '' : `rotate(${Math.round(turn)})`;
      return `<use href="#${id}" transform="translate(${Math.round(x)} ${Math.round(y)})${rotate}" ${key}="${tone}"/>`;
    });
    return `<defs>${defs.join('')}</defs>${uses.join('')}`;
  }

  tilt(degrees: number, [x, y]: readonly [number, number], drawing: string): string {
    const at = this.#place(x, y, 1);
    return `<g transform="rotate(${trim(degrees)} ${trim(at.x)} ${trim(at.y)})">${drawing}</g>`;
  }

  move(dx: number, dy: number, drawing: string): string {
    return `<g transform="translate(${trim(dx)} ${trim(dy)})">${drawing}</g>`;
  }

  /** The drawing turned over, left to right, where its middle is. */
  mirror(x: number, drawing: string): string {
    return `<g transform="translate(${trim((x + 100) * 2 * this.unit)} 0) scale(-1 1)">${drawing}</g>`;
  }

  /** Keeps a margin around the craft, so that a wide crop cuts nothing off. */
  shrink(scale: number, drawing: string): string {
    const rest = (this.size * (1 - scale)) / 2;
    return `<g transform="translate(${trim(rest)} ${trim(rest)}) scale(${scale})">${drawing}</g>`;
  }

  faint(opacity: number, drawing: string): string {
    return `<g opacity="${trim(opacity)}">${drawing}</g>`;
  }

  #name(): string {
    this.#names += 1;
    return `g${(this.#seed % 46_656).toString(36)}-${this.#names}`;
  }
}
