// The chat app of an enterprise: named in its settings, its secret known to the operation of the house alone.
import type { Settings } from '../../config/index.ts';
import { WECOM_BASE, openWecom, type Wecom, type WecomApp } from './wecom.ts';

/** The partner, and the secret of each app by `corpId:agentId`. */
export interface ChatDoor {
  readonly wecom: Wecom;
  readonly secrets: ReadonlyMap<string, string>;
}

export type ChatSettings = Pick<Settings, 'WECOM_GATEWAY' | 'WECOM_SECRETS' | 'ALLOW_PRIVATE_ADDRESSES'>;

export function openChatDoor({ WECOM_GATEWAY, WECOM_SECRETS, ALLOW_PRIVATE_ADDRESSES }: ChatSettings): ChatDoor {
  const pairs = WECOM_SECRETS.split(',').flatMap((pair) => {
    const [, app, secret] = /^([^=]+)=(.+)$/.exec(pair.trim()) ?? [];
    return app === undefined || secret === undefined ? [] : [[app, secret] as const];
  });
  const wecom = openWecom({ base: WECOM_GATEWAY ?? WECOM_BASE, allowPrivate: ALLOW_PRIVATE_ADDRESSES });
  return { wecom, secrets: new Map(pairs) };
}

/** The app that the settings of an enterprise name as `enterpriseChat`, whatever is known of its secret. */
export function namedChatApp(settings: Readonly<Record<string, unknown>>): Omit<WecomApp, 'secret'> | undefined {
  const { corpId, agentId } = (settings['enterpriseChat'] ?? {}) as Partial<WecomApp>;
  return typeof corpId === 'string' && typeof agentId === 'string' ? { corpId, agentId } : undefined;
}

/** The app of an enterprise, where its secret is known here as well. */
export function chatAppOf(door: ChatDoor, settings: Readonly<Record<string, unknown>>): WecomApp | undefined {
  const app = namedChatApp(settings);
  const secret = app === undefined ? undefined : door.secrets.get(`${app.corpId}:${app.agentId}`);
  return app === undefined || secret === undefined ? undefined : { ...app, secret };
}
