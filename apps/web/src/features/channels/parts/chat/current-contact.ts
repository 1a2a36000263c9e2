// Whom the conversation beside the page is with, as enterprise chat tells a page that the server has signed (WeCom JS-SDK).
import { chatPageEndpoints, type PageSignature } from '@yijian/contract/channels';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../lib/api/index.ts';

const quiet = { errorMessage: false } as const;
const signed = (url: string): Promise<PageSignature> => call(chatPageEndpoints.signPage, { query: { url } }, quiet);

/** The id of the contact; fails where the page was not opened beside a conversation with one. */
async function askChat(): Promise<string> {
  const address = window.location.href.split('#', 1)[0]!;
  const [chat, { corpId, agentId }] = await Promise.all([import('@wecom/jssdk'), signed(address)]);
  chat.register({
    corpId,
    agentId,
    jsApiList: ['getCurExternalContact'],
    getConfigSignature: async (url) => (await signed(url)).config,
    getAgentConfigSignature: async (url) => (await signed(url)).agentConfig,
  });
  const { userId } = await chat.getCurExternalContact();
  return userId;
}

export const useCurrentContact = () =>
  useQuery({ queryKey: ['chat', 'current-contact'], queryFn: askChat, retry: false, gcTime: 0 });
