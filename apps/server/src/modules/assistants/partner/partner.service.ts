// Single sign-on at the partner: an address with a ticket that tells who comes, signed for the partner, good for a minute (specification 7.2).
import { assistantErrors as errors, type PartnerAddress, type PartnerPage } from '@yijian/contract/assistants';
import { SignJWT } from 'jose';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import type { PartnerSettings } from './partner.policy.ts';

/** Seconds in which the browser has to arrive. */
const LIFE = 60;

/** The ticket names user, login, enterprise and partner, and nothing else about the person; tokens of the product never leave it. */
export async function partnerAddress(
  context: Context,
  { path, settings }: PartnerPage & { settings: PartnerSettings },
): Promise<PartnerAddress> {
  const { user, enterprise, clock, language } = context;
  const { PARTNER_GATEWAY: base, PARTNER_GATEWAY_SECRET: secret } = settings;
  if (base === undefined || secret === undefined) throw fail(errors.partnerMissing);
  const now = Math.floor(clock.now().getTime() / 1000);
  const url = new URL(`${base.replace(/\/+$/, '')}/${path}`);
  const ticket = await new SignJWT({ login: user.login, realm: enterprise.realm, language })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(user.id)
    .setIssuer('yijian')
    .setAudience(url.origin)
    .setJti(crypto.randomUUID())
    .setIssuedAt(now)
    .setExpirationTime(now + LIFE)
    .sign(new TextEncoder().encode(secret));
  url.searchParams.set('ticket', ticket);
  return { url: url.href, expiresAt: new Date((now + LIFE) * 1000).toISOString() };
}
