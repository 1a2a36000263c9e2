// The calls behind the assistant (specification 7.2).
import { assistantEndpoints, chatEndpoints, partnerEndpoints, type ChatMode } from '@yijian/contract/assistants';
import { meetingEndpoints } from '@yijian/contract/meetings';
import { useCall, usePages, useWrite } from '../../lib/api/index.ts';

const { list, find, rename, remove, rate, findHost, changeHost } = assistantEndpoints;

export const chatOf = {
  KNOWLEDGE: chatEndpoints.knowledge,
  ARTICLE: chatEndpoints.article,
  PUBMED: chatEndpoints.pubmed,
  PROPOSAL: chatEndpoints.proposal,
} as const satisfies Record<ChatMode, unknown>;

/** Own conversations, the latest first. */
export function useConversations() {
  return usePages(list, { query: { size: 30 } });
}

export function useConversation(id: string | null) {
  return useCall(find, id === null ? null : { params: { id } }, { errorMessage: false, keepPrevious: false });
}

export function useRename(onDone: () => void) {
  return useWrite(rename, { refreshes: [list, find], onSuccess: onDone });
}

export function useRemove(onDone: (id: string) => void) {
  return useWrite(remove, { refreshes: [list], onSuccess: (_, { params }) => onDone(params.id) });
}

export function useRate(onDone: () => void) {
  return useWrite(rate, { refreshes: [find], onSuccess: onDone });
}

/** Keeps a proposal as a draft of the meetings. */
export function useKeepDraft(onDone: (id: string) => void) {
  return useWrite(meetingEndpoints.add, { refreshes: 'everything', onSuccess: ({ id }) => onDone(id) });
}

export function useHost() {
  return useCall(findHost, {}, { errorMessage: false });
}

export function useChangeHost(onDone: () => void) {
  return useWrite(changeHost, { refreshes: [findHost], errorMessage: false, onSuccess: onDone });
}

/** Whether a partner is connected. */
export function useHasPartner(): boolean {
  return useCall(partnerEndpoints.find, {}, { errorMessage: false }).data?.isConfigured === true;
}

export function useSignOn(onAddress: (url: string) => void) {
  return useWrite(partnerEndpoints.signOn, { onSuccess: ({ url }) => onAddress(url) });
}
