// Whether an identity server stands at an address, asked through the one guarded fetch (reliability 17).
import type { Connection, ConnectionProblem, ConnectionTrial } from '@yijian/contract/enterprises';
import { GuardFault, guardedFetch } from '../../../platform/gateways/index.ts';

export interface Reach {
  /** Setting ALLOW_PRIVATE_ADDRESSES: lets an identity server on this machine pass. */
  readonly allowPrivate: boolean;
}

/** A path is the built-in server; an address must answer with the configuration of the realm, issued by itself. */
export async function testConnection(ctx: Reach, trial: ConnectionTrial): Promise<Connection> {
  const { authAddress, realm } = trial;
  if (authAddress.startsWith('/')) {
    const isGood = authAddress.replace(/\/$/, '') === '/auth';
    return { isGood, isBuiltIn: isGood, issuer: null, problem: isGood ? null : 'badAddress' };
  }
  const issuer = `${authAddress.replace(/\/+$/, '')}/realms/${realm}`;
  const found = await problemAt(ctx, issuer);
  return { isGood: found === null, isBuiltIn: false, issuer: found === null ? issuer : null, problem: found };
}

async function problemAt(ctx: Reach, issuer: string): Promise<ConnectionProblem | null> {
  const host = URL.parse(issuer)?.host;
  if (host === undefined) return 'badAddress';
  try {
    const { status, text } = await guardedFetch(`${issuer}/.well-known/openid-configuration`, {
      hosts: [host],
      ...ctx,
    });
    if (status !== 200) return 'notIdentityServer';
    const told = issuerIn(text);
    if (told === undefined) return 'notIdentityServer';
    return told === issuer ? null : 'otherIssuer';
  } catch (error) {
    if (error instanceof GuardFault) return error.kind;
    throw error;
  }
}

function issuerIn(text: string): string | undefined {
  try {
    const found: unknown = JSON.parse(text);
    const { issuer, authorization_endpoint: entrance } = (found ?? {}) as Record<string, unknown>;
    return typeof issuer === 'string' && typeof entrance === 'string' ? issuer : undefined;
  } catch {
    return undefined;
  }
}
