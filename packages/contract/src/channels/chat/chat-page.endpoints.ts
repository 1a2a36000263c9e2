// The calls of the page beside a conversation in enterprise chat: whom the caller talks to, and the signature that lets the page ask.
import { z } from 'zod';
import { endpoint } from '../../core/index.ts';
import { channelErrors as errors } from '../channels.errors.ts';
import { ExternalUserId, Friend } from '../channels.schema.ts';
import { PageSignature, SignedPage } from './chat-page.schema.ts';

const access = { permission: 'customer:channels:write' } as const;

export const chatPageEndpoints = {
  findFriend: endpoint({
    method: 'GET',
    path: '/bind/friend/find/{externalUserId}',
    summary: {
      zh: '自己的一位企业微信联系人，及其绑定的医生',
      en: 'One of the own enterprise-chat contacts, and the doctor it is bound to',
    },
    access,
    params: z.strictObject({ externalUserId: ExternalUserId }),
    output: Friend,
    errors: [errors.friendNotFound],
  }),
  signPage: endpoint({
    method: 'GET',
    path: '/bind/chat/signature',
    summary: {
      zh: '为企业微信内的页面签名，使其可以调用 JS-SDK',
      en: 'Sign a page inside enterprise chat, so that it may call the JS-SDK',
    },
    access,
    query: SignedPage,
    output: PageSignature,
    errors: [
      errors.foreignPage,
      errors.partnerNotSet,
      errors.partnerUnreachable,
      errors.partnerRefused,
      errors.partnerAnswer,
    ],
  }),
};
