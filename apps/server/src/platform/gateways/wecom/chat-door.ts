// The chat app of an enterprise: named in its settings, its secret known to the operation of the house alone.
import type { Settings } from '../../config/index.ts';
import type { ChatCallback } from './callback.ts';
import { WECOM_BASE, openWecom, type Wecom, type WecomApp } from './wecom.ts';

/** The partner, and by `corpId:agentId` the secret of each app and what its calls to this server are signed with. */
export interface ChatDoor {
  readonly wecom: Wecom;
  readonly secrets: ReadonlyMap<string, string>;
  readonly callbacks: ReadonlyMap<string, ChatCallback>;
}

export type ChatSettings = Pick<
  Settings,
  'WECOM_GATEWAY' | 'WECOM_SECRETS' | 'WECOM_CALLBACKS' | 'ALLOW_PRIVATE_ADDRESSES'
>;

export function openChatDoor(settings: ChatSettings): ChatDoor {
  const { WECOM_GATEWAY, WECOM_SECRETS, WECOM_CALLBACKS, ALLOW_PRIVATE_ADDRESSES } = settings;
  const wecom = openWecom({ base: WECOM_GATEWAY ?? WECOM_BASE, allowPrivate: ALLOW_PRIVATE_ADDRESSES });
  const callbacks = pairsIn(WECOM_CALLBACKS).map(([app, both]) => {
    const [token = '', aesKey = ''] = both.split(':');
    return [app, { token, aesKey }] as const;
  });
  return { wecom, secrets: new Map(pairsIn(WECOM_SECRETS)), callbacks: new Map(callbacks) };
}

const pairsIn = (setting: string): (readonly [app: string, value: string])[] =>
  setting.split(',').flatMap((pair) => {
    const [, app, value] = /^([^=]+)=(.+)$/.exec(pair.trim()) ?? [];
    return app === undefined || value === undefined ? [] : [[app, value] as const];
  });

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
