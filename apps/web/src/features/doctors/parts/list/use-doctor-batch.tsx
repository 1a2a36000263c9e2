// What can be done with many doctors at once; "all that match" holds for doctors never loaded as well.
import type { CustomerListType, TagBatchDraft } from '@yijian/contract/doctors';
import type { BatchAction } from '@yijian/ui/list-page';
import type { Selection } from '@yijian/ui/table';
import { ArrowRightLeft, Star, StarOff, Tag, Tags } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useFocusDoctors, type DoctorListData } from '../../doctors.api.ts';
import { useDoctorPhrases } from '../../doctors.phrases.ts';

const TagBatchDialog = lazy(() =>
  import('../tags/tag-batch-dialog.tsx').then((part) => ({ default: part.TagBatchDialog })),
);

const TransferDialog = lazy(() =>
  import('../transfer/transfer-dialog.tsx').then((part) => ({ default: part.TransferDialog })),
);

export interface DoctorBatch {
  readonly actions: BatchAction[];
  readonly dialog: ReactNode;
}

export function useDoctorBatch(type: CustomerListType, list: DoctorListData, selection: Selection): DoctorBatch {
  const follows = useFollows(type, list, selection);
  const tags = useTagging(type, list, selection);
  const transfer = useTransferring(type, list, selection);
  return {
    actions: [...follows, ...tags.actions, ...transfer.actions],
    dialog: (
      <>
        {tags.dialog}
        {transfer.dialog}
      </>
    ),
  };
}

/** Which doctors are meant, as the server takes them. */
const meant = (type: CustomerListType, { filters }: DoctorListData, selection: Selection) =>
  selection.allMatching ? { type, filter: filters as never } : { ids: [...selection.keys] };

function useFollows(type: CustomerListType, list: DoctorListData, selection: Selection): BatchAction[] {
  const t = useDoctorPhrases();
  const format = useFormat();
  const shell = useShell();
  const focus = useFocusDoctors();
  if (!hasPermission('customer:doctors:focus')) return [];
  const send = (wanted: boolean): void => {
    focus.mutate(
      { body: { focus: wanted, ...meant(type, list, selection) } },
      {
        onSuccess: ({ matched }) => {
          shell.toast.success(t(wanted ? 'followed' : 'unfollowed', { count: format.count(matched) }));
          selection.clear();
        },
      },
    );
  };
  return [
    { key: 'follow', label: t('follow'), icon: Star, disabled: focus.isPending, onClick: () => send(true) },
    { key: 'unfollow', label: t('unfollow'), icon: StarOff, disabled: focus.isPending, onClick: () => send(false) },
  ];
}

type Asked = Pick<TagBatchDraft, 'act'> & { which: ReturnType<typeof meant>; count: number };

function useTagging(type: CustomerListType, list: DoctorListData, selection: Selection): DoctorBatch {
  const t = useDoctorPhrases();
  const [asked, setAsked] = useState<Asked>();
  if (!hasPermission('customer:tags:write')) return { actions: [], dialog: null };
  const count = selection.allMatching ? (list.total ?? selection.keys.length) : selection.keys.length;
  const ask = (act: Asked['act']) => () => setAsked({ act, which: meant(type, list, selection), count });
  return {
    actions: [
      { key: 'tag', label: t('tag'), icon: Tag, onClick: ask('ADD') },
      { key: 'untag', label: t('untag'), icon: Tags, onClick: ask('REMOVE') },
    ],
    dialog:
      asked === undefined ? null : (
        <Suspense>
          <TagBatchDialog
            {...asked}
            onClose={() => {
              setAsked(undefined);
              selection.clear();
            }}
          />
        </Suspense>
      ),
  };
}

function useTransferring(type: CustomerListType, list: DoctorListData, selection: Selection): DoctorBatch {
  const t = useDoctorPhrases();
  const [asked, setAsked] = useState<Omit<Asked, 'act'>>();
  if (!hasPermission('customer:doctors:write')) return { actions: [], dialog: null };
  const count = selection.allMatching ? (list.total ?? selection.keys.length) : selection.keys.length;
  const ask = (): void => setAsked({ which: meant(type, list, selection), count });
  const close = (): void => {
    setAsked(undefined);
    selection.clear();
  };
  return {
    actions: [{ key: 'transfer', label: t('transfer'), icon: ArrowRightLeft, onClick: ask }],
    dialog:
      asked === undefined ? null : (
        <Suspense>
          <TransferDialog {...asked} onClose={close} />
        </Suspense>
      ),
  };
}
