// Out to the authorization of the chat and back to /doctorChatLogin; what comes back unasked is not used.
import { chatAuthorizationOf } from '@yijian/contract/enterprises';
import { pageUrl } from '../../../../lib/env/index.ts';

const STATE = 'yijian:doctor-chat-state';

export type ChatPurpose = 'signIn' | 'bind';
export interface ChatApp {
  readonly corpId: string;
  readonly agentId: string;
}

export function chatAuthorization(app: ChatApp, purpose: ChatPurpose): string {
  const state = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  sessionStorage.setItem(STATE, `${purpose} ${state}`);
  return chatAuthorizationOf(app, { returnTo: pageUrl('/doctorChatLogin'), state });
}

/** What the code is for, if this state is the one that was sent; a state is good once. */
export function takeChatPurpose(state: string | null): ChatPurpose | undefined {
  const [purpose, sent] = (sessionStorage.getItem(STATE) ?? '').split(' ');
  sessionStorage.removeItem(STATE);
  return state !== null && sent === state && (purpose === 'signIn' || purpose === 'bind') ? purpose : undefined;
}
