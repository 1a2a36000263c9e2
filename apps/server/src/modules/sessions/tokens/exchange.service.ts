// A code of enterprise chat for the tokens of a session (RFC 8693, an outside subject; specification 2.1, R6.2).
import { randomBytes } from 'node:crypto';
import { errors, type KoaContext } from 'oidc-provider';
import { systemClock } from '../../../platform/clock/index.ts';
import { chatAppOf, WecomFault, type ChatPerson } from '../../../platform/gateways/index.ts';
import { factorNeeded } from '../factors/factor-rule.service.ts';
import { callerOf, CHAT_HEADER, RESOURCE, SCOPES, type RealmContext } from '../identity/realm.policy.ts';
import { openSession } from '../records/open-session.service.ts';
import { signInByChat, type ChatSignIn, type TellPerson } from '../sign-in/by-chat.service.ts';
import { lockRuleOf } from '../sign-in/lock-rule.service.ts';
import { tokensFor } from './refresh.service.ts';

const ACCESS_TOKEN = 'urn:ietf:params:oauth:token-type:access_token';
const LONGEST_CODE = 512;
/** What the chat says of a code that is none, or was used; anything else is a fault of the app, which nobody pays for. */
const NO_CODE = new Set([40029, 40163]);

/** Answers grant_type=token-exchange. Throws the provider's errors; none of them tells who the code stands for. */
export async function answerExchange(ctx: RealmContext, koa: KoaContext): Promise<void> {
  const { subject_issuer: issuer, subject_token: code = '', subject_token_type: type } = koa.oidc.params;
  if (issuer !== 'wecom' || type !== ACCESS_TOKEN || code === '' || code.length > LONGEST_CODE)
    throw new errors.InvalidRequest('a code of enterprise chat is exchanged, nothing else');
  const tenant = { ...ctx.tenant, settings: { enterpriseChat: chatAppIn(koa) } };
  const app = chatAppOf(ctx.chat, tenant.settings);
  if (app === undefined) throw new errors.InvalidGrant('the enterprise has no chat app');
  const rules = { sql: ctx.pool, enterprise: tenant, clock: systemClock };
  const { userAgent, address } = callerOf(koa);
  const signed = await signInByChat(
    {
      pool: ctx.pool,
      address,
      userAgent,
      addressLimit: ctx.settings.SIGN_IN_LIMIT_PER_HOUR,
      lockRule: await lockRuleOf(rules),
      needsFactor: async (userId) => (await factorNeeded(rules, userId)) !== 'NOTHING',
      way: 'CHAT',
    },
    { tell: personTeller(() => ctx.chat.wecom.personOf(app, code)) },
  );
  if (signed.outcome === 'LOCKED') koa.set('retry-after', String(signed.seconds));
  if (signed.outcome !== 'SUCCESS') throw refusalOf(signed.outcome);
  koa.body = await openTokens(ctx, koa, signed.account.id);
}

/** Read anew with each request: whatever a client sends under this name is gone. */
function chatAppIn(koa: KoaContext): unknown {
  return JSON.parse(String(koa.headers[CHAT_HEADER] ?? 'null'));
}

function personTeller(ask: () => Promise<ChatPerson>): TellPerson {
  return async () => {
    try {
      const person = await ask();
      return person.kind === 'USER' ? { chatUserId: person.userId } : 'STRANGER';
    } catch (error) {
      if (!(error instanceof WecomFault)) throw error;
      return error.code !== undefined && NO_CODE.has(error.code) ? 'WRONG' : 'SILENT';
    }
  };
}

function refusalOf(outcome: Exclude<ChatSignIn['outcome'], 'SUCCESS'>): Error {
  if (outcome === 'SILENT') return new errors.TemporarilyUnavailable('enterprise chat does not answer');
  if (outcome === 'LOCKED') return new errors.SlowDown('too many failures');
  if (outcome === 'FACTOR') return new errors.InteractionRequired('a second factor is needed');
  return new errors.InvalidGrant('the code opens no account');
}

async function openTokens(ctx: RealmContext, koa: KoaContext, accountId: string): Promise<Record<string, unknown>> {
  const { provider, client } = koa.oidc;
  const sessionKey = randomBytes(24).toString('base64url');
  const authTime = Math.floor(Date.now() / 1000);
  const grant = new provider.Grant({ accountId, clientId: client.clientId });
  grant.addOIDCScope(SCOPES);
  grant.addResourceScope(RESOURCE, SCOPES);
  const payload = { accountId, grantId: await grant.save(), authTime, scope: SCOPES };
  await openSession(ctx, { sessionKey, userId: accountId, ...callerOf(koa), isChat: true, signedInAt: authTime });
  const refresh = new provider.RefreshToken({
    ...payload,
    client,
    amr: ['wecom'],
    expiresWithSession: false,
    gty: 'token_exchange',
    resource: RESOURCE,
    rotations: 0,
    sessionUid: sessionKey,
  });
  const value = await refresh.save();
  return tokensFor(ctx, { koa, live: { value, payload, sessionKey, secondsLeft: refresh.expiration } });
}
