// What can go wrong with the assistant.
import { defineErrors } from '../core/index.ts';

export const assistantErrors = defineErrors('assistants', {
  notFound: { status: 404, zh: '对话不存在，或已删除', en: 'The conversation does not exist or was deleted' },
  answerNotFound: { status: 404, zh: '回答不存在，或不属于您', en: 'There is no such answer of yours' },
  hostUnreachable: {
    status: 503,
    zh: '语言模型服务暂时无法连接，请稍后再试',
    en: 'The language-model host cannot be reached; try again in a moment',
  },
  hostRefused: {
    status: 503,
    zh: '语言模型服务拒绝了请求（{status}），请联系管理员',
    en: 'The language-model host refused the request ({status}); tell your administrator',
  },
  hostTimedOut: {
    status: 504,
    zh: '语言模型服务没有及时回答，请稍后再试',
    en: 'The language-model host did not answer in time; try again in a moment',
  },
  partnerMissing: {
    status: 503,
    zh: '尚未接入合作平台，请联系管理员',
    en: 'No partner is connected yet; tell your administrator',
  },
  badAddress: {
    status: 400,
    zh: '须为 https 地址，并同时填写模型名称',
    en: 'Must be an https address, with the name of a model',
  },
});
