// The four chats, the conversations they leave, and the host of the language model (specification 7.2).
import { z } from 'zod';
import { Id, endpoint, paged } from '../core/index.ts';
import { assistantErrors as errors } from './assistants.errors.ts';
import {
  ChangedModelHost,
  ChatAnswer,
  ChatQuestion,
  Conversation,
  ConversationDetail,
  ConversationName,
  ConversationPaging,
  Feedback,
  GivenFeedback,
  ModelHost,
  PartnerAddress,
  PartnerPage,
} from './assistants.schema.ts';

const ask = { permission: 'ai:assistants:read' } as const;
const manage = { permission: 'admin:enterprise:write' } as const;
const params = z.strictObject({ id: Id });

/** They answer JSON, or events where the request accepts `text/event-stream`: `begun` with the conversation, `delta` with a text, then `answer` or `fault`. */
const chat = {
  method: 'POST',
  base: 'language-model',
  access: ask,
  body: { encoding: 'json', schema: ChatQuestion },
  output: ChatAnswer,
  errors: [errors.notFound, errors.hostUnreachable, errors.hostRefused, errors.hostTimedOut],
  effect: 'job',
  streams: true,
} as const;

export const chatEndpoints = {
  knowledge: endpoint({ ...chat, path: '/knowledge/chat', summary: { zh: '知识问答', en: 'Ask the materials' } }),
  article: endpoint({ ...chat, path: '/article/chat', summary: { zh: '文章问答', en: 'Ask the articles' } }),
  pubmed: endpoint({ ...chat, path: '/pubmed/chat', summary: { zh: '文献问答', en: 'Ask the literature' } }),
  proposal: endpoint({ ...chat, path: '/proposal/chat', summary: { zh: '会议方案', en: 'Propose a meeting' } }),
};

export const assistantEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/API-AI/conversation/page',
    summary: { zh: '我的对话', en: 'Own conversations' },
    access: ask,
    query: ConversationPaging,
    output: paged(Conversation),
    errors: [],
  }),
  find: endpoint({
    method: 'GET',
    path: '/API-AI/conversation/find/{id}',
    summary: { zh: '查看一次对话', en: 'Read one conversation' },
    access: ask,
    params,
    output: ConversationDetail,
    errors: [errors.notFound],
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/API-AI/conversation/update/{id}',
    summary: { zh: '重命名对话', en: 'Rename a conversation' },
    access: ask,
    params,
    body: { encoding: 'form', schema: ConversationName },
    output: Conversation,
    errors: [errors.notFound],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/API-AI/conversation/delete/{id}',
    summary: { zh: '从历史中删除对话', en: 'Delete a conversation from the history' },
    access: ask,
    params,
    output: z.null(),
    errors: [errors.notFound],
  }),
  rate: endpoint({
    method: 'PUT',
    path: '/API-AI/answer/feedback/{id}',
    summary: { zh: '评价回答', en: 'Rate an answer' },
    access: ask,
    params,
    body: { encoding: 'json', schema: GivenFeedback },
    output: Feedback,
    errors: [errors.answerNotFound],
  }),
  findHost: endpoint({
    method: 'GET',
    path: '/API-AI/host',
    summary: { zh: '语言模型服务', en: 'Host of the language model' },
    access: manage,
    output: ModelHost,
    errors: [],
  }),
  changeHost: endpoint({
    method: 'PUT',
    path: '/API-AI/host',
    summary: { zh: '设置语言模型服务', en: 'Set the host of the language model' },
    access: manage,
    body: { encoding: 'json', schema: ChangedModelHost },
    output: ModelHost,
    errors: [errors.badAddress],
  }),
};

export const partnerEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/API-NEUROGEN/geezn/partner',
    summary: { zh: '合作平台是否接入', en: 'Whether a partner is connected' },
    access: ask,
    output: z.object({ isConfigured: z.boolean() }),
    errors: [],
  }),
  signOn: endpoint({
    method: 'POST',
    path: '/API-NEUROGEN/geezn/generate_sso_url',
    summary: { zh: '生成合作平台的单点登录地址', en: 'Address of single sign-on at the partner' },
    access: ask,
    body: { encoding: 'json', schema: PartnerPage },
    output: PartnerAddress,
    errors: [errors.partnerMissing],
    effect: 'read',
  }),
};
