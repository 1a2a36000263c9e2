// Out to the authorization of the chat and back to /doctorChatLogin; what comes back unasked is not used.
import { pageUrl } from '../../../../lib/env/index.ts';

const STATE = 'yijian:doctor-chat-state';

export type ChatPurpose = 'signIn' | 'bind';
export interface ChatApp {
  readonly corpId: string;
  readonly agentId: string;
}

export function chatAuthorization({ corpId, agentId }: ChatApp, purpose: ChatPurpose): string {
  const state = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  sessionStorage.setItem(STATE, `${purpose} ${state}`);
  const query = new URLSearchParams({
    appid: corpId,
    redirect_uri: pageUrl('/doctorChatLogin'),
    response_type: 'code',
    scope: 'snsapi_base',
    agentid: agentId,
    state,
  });
  return `https://open.weixin.qq.com/connect/oauth2/authorize?${query.toString()}#wechat_redirect`;
}

/** What the code is for, if this state is the one that was sent; a state is good once. */
export function takeChatPurpose(state: string | null): ChatPurpose | undefined {
  const [purpose, sent] = (sessionStorage.getItem(STATE) ?? '').split(' ');
  sessionStorage.removeItem(STATE);
  return state !== null && sent === state && (purpose === 'signIn' || purpose === 'bind') ? purpose : undefined;
}
