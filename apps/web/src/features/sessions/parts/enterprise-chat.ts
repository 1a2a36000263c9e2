// The enterprise-chat flow: out to the chat app's authorization, back with a code, the code for tokens (specification 2.1).
import { chatAuthorizationOf } from '@yijian/contract/enterprises';
import { connection } from '../../../lib/api/index.ts';
import { pageUrl } from '../../../lib/env/index.ts';
import { acceptSignIn, type SessionEnterprise } from '../../../lib/session/index.ts';

const STATE = 'yijian:chat-state';

interface ChatApp {
  readonly corpId: string;
  readonly agentId: string;
}

/** The chat app the enterprise set up, if any. */
export function chatAppOf(enterprise: SessionEnterprise): ChatApp | undefined {
  const found = enterprise.settings['enterpriseChat'] as Partial<ChatApp> | undefined;
  return typeof found?.corpId === 'string' && typeof found.agentId === 'string'
    ? { corpId: found.corpId, agentId: found.agentId }
    : undefined;
}

/** Address of the chat app's authorization; it comes back to /wecomCode with code and state. */
export function chatAuthorization(app: ChatApp, returnTo: string): string {
  const state = randomState();
  sessionStorage.setItem(STATE, JSON.stringify({ state, returnTo }));
  return chatAuthorizationOf(app, { returnTo: pageUrl('/wecomCode'), state });
}

/** Path wanted before, if this state is the one we sent; a state is good once. */
export function takeChatState(state: string | null): string | undefined {
  const stored = JSON.parse(sessionStorage.getItem(STATE) ?? 'null') as { state?: unknown; returnTo?: unknown } | null;
  sessionStorage.removeItem(STATE);
  return state !== null && stored?.state === state && typeof stored.returnTo === 'string' ? stored.returnTo : undefined;
}

/** Why the code opened nothing: `factor` where the account asks for a code of an authenticator app besides. */
export type ChatRefusal = 'refused' | 'factor' | 'locked' | 'silent';

export class ChatRefused extends Error {
  readonly reason: ChatRefusal;

  constructor(reason: ChatRefusal) {
    super(`the chat code was refused: ${reason}`);
    this.reason = reason;
  }
}

const reasons: Readonly<Record<string, ChatRefusal>> = {
  interaction_required: 'factor',
  slow_down: 'locked',
  temporarily_unavailable: 'silent',
};

/** Exchanges the chat app's code at the realm's token endpoint (RFC 8693, an outside subject); throws ChatRefused. */
export async function exchangeChatCode(code: string): Promise<void> {
  const { authAddress, realm, clientId } = connection();
  const answer = await fetch(`${authAddress}/realms/${realm}/protocol/openid-connect/token`, {
    method: 'POST',
    credentials: 'same-origin',
    body: new URLSearchParams({
      client_id: clientId,
      grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
      subject_issuer: 'wecom',
      subject_token_type: 'urn:ietf:params:oauth:token-type:access_token',
      subject_token: code,
    }),
  });
  if (!answer.ok) {
    const { error = '' } = (await answer.json().catch(() => ({}))) as { error?: string };
    throw new ChatRefused(reasons[error] ?? 'refused');
  }
  acceptSignIn((await answer.json()) as Parameters<typeof acceptSignIn>[0]);
}

function randomState(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
