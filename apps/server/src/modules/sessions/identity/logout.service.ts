// Signing out at the identity server: by id token and return address, by refresh token, or after asking (specification 2.4, 7.1).
import type { FastifyReply } from 'fastify';
import { askSignOutPage, signedOutPage } from '../pages/pages.policy.ts';
import { makeProof, readProof } from './proof.policy.ts';
import { mayReturnTo, realmPath } from './realm.policy.ts';
import { signOut } from '../records/sign-out.service.ts';
import { sessionOfToken } from '../tokens/tokens.service.ts';
import {
  formOf,
  isOwnForm,
  languageOfVisit,
  queryOf,
  sendPage,
  setCookie,
  surroundings,
  type Form,
  type Visit,
} from './visit.policy.ts';

const ASK = 'ask';

/** GET and POST logout. */
export async function logout(ctx: Visit): Promise<FastifyReply> {
  const form: Form = { ...queryOf(ctx.request), ...formOf(ctx.request) };
  if (form['client_id'] !== undefined && form['client_id'] !== ctx.context.tenant.clientId)
    return refuse(ctx, 'invalid_client');
  if (ctx.request.method === 'POST' && form['refresh_token'] !== undefined) return logoutByRefreshToken(ctx, form);
  const asked = await sessionToEnd(ctx, form);
  if (asked === ASK) return ask(ctx);
  if (asked !== undefined) await signOut(signOutContext(ctx), asked);
  for (const name of ['yijian_session', 'yijian_session.sig']) setCookie(ctx, name, '', 0);
  return goOn(ctx, form);
}

/** Keycloak's way for clients without a browser: client_id and refresh_token, answered without a page. */
async function logoutByRefreshToken(ctx: Visit, form: Form): Promise<FastifyReply> {
  if (form['client_id'] === undefined) return refuse(ctx, 'invalid_client');
  const sessionKey = await sessionOfToken(ctx.context, form['refresh_token'] ?? '');
  if (sessionKey === undefined) return refuse(ctx, 'invalid_grant');
  await signOut(signOutContext(ctx), { sessionKey });
  return ctx.reply.status(204).header('cache-control', 'no-store').send();
}

/** Revocation of any token ends its session; unknown tokens are no error (RFC 7009). */
export async function revoke(ctx: Visit): Promise<FastifyReply> {
  const form = formOf(ctx.request);
  if (form['client_id'] !== ctx.context.tenant.clientId) return refuse(ctx, 'invalid_client');
  const sessionKey = await sessionOfToken(ctx.context, form['token'] ?? '');
  if (sessionKey !== undefined) await signOut(signOutContext(ctx), { sessionKey });
  return ctx.reply.status(200).header('cache-control', 'no-store').send();
}

/** The session that is meant; `ask` when only the browser's cookie names one, so that no foreign page can sign anyone out. */
async function sessionToEnd(ctx: Visit, form: Form): Promise<typeof ASK | { readonly sessionKey: string } | undefined> {
  if (form['id_token_hint'] !== undefined) {
    const named = await sessionOfToken(ctx.context, form['id_token_hint']);
    if (named !== undefined) return { sessionKey: named };
  }
  if (form['proof'] !== undefined && ctx.request.method === 'POST' && isOwnForm(ctx)) {
    const sessionKey = readProof(ctx.context.keys.secret, 'sign out', form['proof']);
    return sessionKey === undefined ? ASK : { sessionKey };
  }
  const session = await ctx.provider.Session.get({ req: ctx.request.raw, res: ctx.reply.raw, secure: false });
  return session.accountId === undefined ? undefined : ASK;
}

async function ask(ctx: Visit): Promise<FastifyReply> {
  const session = await ctx.provider.Session.get({ req: ctx.request.raw, res: ctx.reply.raw, secure: false });
  const proof = makeProof(ctx.context.keys.secret, 'sign out', session.uid);
  const action = `${realmPath(ctx.context.tenant.realm)}/protocol/openid-connect/logout`;
  return sendPage(ctx.reply, 200, askSignOutPage(frameOf(ctx), { home: '/pc/', proof, action }));
}

function goOn(ctx: Visit, form: Form): FastifyReply {
  const uri = form['post_logout_redirect_uri'];
  if (uri === undefined || !mayReturnTo(uri, ctx.context.origin))
    return sendPage(ctx.reply, 200, signedOutPage(frameOf(ctx), { home: '/pc/' }));
  const target = new URL(uri);
  if (form['state'] !== undefined) target.searchParams.set('state', form['state']);
  return ctx.reply.header('cache-control', 'no-store').redirect(target.href, 303);
}

const frameOf = (ctx: Visit) => surroundings({ ...ctx, tenant: ctx.context.tenant }, languageOfVisit(ctx));

const signOutContext = (ctx: Visit) => ({
  sql: ctx.context.pool,
  realm: ctx.context.tenant.realm,
  address: ctx.request.ip,
  userAgent: (ctx.request.headers['user-agent'] ?? '').slice(0, 300),
});

function refuse(ctx: Visit, error: string): FastifyReply {
  return ctx.reply.status(400).header('cache-control', 'no-store').send({ error });
}
