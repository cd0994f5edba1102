import http from 'node:http';
import type { AddressInfo } from 'node:net';

export const aiProviders = ['openai', 'anthropic', 'google', 'openai-compatible'] as const;
export type FakeProvider = (typeof aiProviders)[number];

export const drawingFakes = ['openai', 'google', 'openai-compatible'] as const;

/** What the next question gets: words with a finish, a picture, a status, or a fault of the line. */
export type FakeAnswer =
  | { text: string; finish?: 'stop' | 'length' | 'refused'; after?: Promise<void> }
  | { picture: Buffer; mediaType?: string }
  | { pictureAt: string }
  | { file: Buffer }
  | { status: number; body?: string; headers?: Record<string, string> }
  | { fault: 'hang' | 'reset' };

interface AskedQuestion {
  path: string;
  headers: http.IncomingHttpHeaders;
  body: string;
}

export interface FakeAi {
  baseUrl: string;
  asked: AskedQuestion[];
  /** One answer for each question to come; the last one stays. */
  answerWith(...answers: FakeAnswer[]): void;
  /** The same for questions of the second reader, which are answered apart. */
  reviewWith(...answers: FakeAnswer[]): void;
  close(): Promise<void>;
}

const finishWords = {
  openai: { stop: 'completed', length: 'incomplete', refused: 'completed' },
  'openai-compatible': { stop: 'stop', length: 'length', refused: 'content_filter' },
  anthropic: { stop: 'end_turn', length: 'max_tokens', refused: 'refusal' },
  google: { stop: 'STOP', length: 'MAX_TOKENS', refused: 'SAFETY' },
} as const;

type Finish = 'stop' | 'length' | 'refused';

/** A spoken answer as each vendor puts it on the wire. */
const bodies: Record<FakeProvider, (text: string, finish: Finish) => object> = {
  openai: (text, finish) => ({
    id: 'resp_1',
    object: 'response',
    created_at: 1_760_000_000,
    status: finishWords.openai[finish],
    model: 'fake-model',
    incomplete_details: finish === 'length' ? { reason: 'max_output_tokens' } : null,
    output: [
      {
        type: 'message',
        id: 'msg_1',
        role: 'assistant',
        status: 'completed',
        content: [
          finish === 'refused'
            ? { type: 'refusal', refusal: text }
            : { type: 'output_text', text, annotations: [] },
        ],
      },
    ],
    usage: {
      input_tokens: 100,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: 50,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: 150,
    },
  }),
  'openai-compatible': (text, finish) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_760_000_000,
    model: 'fake-model',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: text },
        finish_reason: finishWords['openai-compatible'][finish],
      },
    ],
    usage: { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 },
  }),
  anthropic: (text, finish) => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'fake-model',
    content: [{ type: 'text', text }],
    stop_reason: finishWords.anthropic[finish],
    stop_sequence: null,
    usage: { input_tokens: 100, output_tokens: 50 },
  }),
  google: (text, finish) => ({
    candidates: [
      { index: 0, content: { role: 'model', parts: [{ text }] }, finishReason: finishWords.google[finish] },
    ],
    usageMetadata: { promptTokenCount: 100, candidatesTokenCount: 50, totalTokenCount: 150 },
  }),
};

/** A picture as each vendor that draws puts it on the wire. */
function pictureBody(provider: FakeProvider, picture: Buffer, mimeType: string): object {
  const data = picture.toString('base64');
  if (provider === 'google') {
    return {
      candidates: [
        {
          index: 0,
          content: { role: 'model', parts: [{ inlineData: { mimeType, data } }] },
          finishReason: 'STOP',
        },
      ],
      usageMetadata: { promptTokenCount: 60, candidatesTokenCount: 1290, totalTokenCount: 1350 },
    };
  }
  return {
    created: 1_760_000_000,
    data: [{ b64_json: data }],
    usage: { input_tokens: 60, output_tokens: 1056, total_tokens: 1116 },
  };
}

interface WireReply {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

const json = (body: object): WireReply => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** An answer as bytes; null for a fault of the line. */
function replyOf(provider: FakeProvider, answer: FakeAnswer): WireReply | null {
  if ('fault' in answer) return null;
  if ('text' in answer) return json(bodies[provider](answer.text, answer.finish ?? 'stop'));
  if ('picture' in answer)
    return json(pictureBody(provider, answer.picture, answer.mediaType ?? 'image/png'));
  if ('pictureAt' in answer) return json({ created: 1_760_000_000, data: [{ url: answer.pictureAt }] });
  if ('file' in answer) return { status: 200, headers: { 'content-type': 'image/png' }, body: answer.file };
  return {
    status: answer.status,
    headers: { 'content-type': 'application/json', ...answer.headers },
    body: answer.body ?? '{}',
  };
}

/** Whether a question is one of the second reader's. */
export const isReview = (body: string): boolean => body.includes('strict child-safety reviewer');

/** A vendor on loopback that speaks its real wire protocol, faults included. */
export async function startFakeAi(provider: FakeProvider): Promise<FakeAi> {
  const asked: AskedQuestion[] = [];
  let answers: FakeAnswer[] = [{ text: '{}' }];
  let reviews: FakeAnswer[] = [{ text: '{"readable":true,"findings":[]}' }];

  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      asked.push({ path: request.url ?? '', headers: request.headers, body });
      const queue = isReview(body) ? reviews : answers;
      const answer = (queue.length > 1 ? queue.shift() : queue[0]) ?? { text: '' };
      const reply = replyOf(provider, answer);
      const mayAnswer = ('after' in answer && answer.after) || Promise.resolve();
      if (reply) void mayAnswer.then(() => response.writeHead(reply.status, reply.headers).end(reply.body));
      else if ('fault' in answer && answer.fault === 'reset') request.socket.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    answerWith: (...next) => void (answers = next),
    reviewWith: (...next) => void (reviews = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
