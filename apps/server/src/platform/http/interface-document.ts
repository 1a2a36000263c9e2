// Serves /openapi.json: made when somebody first asks, kept compressed, for it is large and seldom read.
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const [compress, expand] = [promisify(gzip), promisify(gunzip)];

/** `make` gives the document; it is called once. */
export function serveDocument(server: FastifyInstance, make: () => object): void {
  let kept: Promise<Buffer> | undefined;
  server.get('/openapi.json', async (request, reply) => {
    kept ??= compress(JSON.stringify(make()));
    const packed = await kept;
    void reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
    if (/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
      return reply.header('content-encoding', 'gzip').send(packed);
    }
    return reply.send(await expand(packed));
  });
}
