import { pino } from 'pino';
import type { Logger, LoggerOptions } from 'pino';

import type { RecentProblems } from './recent-problems.ts';

export type Log = Logger;

const secretKeys = [
  'password',
  'newPassword',
  'confirmPassword',
  'currentPassword',
  'passwordHash',
  'token',
  'resetToken',
  'tokenHash',
  'secret',
  'otpauthUri',
  'challenge',
  'invitation',
  'link',
  'signInCode',
  'recoveryCodes',
  'codeHash',
  'codeVerifier',
  'idToken',
  'authorization',
  'cookie',
  'set-cookie',
  'number',
  'cvc',
  'exp',
  'clientSecret',
  'email',
  'username',
  'image',
  'imageData',
  'profileImage',
];

const emailPattern = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu;
const dataUrlPattern = /data:[\w/+.-]+;base64,[A-Za-z0-9+/=]+/g;

/** What a failed query was asked with, as the database driver quotes it, up to the lines of the stack. */
const queryParamsPattern = /^params: [\s\S]*?(?=\n {4}at |$(?![\s\S]))/gm;

/** Free text in a log line may quote what a person sent or a secret that was to be kept: these are blanked. */
export function redactText(text: string): string {
  return text
    .replace(queryParamsPattern, 'params: [hidden]')
    .replace(dataUrlPattern, '[data url]')
    .replace(emailPattern, '[email]');
}

function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: redactText(String(error)) };
  return {
    type: error.name,
    message: redactText(error.message),
    stack: redactText(error.stack ?? ''),
    ...('code' in error ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/** The address as logged: a query can carry a token, so only its names stay. */
export function redactUrl(url: string): string {
  const [path = '', query] = url.split('?', 2);
  const safePath = path.replace(/(\/verify-reset-token\/|\/invitations\/|\/check-displayname\/)[^/]+/, '$1…');
  if (query === undefined) return safePath;
  const names = [...new URLSearchParams(query).keys()].map((name) => `${name}=…`);
  return `${safePath}?${names.join('&')}`;
}

interface LogSettings {
  level: string;
  pretty: boolean;
  destination?: NodeJS.WritableStream;
  /** Is told of warnings and errors, too. */
  recentProblems?: RecentProblems;
}

const levels = { warn: 40, error: 50 } as const;

/** Every logger made of this one, too. */
const noting = (problems: RecentProblems): NonNullable<LoggerOptions['hooks']> => ({
  logMethod(said, method, level) {
    if (level >= levels.warn) problems.note(level >= levels.error ? 'error' : 'warn', said);
    method.apply(this, said);
  },
});

export function createLog(settings: LogSettings): Log {
  const options: LoggerOptions = {
    level: settings.level,
    base: null,
    redact: {
      paths: secretKeys.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]),
      censor: '[hidden]',
    },
    serializers: { err: describeError },
    ...(settings.recentProblems ? { hooks: noting(settings.recentProblems) } : {}),
  };
  if (settings.destination) return pino(options, settings.destination);
  if (!settings.pretty) return pino(options);
  const transport: unknown = {
    target: 'pino-pretty',
    options: { translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname' },
  };
  return pino({ ...options, transport: transport as NonNullable<LoggerOptions['transport']> });
}
