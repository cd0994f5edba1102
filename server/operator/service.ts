/** A command that could not be carried out, told to the operator in one sentence. */
export class CommandError extends Error {
  override name = 'CommandError';
}

interface OperatorCommand {
  usage: string;
  summary: string;
  /** Returns null when the words are not for this command, else what to print. */
  run(words: readonly string[]): Promise<string> | null;
}

interface Administrators {
  setAdminByEmail(email: string, isAdmin: boolean): Promise<'changed' | 'unchanged' | 'unknown' | 'last'>;
}

interface SecondFactors {
  removeByEmail(email: string): Promise<'removed' | 'off' | 'unknown'>;
}

interface Doctor {
  examine(options: { picture: boolean }): Promise<{ healthy: boolean; text: string }>;
}

/** Words of `doctor`, or null when they are not. */
export function doctorOptions(words: readonly string[]): { picture: boolean } | null {
  const [verb, option, ...more] = words;
  if (verb !== 'doctor' || more.length > 0 || (option !== undefined && option !== '--picture')) return null;
  return { picture: option === '--picture' };
}

/** What is in need of somebody makes the command fail. */
export async function report(doctor: Doctor, options: { picture: boolean }): Promise<string> {
  const { healthy, text } = await doctor.examine(options);
  if (!healthy) throw new CommandError(text);
  return text;
}

/** Words of a command with one file and one option, or null when they are not. */
export function fileWords(
  words: readonly string[],
  verb: string,
  option: string,
): { file: string; option: boolean } | null {
  const [first, ...rest] = words;
  const [file, ...more] = rest.filter((word) => word !== option);
  if (first !== verb || !file || file.startsWith('--') || more.length > 0) return null;
  return { file, option: rest.includes(option) };
}

interface Support {
  bundle(): Promise<string>;
}

interface Starter {
  seed(): Promise<boolean>;
  remove(): Promise<number>;
}

async function seed(starter: Starter): Promise<string> {
  return (await starter.seed())
    ? 'The crafts of the house are in the community; their pictures follow while the server runs.'
    : 'The crafts of the house are there already.';
}

async function removeSeed(starter: Starter): Promise<string> {
  const count = await starter.remove();
  return count > 0 ? `${count} crafts of the house were taken away.` : 'There are no crafts of the house.';
}

const quote = (words: readonly string[]): string => words.join(' ');

async function setAdmin(accountAdmin: Administrators, email: string, isAdmin: boolean): Promise<string> {
  const outcome = await accountAdmin.setAdminByEmail(email, isAdmin);
  const sentences = {
    changed: isAdmin ? `${email} is an administrator now.` : `${email} is no longer an administrator.`,
    unchanged: isAdmin ? `${email} is already an administrator.` : `${email} is not an administrator.`,
    unknown: `Nobody has registered with ${email} yet: register first, then run this again.`,
    last: `${email} is the last administrator: grant it to somebody else first.`,
  };
  if (outcome === 'unknown' || outcome === 'last') throw new CommandError(sentences[outcome]);
  return sentences[outcome];
}

const adminCommand = (accountAdmin: Administrators): OperatorCommand => ({
  usage: 'admin grant|revoke <email>',
  summary: 'make somebody an administrator, or no longer',
  run: (words) => {
    const [noun, verb, email] = words;
    const fits = noun === 'admin' && (verb === 'grant' || verb === 'revoke') && email && words.length === 3;
    return fits ? setAdmin(accountAdmin, email, verb === 'grant') : null;
  },
});

async function removeSecondFactor(secondFactors: SecondFactors, email: string): Promise<string> {
  const outcome = await secondFactors.removeByEmail(email);
  if (outcome === 'unknown') throw new CommandError(`Nobody has registered with ${email}.`);
  return outcome === 'removed'
    ? `${email} signs in with the password alone now, and was signed out everywhere.`
    : `Two-step sign-in is not on for ${email}.`;
}

const secondFactorCommand = (secondFactors: SecondFactors): OperatorCommand => ({
  usage: 'second-factor remove <email>',
  summary: 'let somebody who has lost phone and recovery codes sign in with the password alone',
  run: (words) => {
    const [noun, verb, email] = words;
    const fits = noun === 'second-factor' && verb === 'remove' && email && words.length === 3;
    return fits ? removeSecondFactor(secondFactors, email) : null;
  },
});

const doctorCommand = (doctor: Doctor): OperatorCommand => ({
  usage: 'doctor [--picture]',
  summary: 'try everything the product leans on; --picture draws one too, which a vendor wants money for',
  run: (words) => {
    const options = doctorOptions(words);
    return options && report(doctor, options);
  },
});

const seedCommand = (starter: Starter): OperatorCommand => ({
  usage: 'seed [remove]',
  summary: 'add the crafts of the house to the community, or take them away',
  run: (words) => {
    const [verb, option, ...more] = words;
    if (verb !== 'seed' || more.length > 0) return null;
    if (option === undefined) return seed(starter);
    return option === 'remove' ? removeSeed(starter) : null;
  },
});

const supportCommand = (support: Support): OperatorCommand => ({
  usage: 'support-bundle [file]',
  summary:
    'what helps those who help, without anything of a person and without secrets: printed, or into a new file',
  run: (words) => (words[0] === 'support-bundle' && words.length === 1 ? support.bundle() : null),
});

/** Carried out by the terminal itself, which may write and read the operator's files. */
const terminalCommands: readonly OperatorCommand[] = [
  {
    usage: 'backup <file> [--overwrite]',
    summary: 'write database and pictures into one verified file, while the server runs or not',
    run: () => null,
  },
  {
    usage: 'restore <file> [--replace]',
    summary: 'put such a file, or s3://bucket/name, into an empty place; --replace deletes what is there now',
    run: () => null,
  },
  {
    usage: 'backups',
    summary: 'list those that were made by themselves, by the names that restore takes',
    run: () => null,
  },
  {
    usage: 'drill',
    summary: 'restore the newest backup beside, look whether it would stand, and take it away again',
    run: () => null,
  },
  {
    usage: 'evaluate [--tables=N] [--misses]',
    summary: 'how often the configured ideas are what a craft book would make; a vendor wants money',
    run: () => null,
  },
  {
    usage: 'look <folder> [--write-thresholds]',
    summary: 'how well photos are looked at whose things a truth.txt tells; a vendor wants money',
    run: () => null,
  },
];

/** What an operator can do from a terminal, whether or not the server is running. */
export function createOperatorService(of: {
  accountAdmin: Administrators;
  secondFactorAdmin: SecondFactors;
  doctor: Doctor;
  starter: Starter;
  support: Support;
}) {
  const commands = [
    adminCommand(of.accountAdmin),
    secondFactorCommand(of.secondFactorAdmin),
    ...terminalCommands,
    doctorCommand(of.doctor),
    supportCommand(of.support),
    seedCommand(of.starter),
  ];
  return {
    async run(words: readonly string[]): Promise<string> {
      for (const command of commands) {
        const result = command.run(words);
        if (result) return result;
      }
      const lines = commands.map((command) => `  ${command.usage.padEnd(32)}${command.summary}`);
      const unknown = words.length > 0 ? `"${quote(words)}" is not a command.\n` : '';
      throw new CommandError(`${unknown}Commands:\n${lines.join('\n')}`);
    },
  };
}

export type OperatorService = ReturnType<typeof createOperatorService>;
