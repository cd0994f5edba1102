import { currentSpan } from '#server/platform/tracing/trace.ts';
import { VendorError } from './vendor-error.ts';

/** A large picture as base64 text, with room. */
const mostBytes = 40_000_000;

function bounded(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let bytes = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length;
        if (bytes > mostBytes) controller.error(new VendorError('bad-output'));
        else controller.enqueue(chunk);
      },
    }),
  );
}

/** Says which trace it belongs to, where there is one. */
function inTrace(input: string | URL | Request, init: RequestInit | undefined): RequestInit {
  const span = currentSpan();
  if (!span) return { ...init };
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
  headers.set('traceparent', span.traceparent);
  return { ...init, headers };
}

/** How vendors are asked: they may answer so much and no more, send us nowhere else, and be spoken to at their own address only. */
export function guardedFetch(baseUrl: string | null): typeof fetch {
  const home = baseUrl && new URL(baseUrl).origin;
  return async (input, init) => {
    const { origin } = new URL(input instanceof Request ? input.url : input);
    // A picture can be answered as an address, and that could be any.
    if (home && origin !== home) throw new VendorError('bad-output');
    const response = await fetch(input, { ...inTrace(input, init), redirect: 'error' });
    return response.body ? new Response(bounded(response.body), response) : response;
  };
}
