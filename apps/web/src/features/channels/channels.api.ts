// Channels of a doctor and contacts of enterprise chat (specification 7.5, channels and binding).
import { channelEndpoints, chatPageEndpoints, contactSyncEndpoints, type FriendGroup } from '@yijian/contract/channels';
import { useQueryClient } from '@tanstack/react-query';
import { isEnterpriseChat } from '../../lib/env/index.ts';
import { call, connection, refreshCalls, useCall, useWrite } from '../../lib/api/index.ts';

export function useChannels(doctorId: string) {
  return useCall(channelEndpoints.find, { params: { id: doctorId } }, { errorMessage: false });
}

const FRIENDS = 50;

export function useFriends(keyword: string, group: FriendGroup = 'ALL') {
  return useCall(
    channelEndpoints.listFriends,
    { params: { a: 0, b: FRIENDS }, query: { keyword: keyword.trim(), group } },
    { keepPrevious: true, errorMessage: false },
  );
}

export const useFriend = (externalUserId: string) =>
  useCall(chatPageEndpoints.findFriend, { params: { externalUserId } }, { errorMessage: false });

const refreshes = [channelEndpoints.find, channelEndpoints.listFriends, chatPageEndpoints.findFriend];
export const useSetChannel = () => useWrite(channelEndpoints.set, { refreshes });
export const useBindContact = () => useWrite(channelEndpoints.bind, { refreshes });
/** Inside the enterprise-chat app the partner's own address unbinds. */
export const useUnbind = () =>
  useWrite(isEnterpriseChat() ? channelEndpoints.unbindPartner : channelEndpoints.unbind, { refreshes });
export const useIgnoreFriend = () => useWrite(contactSyncEndpoints.ignoreFriend, { refreshes });
export const useContactSync = () => useCall(contactSyncEndpoints.findSync, {}, { errorMessage: false });
export const useRunSync = () =>
  useWrite(contactSyncEndpoints.runSync, { refreshes: [...refreshes, contactSyncEndpoints.findSync] });
export const useSyncContact = () => useWrite(channelEndpoints.syncContact, { refreshes });
export const useCheckContacts = () => useWrite(channelEndpoints.refreshChannel, { refreshes });

/** Fetches the own contacts from the partner; answers how many there are. */
export function useRefreshFriends(): () => Promise<{ contacts: number; added: number; gone: number }> {
  const client = useQueryClient();
  return async () => {
    const told = await call(channelEndpoints.refreshFriends, { params: { id: connection().userId } });
    await refreshCalls(client, channelEndpoints.listFriends);
    return told;
  };
}
