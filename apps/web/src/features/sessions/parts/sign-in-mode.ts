// Which way in: single sign-on, or the enterprise-chat flow that /initWecom starts (specification 2.1, R2.5).
import { isEnterpriseChat } from '../../../lib/env/index.ts';
import type { SessionEnterprise } from '../../../lib/session/index.ts';
import { readText, removeText, writeText } from '../../../lib/storage/index.ts';

const NORMAL_LOGIN = 'normalLogin';

export type SignInMode = 'single-sign-on' | 'enterprise-chat';

/** Remembers that this browser signs in through /initWecom. */
export function flagNormalLogin(flagged: boolean): void {
  if (flagged) writeText(NORMAL_LOGIN, 'true');
  else removeText(NORMAL_LOGIN);
}

/** The enterprise names its enterprise-chat hosts in its settings; the flag and the container itself say the same. */
export function signInMode(enterprise: SessionEnterprise, host: string = window.location.hostname): SignInMode {
  const named = enterprise.settings['enterpriseChatHosts'];
  const isKnownHost = Array.isArray(named) && named.includes(host);
  return isKnownHost || readText(NORMAL_LOGIN) === 'true' || isEnterpriseChat() ? 'enterprise-chat' : 'single-sign-on';
}
