// The userinfo call: claims about the holder of a good access token (OpenID Connect core, 5.3).
import type { FastifyReply } from 'fastify';
import { findHolder } from '../tokens/holder.service.ts';
import { holderClaims } from './realm.policy.ts';
import type { Visit } from './visit.policy.ts';

type UserOf = (
  tenant: Visit['context']['tenant'],
  origin: string,
  token: string,
) => Promise<{ user: { id: string }; sessionKey: string | undefined } | undefined>;

export async function userInfo(ctx: Visit, userOf: UserOf): Promise<FastifyReply> {
  const token = /^Bearer ([\w~+/.=-]+)$/i.exec(ctx.request.headers.authorization ?? '')?.[1];
  const session = token === undefined ? undefined : await userOf(ctx.context.tenant, ctx.context.origin, token);
  const sessionKey = session?.sessionKey ?? '';
  const holder =
    session === undefined ? undefined : await findHolder(ctx.context, { userId: session.user.id, sessionKey });
  ctx.reply.header('cache-control', 'no-store');
  if (holder === undefined)
    return ctx.reply
      .status(401)
      .header('www-authenticate', 'Bearer error="invalid_token"')
      .send({ error: 'invalid_token' });
  return ctx.reply.send({ sub: session!.user.id, ...holderClaims(holder) });
}
