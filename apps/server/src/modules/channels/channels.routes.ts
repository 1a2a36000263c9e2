// Front door of the channels.
import { channelEndpoints, chatPageEndpoints, contactSyncEndpoints } from '@yijian/contract/channels';
import { openChatDoor, type ChatSettings } from '../../platform/gateways/index.ts';
import { bind, type BoundEndpoint } from '../../platform/http/index.ts';
import { bindContact, findChannels, setChannel, unbindDoctor, type DoctorDoor } from './channels.service.ts';
import { findFriend, signPage } from './chat/chat-page.service.ts';
import { listFriends, refreshChannel, refreshFriends, syncContact } from './friends.service.ts';
import { findSync, ignoreFriend, runSync } from './sync/sync-calls.service.ts';

export interface ChannelOptions {
  readonly doctors: DoctorDoor;
  /** Settings CHAT_GATEWAY, CHAT_GATEWAY_KEY and CHAT_GATEWAY_TIMEOUT_MS, and those of WeCom. */
  readonly settings: ChatSettings & {
    readonly CHAT_GATEWAY?: string | undefined;
    readonly CHAT_GATEWAY_KEY?: string | undefined;
    readonly CHAT_GATEWAY_TIMEOUT_MS: number;
  };
}

export function channelRoutes({ doctors, settings }: ChannelOptions): BoundEndpoint[] {
  const partner = {
    address: settings.CHAT_GATEWAY,
    key: settings.CHAT_GATEWAY_KEY,
    timeout: settings.CHAT_GATEWAY_TIMEOUT_MS,
  };
  const chat = openChatDoor(settings);
  const syncCalls = bind('channels', contactSyncEndpoints, {
    findSync: (context) => findSync(context, { chat }),
    runSync: (context) => runSync(context, { chat, doctors }),
    ignoreFriend: (context, { body }) => ignoreFriend(context, { ...body, doctors }),
  });
  const calls = bind('channels', channelEndpoints, {
    set: (context, { body }) => setChannel(context, { ...body, doctors }),
    find: (context, { params }) => findChannels(context, { ...params, doctors }),
    listFriends: (context, { params, query }) =>
      listFriends(context, { page: params.a, size: params.b, ...query, doctors }),
    bind: (context, { body }) => bindContact(context, { ...body, doctors }),
    refreshFriends: (context, { params }) => refreshFriends(context, { ...params, partner }),
    syncContact: (context, { query }) => syncContact(context, { ...query, partner, doctors }),
    refreshChannel: (context, { params }) => refreshChannel(context, { ...params, partner, doctors }),
    unbind: (context, { params, query }) => unbindDoctor(context, { ...params, ...query, doctors }),
    unbindPartner: (context, { params, query }) => unbindDoctor(context, { ...params, ...query, doctors }),
  });
  const pageCalls = bind('channels', chatPageEndpoints, {
    findFriend: (context, { params }) => findFriend(context, { ...params, doctors }),
    signPage: (context, { query }) => signPage(context, { ...query, chat }),
  });
  return [...calls, ...syncCalls, ...pageCalls];
}
