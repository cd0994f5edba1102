/** Just enough of the protobuf of ONNX to write a model of a few nodes. */

const wire = { varint: 0, bytes: 2 } as const;
const lowSevenBits = 127n;

function varint(value: number | bigint): Buffer {
  const bytes: number[] = [];
  let rest = BigInt(value);
  do {
    const low = Number(rest & lowSevenBits);
    rest >>= 7n;
    bytes.push(rest > 0n ? low | 0x80 : low);
  } while (rest > 0n);
  return Buffer.from(bytes);
}

const int = (field: number, value: number | bigint): Buffer =>
  Buffer.concat([varint((field << 3) | wire.varint), varint(value)]);

const bytes = (field: number, value: Uint8Array): Buffer =>
  Buffer.concat([varint((field << 3) | wire.bytes), varint(value.length), value]);

const text = (field: number, value: string): Buffer => bytes(field, Buffer.from(value));
const message = (field: number, ...parts: Buffer[]): Buffer => bytes(field, Buffer.concat(parts));

const types = { float: 1, int64: 7, bool: 9 } as const;
type TypeName = keyof typeof types;

const elements: Record<TypeName, (values: readonly number[]) => ArrayBufferView> = {
  float: (values) => Float32Array.from(values),
  int64: (values) => BigInt64Array.from(values, BigInt),
  bool: (values) => Uint8Array.from(values),
};

type Kind = [type: TypeName, dims: readonly number[]];

function constant(name: string, [type, dims]: Kind, values: readonly number[]): Buffer {
  const { buffer, byteOffset, byteLength } = elements[type](values);
  const raw = new Uint8Array(buffer, byteOffset, byteLength);
  return message(5, ...dims.map((dim) => int(1, dim)), int(2, types[type]), text(8, name), bytes(9, raw));
}

function port(field: 11 | 12, name: string, [type, dims]: Kind): Buffer {
  const shape = message(2, ...dims.map((dim) => message(1, int(1, dim))));
  return message(field, text(1, name), message(2, message(1, int(1, types[type]), shape)));
}

const input = (name: string, of: Kind): Buffer => port(11, name, of);
const output = (name: string, of: Kind): Buffer => port(12, name, of);

function node([kind, ...from]: readonly [string, ...string[]], to: string, attribute?: Buffer): Buffer {
  const inputs = from.map((name) => text(1, name));
  return message(1, ...inputs, text(2, to), text(4, kind), ...(attribute ? [attribute] : []));
}

const graphAttribute = (name: string, ...parts: Buffer[]): Buffer =>
  message(5, text(1, name), message(6, ...parts), int(20, 5));

export const photoSidePx = 8;

interface ColorModel {
  /** For each output what red, green and blue weigh, and what is added. */
  outputs: readonly (readonly [red: number, green: number, blue: number, plus: number])[];
  /** `endless`: it never comes to an answer. `greedy`: it wants half a gigabyte on the way. */
  manner?: 'endless' | 'greedy';
  byPixel?: boolean;
}

const manyFloats = 125_000_000;
const endlessly = 2n ** 62n;

/** Goes round and round with its scores. */
const endless = (from: string, to: string, dims: readonly number[]): Buffer[] => [
  constant('for-ever', ['int64', []], [Number(endlessly)]),
  constant('go-on', ['bool', []], [1]),
  node(
    ['Loop', 'for-ever', 'go-on', from],
    to,
    graphAttribute(
      'body',
      node(['Identity', 'again'], 'once-more'),
      node(['Identity', 'held'], 'kept'),
      text(2, 'round'),
      input('turn', ['int64', []]),
      input('again', ['bool', []]),
      input('held', ['float', dims]),
      output('once-more', ['bool', []]),
      output('kept', ['float', dims]),
    ),
  ),
];

/** Adds the least of very many zeros. */
const greedy = (from: string, to: string): Buffer[] => [
  constant('many', ['int64', [1]], [manyFloats]),
  node(['ConstantOfShape', 'many'], 'zeros'),
  // Of what comes in, so that nobody reckons it beforehand.
  node(['ReduceMax', from], 'largest'),
  node(['Add', 'zeros', 'largest'], 'large'),
  node(['ReduceMin', 'large'], 'least'),
  node(['Sub', 'least', 'largest'], 'nothing'),
  node(['Reshape', 'nothing', 'one'], 'flat'),
  constant('one', ['int64', [1]], [1]),
  node(['Add', from, 'flat'], to),
];

/** A model that looks at the mean color of a photo and has one score for each output. */
export function colorModel({ outputs, manner, byPixel = false }: ColorModel): Buffer {
  const count = outputs.length;
  const scores: Kind = ['float', [1, count]];
  const plain = manner ? 'sums' : 'scores';
  const sides = [photoSidePx, photoSidePx];
  const colorsFirst = message(5, text(1, 'perm'), ...[0, 3, 1, 2].map((axis) => int(8, axis)), int(20, 7));
  const graph = [
    ...(byPixel ? [node(['Transpose', 'photo'], 'colors', colorsFirst)] : []),
    node(['GlobalAveragePool', byPixel ? 'colors' : 'photo'], 'means'),
    node(['Flatten', 'means'], 'mean'),
    node(['Gemm', 'mean', 'weights', 'plus'], plain),
    ...(manner === 'endless' ? endless(plain, 'scores', scores[1]) : []),
    ...(manner === 'greedy' ? greedy(plain, 'scores') : []),
    text(2, 'colors'),
    constant(
      'weights',
      ['float', [3, count]],
      [0, 1, 2].flatMap((color) => outputs.map((each) => each[color] ?? 0)),
    ),
    constant(
      'plus',
      ['float', [count]],
      outputs.map((each) => each[3]),
    ),
    input('photo', ['float', byPixel ? [1, ...sides, 3] : [1, 3, ...sides]]),
    output('scores', scores),
  ];
  return Buffer.concat([int(1, 8), message(7, ...graph), message(8, int(2, 13))]);
}
