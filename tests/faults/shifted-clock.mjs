/** Loaded into a node whose machine keeps another time. */
const Right = Date;
const shiftMs = Number(process.env.FAULTS_CLOCK_MS);

globalThis.Date = class extends Right {
  constructor(...given) {
    if (given.length > 0) super(...given);
    else super(Right.now() + shiftMs);
  }

  static now() {
    return Right.now() + shiftMs;
  }
};
