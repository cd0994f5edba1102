import fs from 'node:fs';
import path from 'node:path';

/** How the command line reaches the running server: whoever may read the data folder is the operator. */
interface OperatorPass {
  url: string;
  token: string;
}

const passFile = (dataDir: string): string => path.join(dataDir, 'operator.json');

export function writePass(dataDir: string, pass: OperatorPass): void {
  const part = `${passFile(dataDir)}.part`;
  fs.writeFileSync(part, JSON.stringify(pass), { mode: 0o600 });
  fs.renameSync(part, passFile(dataDir));
}

export function readPass(dataDir: string): OperatorPass | null {
  try {
    return JSON.parse(fs.readFileSync(passFile(dataDir), 'utf8')) as OperatorPass;
  } catch {
    return null;
  }
}

export function removePass(dataDir: string): void {
  fs.rmSync(passFile(dataDir), { force: true });
}
