import type { FastifyInstance } from 'fastify';
import { CommandError } from './service.ts';
import type { OperatorService } from './service.ts';
import { requireToken } from './token.ts';

export const commandPath = '/operator/command';

export interface CommandAnswer {
  ok: boolean;
  text: string;
}

/** Carries out commands of the command line while this server holds the embedded database. */
export function mountOperator(
  app: FastifyInstance,
  parts: { operator: OperatorService; token: string },
): void {
  app.post(commandPath, { config: { openWhenPrivate: true } }, async (request, reply) => {
    requireToken(request, parts.token);
    const { words } = request.body as { words: string[] };
    const answer = await carryOut(parts.operator, words);
    return reply.send(answer);
  });
}

async function carryOut(operator: OperatorService, words: readonly string[]): Promise<CommandAnswer> {
  try {
    return { ok: true, text: await operator.run(words) };
  } catch (error) {
    if (error instanceof CommandError) return { ok: false, text: error.message };
    throw error;
  }
}
