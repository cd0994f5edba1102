/** Loaded into a node whose machine keeps another time. */
const Right = Date;
const startedMs = Number(process.env.FAULTS_CLOCK_MS);
let shiftMs = startedMs;
process.on('SIGUSR2', () => {
  shiftMs = shiftMs === startedMs ? startedMs + 120_000 : startedMs;
});

globalThis.Date = class extends Right {
  constructor(...given) {
    if (given.length > 0) super(...given);
    else super(Right.now() + shiftMs);
  }

  static now() {
    return Right.now() + shiftMs;
  }
};
