// A dashboard as the analytics site lets it be framed: named, with pinned parameters, for minutes, signed with HS256 (RFC 7519).
import { EMBED_MINUTES } from '@yijian/contract/dashboards';
import { SignJWT } from 'jose';

export interface EmbedClaim {
  readonly secret: string;
  readonly dashboard: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly now: Date;
}

/** Tokens count whole seconds. */
const secondOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

export const expiryOf = (now: Date): Date => new Date((secondOf(now) + EMBED_MINUTES * 60) * 1000);

/** Analytics sites number their dashboards: an id of digits travels as a number. */
const idOf = (dashboard: string): string | number => (/^\d{1,15}$/.test(dashboard) ? Number(dashboard) : dashboard);

export async function signedToken({ secret, dashboard, parameters, now }: EmbedClaim): Promise<string> {
  return new SignJWT({ resource: { dashboard: idOf(dashboard) }, params: parameters })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(secondOf(now))
    .setExpirationTime(secondOf(expiryOf(now)))
    .sign(new TextEncoder().encode(secret));
}

/** Without a secret the public page of the dashboard. */
export const publicAddress = (site: string, dashboard: string): string =>
  new URL(`public/dashboard/${encodeURIComponent(dashboard)}`, site).href;

export const signedAddress = (site: string, token: string): string => new URL(`embed/dashboard/${token}`, site).href;
