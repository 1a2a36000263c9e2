// Sends the events of a call as they come, and knows when the caller has left (text/event-stream).
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EventReply, ToldEvent } from '../answers.ts';
import type { Context, Waiting } from '../context.ts';
import { errorAnswer, failureOf } from '../failures.ts';

export function waitingOf(request: FastifyRequest, reply: FastifyReply): Waiting {
  const left = new AbortController();
  reply.raw.once('close', () => left.abort());
  return { signal: left.signal, acceptsEvents: /\btext\/event-stream\b/i.test(request.headers.accept ?? '') };
}

/** What fails after the first event can no longer have a status: it is told as the last event, `fault`. */
export function sendEvents(reply: FastifyReply, { events }: EventReply, context: Context): FastifyReply {
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(written(events, context), { objectMode: false }));
}

async function* written(events: AsyncGenerator<ToldEvent>, context: Context): AsyncGenerator<string> {
  try {
    for await (const { event, data } of events) yield textOf(event, data);
  } catch (error) {
    const failure = failureOf(error);
    context.log.warn({ err: error, code: failure.row.code }, 'a stream ended early');
    yield textOf('fault', errorAnswer(failure, context.language, context.requestId));
  }
}

const textOf = (event: string, data: unknown): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
