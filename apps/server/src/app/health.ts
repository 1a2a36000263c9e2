// Is it alive, is it ready, how is it doing: for operators and load balancers.
import { createHash, timingSafeEqual } from 'node:crypto';
import { coreErrors } from '@yijian/contract/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Connections } from '../platform/db/index.ts';
import { fail } from '../platform/errors/index.ts';
import { bearerOf } from '../platform/http/index.ts';

export interface HealthOptions {
  readonly connections: Connections;
  readonly isDraining: () => boolean;
  /** Opens /metrics from other machines. */
  readonly metricsToken: string | undefined;
}

/** Adds /healthz, /readyz and, for this machine or a token alone, /metrics. */
export function serveHealth(server: FastifyInstance, { connections, isDraining, metricsToken }: HealthOptions): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by operation and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'draining',
    help: '1 while the server is stopping',
    registers: [registry],
    collect() {
      this.set(isDraining() ? 1 : 0);
    },
  });

  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    seconds.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
  server.get('/healthz', { config: { rateLimit: false } }, () => ({ status: 'alive' }));
  server.get('/readyz', { config: { rateLimit: false } }, async (_request, reply) => {
    const ready = !isDraining() && (await answers(connections));
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
  server.get('/metrics', { config: { rateLimit: false } }, async (request, reply) => {
    if (!mayMeasure(request, metricsToken)) throw fail(coreErrors.unauthorized);
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
}

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/** What a proxy on this machine passes on comes from elsewhere, whatever the connection says. */
function mayMeasure(request: FastifyRequest, token: string | undefined): boolean {
  const shown = bearerOf(request);
  if (shown !== undefined) return token !== undefined && timingSafeEqual(digest(shown), digest(token));
  const isForwarded = FORWARDING.some((name) => request.headers[name] !== undefined);
  return !isForwarded && LOOPBACK.test(request.socket.remoteAddress ?? '');
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

async function answers(connections: Connections): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, 1500, false).unref());
  return Promise.race([
    connections.ping().then(
      () => true,
      () => false,
    ),
    late,
  ]);
}
