// Front door of the assistant.
import { assistantEndpoints, chatEndpoints, partnerEndpoints } from '@yijian/contract/assistants';
import type { Settings } from '../../platform/config/index.ts';
import { bind, type BoundEndpoint } from '../../platform/http/index.ts';
import {
  deleteConversation,
  findConversation,
  listConversations,
  rateAnswer,
  renameConversation,
} from './assistants.service.ts';
import { ask } from './chat/chat.service.ts';
import { changeHost, findHost } from './host/host.service.ts';
import { isConfigured } from './partner/partner.policy.ts';
import { partnerAddress } from './partner/partner.service.ts';

export function assistantRoutes(settings: Settings): BoundEndpoint[] {
  const reach = { allowPrivate: settings.ALLOW_PRIVATE_ADDRESSES };
  return [
    ...bind('chats', chatEndpoints, {
      knowledge: (context, { body }) => ask(context, { ...body, mode: 'KNOWLEDGE', reach }),
      article: (context, { body }) => ask(context, { ...body, mode: 'ARTICLE', reach }),
      pubmed: (context, { body }) => ask(context, { ...body, mode: 'PUBMED', reach }),
      proposal: (context, { body }) => ask(context, { ...body, mode: 'PROPOSAL', reach }),
    }),
    ...bind('partners', partnerEndpoints, {
      find: () => Promise.resolve({ isConfigured: isConfigured(settings) }),
      signOn: (context, { body }) => partnerAddress(context, { ...body, settings }),
    }),
    ...bind('assistants', assistantEndpoints, {
      list: (context, { query }) => listConversations(context, query),
      find: (context, { params }) => findConversation(context, params.id),
      rename: (context, { params, body }) => renameConversation(context, { ...params, ...body }),
      remove: (context, { params }) => deleteConversation(context, params.id),
      rate: (context, { params, body }) => rateAnswer(context, { ...params, ...body }),
      findHost: (context) => findHost(context),
      changeHost: (context, { body }) => changeHost(context, { ...body, reach }),
    }),
  ];
}
