// A body whose departure is watched: fetch does not report it, XMLHttpRequest does (look: real progress).

/** The part of the body that has left, from 0 to 1. */
export type OnSent = (part: number) => void;

export interface Upload {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
  readonly signal: AbortSignal;
  readonly onSent: OnSent;
  /** Milliseconds without progress after which sending is given up; a large file on a slow line may take longer in all. */
  readonly sendTimeout: number;
  /** Milliseconds to wait for the answer after the body has left: a large sheet is checked before it is answered. */
  readonly answerTimeout: number;
}

/** Nothing moved within the timeout. */
export class UploadStalled extends Error {
  override readonly name = 'UploadStalled';
}

/**
 * Sends a body and answers what `fetch` would answer. Rejects with UploadStalled, or with an Error when the network fails or the signal is aborted.
 * Redirects are followed, because XMLHttpRequest offers nothing else; the calls that take files answer none.
 */
export function upload({ method, url, headers, body, signal, onSent, ...timeouts }: Upload): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = (): void => request.abort();
    const settle = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    };
    const fail = (error: Error): void => {
      settle();
      reject(error);
    };
    const waitAtMost = (milliseconds: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        fail(new UploadStalled(url));
        request.abort();
      }, milliseconds);
    };
    request.open(method, url);
    request.responseType = 'blob';
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      waitAtMost(timeouts.sendTimeout);
      if (total > 0) onSent(loaded / total);
    });
    request.upload.addEventListener('load', () => {
      waitAtMost(timeouts.answerTimeout);
      onSent(1);
    });
    request.addEventListener('error', () => fail(new Error(`no answer from ${url}`)));
    request.addEventListener('abort', () => fail(new Error(`stopped on its way to ${url}`)));
    request.addEventListener('load', () => {
      settle();
      resolve(responseOf(request));
    });
    if (signal.aborted) return fail(new Error(`stopped before ${url}`));
    signal.addEventListener('abort', stop, { once: true });
    waitAtMost(timeouts.sendTimeout);
    request.send(body ?? null);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  const { status } = request;
  // These carry no body, and Response refuses one.
  const isBare = status === 204 || status === 205 || status === 304;
  return new Response(isBare ? null : (request.response as Blob | null), { status, headers });
}
