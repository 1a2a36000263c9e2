// Calls that answer while they are still at work: events as they come, the whole result at the end (text/event-stream).
import type { Arguments, EndpointRow, Output } from '@yijian/contract/core';
import { baseOf } from './connection.ts';
import { perform, type CallOptions } from './call.ts';
import { ApiError } from './error.ts';
import { assertGood, readAnswer } from './trip/answer.ts';
import { encode, type Encoded } from './trip/encode.ts';
import type { Arrival } from './trip/send.ts';

export interface FollowOptions extends CallOptions {
  /** Called with every event before the last one. */
  readonly onEvent: (event: string, data: unknown) => void;
}

/** Calls a row that streams; answers what its last event, `answer`, holds. A `fault` is thrown as an ApiError, and so is a stream that breaks off. */
export function follow<E extends EndpointRow>(
  row: E,
  args: Arguments<E>,
  { onEvent, ...options }: FollowOptions,
): Promise<Output<E>> {
  const read = async (arrival: Arrival, encoded: Encoded): Promise<unknown> => {
    await assertGood(arrival, encoded);
    if (!isStream(arrival.response)) return readAnswer(arrival, encoded, row);
    const { event, data } = await arrival.follow((response) => lastOf(response, onEvent));
    if (event === 'answer') return data;
    const requestId = arrival.response.headers.get('x-request-id');
    if (event === 'fault') throw new ApiError({ status: statusOf(data), url: encoded.url, answer: data, requestId });
    throw new ApiError({ status: 0, code: 'network', url: encoded.url, requestId });
  };
  const accept = 'text/event-stream, application/json';
  return perform(row, encode(row, args, baseOf(row, options.base)), { ...options, accept }, read) as Promise<Output<E>>;
}

const isStream = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/event-stream') === true;

const statusOf = (data: unknown): number => {
  const code = (data as { code?: unknown } | null)?.code;
  return typeof code === 'number' ? code : 500;
};

interface Told {
  readonly event: string;
  readonly data: unknown;
}

const ends = ['answer', 'fault'];

/** The event that ends the stream; an empty one where it broke off before. */
async function lastOf(response: Response, onEvent: FollowOptions['onEvent']): Promise<Told> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { event: '', data: null };
    const blocks = (rest + value).split('\n\n');
    rest = blocks.pop()!;
    for (const { event, data } of blocks.map(told)) {
      if (ends.includes(event)) return { event, data };
      onEvent(event, data);
    }
  }
}

function told(block: string): Told {
  const lines = block.split('\n');
  const field = (name: string): string =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
  return { event: field('event'), data: JSON.parse(field('data') || 'null') as unknown };
}
