// Pictures and videos of articles over plain HTTP: for the pages of doctors and of colleagues, which both show them by their address alone.
import { Readable } from 'node:stream';
import { ARTICLE_PICTURES, ARTICLE_VIDEOS } from '@yijian/contract/articles';
import type { FastifyInstance } from 'fastify';
import { transaction, type Connections } from '../../../platform/db/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import { spanOf, type Span } from './media.policy.ts';
import { selectShownPicture } from './pictures.sql.ts';
import { selectPiece, selectShownVideo } from './videos.sql.ts';

export interface MediaOptions {
  readonly connections: Connections;
  readonly tenantOf: (host: string) => Promise<Tenant | undefined>;
}

const HASH = /^[0-9a-f]{64}$/;

export function servePictures(server: FastifyInstance, { connections, tenantOf }: MediaOptions): void {
  server.get(`${ARTICLE_PICTURES}:hash`, async (request, reply) => {
    const tenant = await tenantOf(request.host);
    const { hash } = request.params as { hash: string };
    const picture =
      tenant === undefined || !HASH.test(hash)
        ? undefined
        : await transaction(connections.bound(tenant.id), { requestId: request.id }, (sql) =>
            selectShownPicture(sql, hash),
          );
    // A recall reaches a picture within seconds, so no browser shows it without asking.
    reply.header('cache-control', 'no-cache').header('content-security-policy', "default-src 'none'");
    if (picture === undefined) return reply.status(404).send();
    // What a hash names never changes.
    const tag = `"${hash}"`;
    reply.header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.status(304).send();
    return reply.type(picture.type).send(picture.content);
  });
}

/** Bytes that are read at once; so much of a video is in memory for each reader. */
const PIECE = 1_048_576;

/** Whole or by ranges, as browsers ask for them while they play. */
export function serveVideos(server: FastifyInstance, { connections, tenantOf }: MediaOptions): void {
  server.get(`${ARTICLE_VIDEOS}:hash`, async (request, reply) => {
    const tenant = await tenantOf(request.host);
    const { hash } = request.params as { hash: string };
    const pool = tenant === undefined || !HASH.test(hash) ? undefined : connections.bound(tenant.id);
    const named = { requestId: request.id };
    const video = pool && (await transaction(pool, named, (sql) => selectShownVideo(sql, hash)));
    // A recall reaches a video within seconds, so no browser shows it without asking.
    reply.header('cache-control', 'no-cache').header('content-security-policy', "default-src 'none'");
    if (pool === undefined || video === undefined) return reply.status(404).send();
    // What a hash names never changes.
    const tag = `"${hash}"`;
    reply.header('etag', tag).header('accept-ranges', 'bytes');
    if (request.headers['if-none-match'] === tag) return reply.status(304).send();
    const { type, size } = video;
    const span = spanOf(request.headers.range, size);
    if (span === null) return reply.status(416).header('content-range', `bytes */${size}`).send();
    const { first, last } = span ?? { first: 0, last: size - 1 };
    const read = (piece: Span) => transaction(pool, named, (sql) => selectPiece(sql, hash, piece));
    async function* pieces(): AsyncGenerator<Buffer> {
      for (let at = first; at <= last; at += PIECE) {
        const piece = await read({ first: at, last: Math.min(at + PIECE - 1, last) });
        if (piece === undefined) throw new Error('the video was recalled while it was read');
        yield piece;
      }
    }
    if (span !== undefined) reply.status(206).header('content-range', `bytes ${first}-${last}/${size}`);
    return reply
      .type(type)
      .header('content-length', last - first + 1)
      .send(Readable.from(pieces()));
  });
}
