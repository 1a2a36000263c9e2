// The web application's files under /pc/ and the documents of the host itself (specification 2, 9: base path /pc/).
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { coreErrors } from '@yijian/contract/core';
import { doctorPageAt } from '@yijian/contract/doctor-portal';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TenantDirectory } from '../modules/enterprises/index.ts';
import type { Settings } from '../platform/config/index.ts';
import { fail } from '../platform/errors/index.ts';
import { pagePolicy } from './content-policy.ts';

const BUILT = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const A_YEAR = 'public, max-age=31536000, immutable';

/** Serves the built page; every path below /pc/ that is no file is the page itself, which routes on, or the light page of doctors. */
export async function serveWeb(server: FastifyInstance, settings: Settings, directory: TenantDirectory): Promise<void> {
  server.get('/', (_request, reply) => reply.redirect('/pc/'));
  server.get('/favicon.ico', (_request, reply) => reply.redirect('/pc/icon.svg', 301));
  server.get('/pc/env.json', (_request, reply) =>
    reply.header('cache-control', 'no-store').send(environment(settings)),
  );
  const root = settings.WEB_DIR ?? BUILT;
  if (!existsSync(root)) return;
  await server.register(fastifyStatic, {
    root,
    prefix: '/pc/',
    index: false,
    wildcard: false,
    preCompressed: true,
    decorateReply: true,
    setHeaders: cacheRule,
  });
  const page = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // A part of an older build is gone for good; the page in its place would be read as a script.
    if (request.url.startsWith('/pc/assets/')) throw fail(coreErrors.notFound, { url: request.url.slice(0, 200) });
    const origin = settings.PUBLIC_ORIGIN ?? `${request.protocol}://${request.host}`;
    const policy = pagePolicy(settings, await directory.byHost(request.host), origin);
    const path = request.url.split('?', 1)[0]!.slice('/pc'.length);
    const file = doctorPageAt(path) === undefined ? 'index.html' : 'doctor.html';
    return reply.header('content-security-policy', policy).header('cache-control', 'no-cache').sendFile(file);
  };
  server.get('/pc', page);
  server.get('/pc/*', page);
}

/** What the page must know before it knows its enterprise. */
function environment(settings: Settings): Record<string, unknown> {
  return {
    environment: settings.ENVIRONMENT,
    gateways: gatewaysOf(settings.GATEWAYS),
    ...(settings.FALLBACK_GATEWAY === undefined ? {} : { fallbackGateway: settings.FALLBACK_GATEWAY }),
    usageTracking: settings.USAGE_TRACKING,
  };
}

function cacheRule(
  reply: { setHeader?: (name: string, value: string) => unknown; header?: (name: string, value: string) => unknown },
  path: string,
): void {
  const rule = path.includes('/assets/') ? A_YEAR : 'no-cache';
  if (reply.setHeader !== undefined) reply.setHeader('cache-control', rule);
  else reply.header?.('cache-control', rule);
}

/** `origin=gateway` pairs as an object. */
export function gatewaysOf(setting: string): Record<string, string> {
  const pairs = setting.split(',').map((pair) => pair.trim().split('='));
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => pair.length === 2 && pair[0] !== ''));
}
