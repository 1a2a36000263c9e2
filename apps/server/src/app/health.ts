// Is it alive, is it ready, how is it doing: for operators and load balancers.
import type { FastifyInstance } from 'fastify';
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Connections } from '../platform/db/index.ts';

/** Adds /healthz, /readyz and /metrics. */
export function serveHealth(server: FastifyInstance, connections: Connections, isDraining: () => boolean): void {
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
  server.get('/metrics', { config: { rateLimit: false } }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}

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
