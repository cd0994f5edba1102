import { setTimeout as sleep } from 'node:timers/promises';
import type { LanguageModel, LanguageModelUsage } from 'ai';
import * as z from 'zod/mini';
import { parseLooseJson } from '#server/platform/loose-json.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Log } from '#server/platform/log.ts';
import type { CraftDraft, IdeaRequest, TextEngine } from '#server/generation/ideas/draft.ts';
import { craftInstructions, craftQuestion, promptVersion } from '#server/generation/prompts/craft-v2.ts';
import { loadLanguageModel } from './language-model.ts';
import { VendorError } from './vendor-error.ts';
import type { VendorOutcome } from './vendor-error.ts';
import { VendorLine } from './vendor-line.ts';
import type { Admit, RecordCall, Usage } from './vendor-line.ts';
import { modelOf } from './vendor-settings.ts';
import type { VendorSettings } from './vendor-settings.ts';
import { acceptCraft, wireCraftSchema } from './wire-craft.ts';

export interface VendorTextDependencies {
  settings: VendorSettings;
  timeoutMs: number;
  clock: Clock;
  log: Log;
  admit: Admit;
  recordCall: RecordCall;
}

/** A second try helps against these; against the others it only costs. */
const worthAnotherTry: ReadonlySet<VendorOutcome> = new Set(['bad-output', 'down', 'rate-limited']);
const tries = 2;
const longestWaitMs = 5_000;
const usualWaitMs = 300;

const isWorthAnotherTry = ({ outcome, isResting, retryAfterMs }: VendorError): boolean =>
  worthAnotherTry.has(outcome) && !isResting && (retryAfterMs ?? 0) <= longestWaitMs;

interface Answer {
  text: string;
  finishReason: string;
  usage: Usage;
}

/** Asked beside the idea itself; a photo comes with it where it is about one. */
interface PlainQuestion {
  system: string;
  question: string;
  photo?: Buffer;
  timeoutMs: number;
}

const photoPart = (photo: Buffer | null | undefined) =>
  photo ? [{ type: 'file' as const, mediaType: 'image/jpeg', data: photo }] : [];

const usageOf = (usage: LanguageModelUsage | undefined): Usage => ({
  inputTokens: usage?.inputTokens ?? null,
  outputTokens: usage?.outputTokens ?? null,
});

/** Ideas of a vendor's model, behind the same port as the built-in engine. */
export class VendorText implements TextEngine {
  readonly provider: string;
  readonly wantsPhoto = true;
  readonly model: string;
  #deps: VendorTextDependencies;
  #line: VendorLine;
  #model: Promise<LanguageModel> | undefined;

  constructor(deps: VendorTextDependencies) {
    const { settings, clock, admit, recordCall } = deps;
    this.#deps = deps;
    this.provider = settings.provider;
    this.model = modelOf('text', settings);
    const { provider } = this;
    const of = { kind: 'text', provider, model: this.model, promptVersion } as const;
    this.#line = new VendorLine({ of, clock, admit, recordCall });
  }

  async suggest(request: IdeaRequest, corrections: readonly string[] = []): Promise<CraftDraft> {
    try {
      return await this.#withRetry(request, corrections);
    } catch (error) {
      if (!(error instanceof VendorError)) throw error;
      const level = error.isForOperator ? 'error' : 'warn';
      const { outcome } = error;
      this.#deps.log[level]({ err: error, outcome, provider: this.provider }, 'no idea from the vendor');
      throw error.toAppError();
    }
  }

  check(signal: AbortSignal): Promise<void> {
    return this.#line.call({ signal, ask: () => this.#askBriefly(signal), read: () => undefined });
  }

  async #withRetry(request: IdeaRequest, corrections: readonly string[]): Promise<CraftDraft> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#line.call({
          ask: () => this.#ask(request, corrections),
          read: (answer) => this.#read(answer),
        });
      } catch (error) {
        if (!(error instanceof VendorError) || attempt === tries || !isWorthAnotherTry(error)) throw error;
        await sleep(error.retryAfterMs ?? usualWaitMs);
      }
    }
  }

  async #ask(request: IdeaRequest, corrections: readonly string[]): Promise<Answer> {
    const { generateText, jsonSchema, Output } = await import('ai');
    const result = await generateText({
      model: await this.#load(),
      instructions: craftInstructions,
      messages: [
        {
          role: 'user',
          content: [{ type: 'text', text: craftQuestion(request, corrections) }, ...photoPart(request.photo)],
        },
      ],
      // Only asked for, never relied on: the answer's text is read leniently below.
      output: Output.object({
        schema: jsonSchema(z.toJSONSchema(wireCraftSchema) as Parameters<typeof jsonSchema>[0]),
      }),
      maxRetries: 0,
      timeout: { totalMs: this.#deps.timeoutMs },
    }).catch((error: unknown) => {
      // The SDK refuses what is not clean JSON; a fenced or truncated answer is still worth reading.
      const failed = error as { text?: unknown; finishReason?: unknown };
      if (typeof failed.text !== 'string' || failed.finishReason === 'content-filter') throw error;
      return { text: failed.text, finishReason: String(failed.finishReason), usage: undefined };
    });
    return { text: result.text, finishReason: result.finishReason, usage: usageOf(result.usage) };
  }

  /** A question answered in plain text. */
  async answer(asked: PlainQuestion): Promise<Answer> {
    const { generateText } = await import('ai');
    const { text, finishReason, usage } = await generateText({
      model: await this.#load(),
      instructions: asked.system,
      messages: [
        { role: 'user', content: [{ type: 'text', text: asked.question }, ...photoPart(asked.photo)] },
      ],
      maxRetries: 0,
      timeout: { totalMs: asked.timeoutMs },
    });
    return { text, finishReason, usage: usageOf(usage) };
  }

  /** The smallest question there is: it shows that key, model and address are right. */
  async #askBriefly(signal: AbortSignal): Promise<{ usage: Usage }> {
    const { generateText } = await import('ai');
    const abortSignal = AbortSignal.any([signal, AbortSignal.timeout(this.#deps.timeoutMs)]);
    const { usage } = await generateText({
      model: await this.#load(),
      prompt: 'Answer with the one word: ready',
      maxRetries: 0,
      abortSignal,
    });
    return { usage: usageOf(usage) };
  }

  #load(): Promise<LanguageModel> {
    this.#model ??= loadLanguageModel(this.#deps.settings, this.model);
    return this.#model;
  }

  #read({ text, finishReason }: Answer): CraftDraft {
    if (finishReason === 'content-filter') throw new VendorError('refused');
    // A cut-off answer can be mended into a craft that lacks its end.
    if (finishReason === 'length') throw new VendorError('bad-output');
    const by = { provider: this.provider, model: this.model, promptVersion };
    const draft = acceptCraft(parseLooseJson(text), by);
    if (!draft) throw new VendorError('bad-output');
    return draft;
  }
}
