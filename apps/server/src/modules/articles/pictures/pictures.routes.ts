// Pictures of articles over plain HTTP: for the pages of doctors and of colleagues, which both show them by their address alone.
import { ARTICLE_PICTURES } from '@yijian/contract/articles';
import type { FastifyInstance } from 'fastify';
import { transaction, type Connections } from '../../../platform/db/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import { selectShownPicture } from './pictures.sql.ts';

export interface PictureOptions {
  readonly connections: Connections;
  readonly tenantOf: (host: string) => Promise<Tenant | undefined>;
}

const HASH = /^[0-9a-f]{64}$/;

export function servePictures(server: FastifyInstance, { connections, tenantOf }: PictureOptions): void {
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
