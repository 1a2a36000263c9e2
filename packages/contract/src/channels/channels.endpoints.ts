// The calls of channels and of binding enterprise-chat contacts (specification 7.5, channels and binding).
import { z } from 'zod';
import { Id, endpoint } from '../core/index.ts';
import { channelErrors as errors } from './channels.errors.ts';
import {
  Binding,
  ChannelSetting,
  DoctorChannels,
  ExternalUserId,
  Friend,
  FriendList,
  FriendPage,
  FriendQuery,
  Refreshed,
  UnbindQuery,
} from './channels.schema.ts';

const read = { permission: 'customer:doctors:read' } as const;
const write = { permission: 'customer:channels:write' } as const;
const params = z.strictObject({ id: Id });
const partner = [errors.partnerNotSet, errors.partnerUnreachable, errors.partnerRefused, errors.partnerAnswer];
const unbinding = {
  access: write,
  params,
  query: UnbindQuery,
  output: DoctorChannels,
  errors: [errors.doctorNotFound, errors.notBound],
};

export const channelEndpoints = {
  set: endpoint({
    method: 'POST',
    path: '/channel/set',
    summary: { zh: '设置医生的渠道：是否使用、是否首选', en: 'Use a channel for a doctor or not; prefer one' },
    access: write,
    body: { encoding: 'form', schema: ChannelSetting },
    output: DoctorChannels,
    errors: [errors.doctorNotFound, errors.noConsent],
  }),
  find: endpoint({
    method: 'GET',
    path: '/channel/find/{id}',
    summary: { zh: '医生的渠道、授权与绑定', en: 'Channels of a doctor with consent and bound contacts' },
    access: read,
    params,
    output: DoctorChannels,
    errors: [errors.doctorNotFound],
  }),
  listFriends: endpoint({
    method: 'GET',
    path: '/bind/friend/list/{a}/{b}',
    summary: {
      zh: '自己的企业微信联系人（第 a 页，每页 b 位）',
      en: 'The own enterprise-chat contacts: page a of b each',
    },
    access: write,
    params: FriendPage,
    query: FriendQuery,
    output: FriendList,
    errors: [],
  }),
  bind: endpoint({
    method: 'POST',
    path: '/bind/external/user',
    summary: { zh: '把企业微信联系人绑定到医生', en: 'Bind an enterprise-chat contact to a doctor' },
    access: write,
    body: { encoding: 'form', schema: Binding },
    output: DoctorChannels,
    errors: [errors.doctorNotFound, errors.friendNotFound, errors.alreadyBound, errors.refused],
    alsoNamed: { id: 'externalUserId' },
  }),
  refreshFriends: endpoint({
    method: 'GET',
    path: '/bind/friend/list/refresh/{id}',
    summary: { zh: '从企业微信刷新自己的联系人（id 为自己）', en: 'Fetch the own contacts anew; id is the caller' },
    access: write,
    params,
    output: Refreshed,
    errors: [errors.friendNotFound, ...partner],
    effect: 'job',
  }),
  syncContact: endpoint({
    method: 'GET',
    path: '/tp/bind/sync/external/contact/single',
    summary: { zh: '从企业微信同步一位联系人', en: 'Fetch one contact anew' },
    access: write,
    query: z.strictObject({ externalUserId: ExternalUserId }),
    output: Friend,
    errors: [errors.friendNotFound, ...partner],
    effect: 'job',
    alsoNamed: { id: 'externalUserId' },
  }),
  refreshChannel: endpoint({
    method: 'PUT',
    path: '/bind/refresh/channel/{id}',
    summary: { zh: '向企业微信核对医生绑定的联系人', en: 'Check the contacts bound to a doctor with the partner' },
    access: write,
    params,
    output: DoctorChannels,
    errors: [errors.doctorNotFound, errors.notBound, ...partner],
    effect: 'job',
  }),
  unbind: endpoint({
    ...unbinding,
    method: 'DELETE',
    path: '/bind/doctor/unbind/{id}',
    summary: { zh: '解除医生的企业微信绑定', en: 'Unbind the contacts of a doctor' },
  }),
  unbindPartner: endpoint({
    ...unbinding,
    method: 'DELETE',
    path: '/tp/bind/doctor/unbind/{id}',
    summary: {
      zh: '解除医生的企业微信绑定（第三方入口）',
      en: 'Unbind the contacts of a doctor, at the partner’s address',
    },
  }),
};
