// What the screens of sending ask the server.
import { articleEndpoints } from '@yijian/contract/articles';
import { savedSearchEndpoints } from '@yijian/contract/saved-searches';
import { meetingEndpoints } from '@yijian/contract/meetings';
import {
  sendEndpoints as calls,
  type NewInvitation,
  type NewResend,
  type NewSend,
  type RecipientFilter,
} from '@yijian/contract/sends';
import { useCall, useWrite } from '../../lib/api/index.ts';
import { useList } from '../../lib/lists/index.ts';

const quiet = { errorMessage: false } as const;
/** How often an open send is looked at again while it is under way, in milliseconds. */
const LOOK_AGAIN = 3_000;

const fields = { keyword: 'text', articleId: 'text', meetingId: 'text', channel: 'text', state: 'text' } as const;
export const useSends = () =>
  useList({
    name: 'sends',
    fields,
    defaultSort: 'createdAt,desc',
    page: calls.list,
    pageArguments: (filters, paging) => ({ query: { ...filters, ...paging } as object }),
    count: calls.count,
    countArguments: (filters) => ({ query: filters as object }),
  });

export const useSend = (id: string | null) =>
  useCall(calls.find, id === null ? null : { params: { id } }, { ...quiet, refetchInterval: LOOK_AGAIN });
export const useEffects = (articleId: string | undefined) =>
  useCall(calls.effects, articleId === undefined ? null : { params: { id: articleId } }, quiet);

export const useArticleOpenings = (articleId: string) =>
  useCall(calls.articleOpenings, { params: { id: articleId } }, quiet);
export const useOpeningEffects = (openingLineId: string) =>
  useCall(calls.openingEffects, { params: { id: openingLineId } }, quiet);

/** What was sent to a doctor, or to the doctors of a hospital. */
export function useCustomerEffects({ doctorId, hospitalId }: Pick<RecipientFilter, 'doctorId' | 'hospitalId'>) {
  const row = doctorId === undefined ? calls.hospitalEffects : calls.doctorEffects;
  return useCall(row, { params: { id: doctorId ?? hospitalId! } }, quiet);
}

export const useRecipients = (which: Partial<RecipientFilter>, paging: { page: number; size: number }) =>
  useCall(
    calls.listRecipients,
    { query: { ...which, ...paging } },
    { ...quiet, keepPrevious: true, refetchInterval: LOOK_AGAIN },
  );
export const useRecipientCount = (which: Partial<RecipientFilter>) =>
  useCall(calls.countRecipients, { query: which }, { ...quiet, keepPrevious: true, refetchInterval: LOOK_AGAIN });
export const useMessage = (id: string) => useCall(calls.findMessage, { params: { id } }, quiet);

export const useContactBudget = (doctorId: string) => useCall(calls.findBudget, { params: { id: doctorId } }, quiet);

/** Nobody is asked about where there are no ids. */
export const useContactBudgets = ({ ids, at }: { ids: readonly string[]; at: string | undefined }) =>
  useCall(
    calls.listBudgets,
    ids.length === 0 ? null : { query: { ids: [...ids], ...(at === undefined ? {} : { at }) } },
    { ...quiet, keepPrevious: true },
  );

/** What the wizard confirms: an article for doctors, the same again for those who have not opened it, or the invitation to a meeting for its guests. */
export type WizardDraft =
  | { readonly kind: 'ARTICLE'; readonly body: NewSend }
  | { readonly kind: 'AGAIN'; readonly body: NewResend }
  | { readonly kind: 'MEETING'; readonly body: NewInvitation };

/** Null asks nothing. */
export function useSendCheck(draft: WizardDraft | null) {
  const asked = { ...quiet, keepPrevious: true } as const;
  const article = useCall(calls.check, draft?.kind === 'ARTICLE' ? { body: draft.body } : null, asked);
  const invitation = useCall(calls.checkInvitation, draft?.kind === 'MEETING' ? { body: draft.body } : null, asked);
  const again = useCall(calls.checkResend, draft?.kind === 'AGAIN' ? { body: draft.body } : null, asked);
  return draft?.kind === 'MEETING' ? invitation : draft?.kind === 'AGAIN' ? again : article;
}
export const useInvitedTo = (meetingId: string | null) =>
  useCall(meetingEndpoints.find, meetingId === null ? null : { params: { id: meetingId } }, quiet);
export const useSendableArticles = () =>
  useCall(articleEndpoints.list, { query: { state: 'PUBLISHED', size: 100 } }, quiet);
export const useSavedViews = () => useCall(savedSearchEndpoints.list, { query: {} }, { ...quiet, staleTime: 60_000 });

const refreshes = [
  calls.list,
  calls.count,
  calls.find,
  calls.listRecipients,
  calls.countRecipients,
  calls.effects,
  calls.articleOpenings,
  calls.openingEffects,
  calls.doctorEffects,
  calls.hospitalEffects,
];
export const useAddSend = () => useWrite(calls.add, { ...quiet, refreshes });
export const useAddInvitation = () => useWrite(calls.addInvitation, { ...quiet, refreshes });
export const useAddResend = () => useWrite(calls.addResend, { ...quiet, refreshes });
export const useRetrySend = () => useWrite(calls.retry, { refreshes });
export const useCancelSend = () => useWrite(calls.cancel, { refreshes });
