// A server that stops answers what it has begun and refuses the rest in words (reliability: restart under load).
import { coreErrors } from '@yijian/contract/core';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../../platform/errors/index.ts';

/** What operators ask of a server that stops as well. */
const OPEN = new Set(['/healthz', '/readyz', '/metrics']);

export interface Draining {
  isDraining(): boolean;
  /** From now on new calls are refused; resolves when the last call that had begun is answered. */
  begin(): Promise<void>;
}

/** Counts the calls of a server; add it before anything that answers. */
export function watchCalls(server: FastifyInstance): Draining {
  let isDraining = false;
  let underWay = 0;
  let becameQuiet: (() => void) | undefined;

  server.addHook('onRequest', (request, reply, done) => {
    const isOpen = OPEN.has(request.url.split('?', 1)[0]!);
    if (isDraining && !isOpen) {
      done(new Failure(coreErrors.unavailable, {}, [], { 'retry-after': '2', connection: 'close' }));
      return;
    }
    // A socket lives on after its upgrade and is closed by its own room.
    if (request.headers.upgrade === undefined) {
      underWay += 1;
      reply.raw.once('close', () => {
        underWay -= 1;
        if (underWay === 0) becameQuiet?.();
      });
    }
    done();
  });
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining) reply.header('connection', 'close');
    done();
  });

  return {
    isDraining: () => isDraining,
    begin() {
      isDraining = true;
      if (underWay === 0) return Promise.resolve();
      return new Promise((resolve) => (becameQuiet = resolve));
    },
  };
}
