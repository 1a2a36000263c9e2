// The calls of bringing contacts from enterprise chat (specification 7.5, binding).
import { endpoint } from '../../core/index.ts';
import { channelErrors as errors } from '../channels.errors.ts';
import { Friend } from '../channels.schema.ts';
import { ContactSync, IgnoredFriend, SyncRun } from './contact-sync.schema.ts';

const keep = { permission: 'customer:channels:sync' } as const;

export const contactSyncEndpoints = {
  findSync: endpoint({
    method: 'GET',
    path: '/bind/sync/contacts',
    summary: { zh: '企业微信联系人同步的最近结果', en: 'The latest rounds that brought contacts of enterprise chat' },
    access: keep,
    output: ContactSync,
    errors: [],
  }),
  runSync: endpoint({
    method: 'POST',
    path: '/bind/sync/contacts',
    summary: { zh: '立即同步全部同事的企业微信联系人', en: 'Bring the contacts of all colleagues now' },
    access: keep,
    output: SyncRun,
    errors: [errors.partnerNotSet, errors.syncRunning],
    effect: 'job',
  }),
  ignoreFriend: endpoint({
    method: 'PUT',
    path: '/bind/friend/ignore',
    summary: {
      zh: '忽略不是医生的联系人，或取消忽略',
      en: 'Leave a contact that is no doctor alone, or take that back',
    },
    access: { permission: 'customer:channels:write' },
    body: { encoding: 'json', schema: IgnoredFriend },
    output: Friend,
    errors: [errors.friendNotFound, errors.alreadyBound],
  }),
};
