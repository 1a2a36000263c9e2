// Front door of the assistant.
import { assistantEndpoints, chatEndpoints } from '@yijian/contract/assistants';
import type { Settings } from '../../platform/config/index.ts';
import { bind, type BoundEndpoint } from '../../platform/http/index.ts';
import { deleteConversation, findConversation, listConversations, renameConversation } from './assistants.service.ts';
import { ask } from './chat/chat.service.ts';
import { changeHost, findHost } from './host/host.service.ts';

export function assistantRoutes(settings: Settings): BoundEndpoint[] {
  const reach = { allowPrivate: settings.ALLOW_PRIVATE_ADDRESSES };
  return [
    ...bind('chats', chatEndpoints, {
      knowledge: (context, { body }) => ask(context, { ...body, mode: 'KNOWLEDGE', reach }),
      article: (context, { body }) => ask(context, { ...body, mode: 'ARTICLE', reach }),
      pubmed: (context, { body }) => ask(context, { ...body, mode: 'PUBMED', reach }),
      proposal: (context, { body }) => ask(context, { ...body, mode: 'PROPOSAL', reach }),
    }),
    ...bind('assistants', assistantEndpoints, {
      list: (context, { query }) => listConversations(context, query),
      find: (context, { params }) => findConversation(context, params.id),
      rename: (context, { params, body }) => renameConversation(context, { ...params, ...body }),
      remove: (context, { params }) => deleteConversation(context, params.id),
      findHost: (context) => findHost(context),
      changeHost: (context, { body }) => changeHost(context, { ...body, reach }),
    }),
  ];
}
