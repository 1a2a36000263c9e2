// What can be done with many doctors at once; "all that match" holds for doctors never loaded as well.
import type { CustomerListType } from '@yijian/contract/doctors';
import type { BatchAction } from '@yijian/ui/list-page';
import type { Selection } from '@yijian/ui/table';
import { ArrowRightLeft, CalendarDays, Send, SquareCheck, Star, StarOff, Tag, Tags } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { editsField, hasPermission } from '../../../../lib/session/index.ts';
import { asFilter, useFocusDoctors, type DoctorListData } from '../../doctors.api.ts';
import { useDoctorPhrases } from '../../doctors.phrases.ts';

// One file for all of them: each is opened by a click only.
const open = () => import('./batch-dialogs.ts');
const dialogs = {
  tag: lazy(() => open().then((part) => ({ default: part.TagDialog }))),
  untag: lazy(() => open().then((part) => ({ default: part.UntagDialog }))),
  transfer: lazy(() => open().then((part) => ({ default: part.TransferDialog }))),
  createTasks: lazy(() => open().then((part) => ({ default: part.TasksDialog }))),
  planVisits: lazy(() => open().then((part) => ({ default: part.VisitsDialog }))),
};

const dialogActions = [
  { name: 'tag', icon: Tag, permission: 'customer:tags:write' },
  { name: 'untag', icon: Tags, permission: 'customer:tags:write' },
  { name: 'createTasks', icon: SquareCheck, permission: 'task:tasks:write' },
  { name: 'planVisits', icon: CalendarDays, permission: 'customer:visits:write' },
  { name: 'transfer', icon: ArrowRightLeft, permission: 'customer:doctors:write' },
] as const;

const isTagging: ReadonlySet<string> = new Set(['tag', 'untag']);

export interface DoctorBatch {
  readonly actions: BatchAction[];
  readonly dialog: ReactNode;
}

export function useDoctorBatch(type: CustomerListType, list: DoctorListData, selection: Selection): DoctorBatch {
  const follows = useFollows(type, list, selection);
  const { actions, dialog } = useDialogs(type, list, selection);
  const sends = useSending(type, list, selection);
  return { actions: [...follows, ...actions, ...sends], dialog };
}

/** The wizard of content takes the doctors over by its address. */
function useSending(type: CustomerListType, list: DoctorListData, selection: Selection): BatchAction[] {
  const t = useDoctorPhrases();
  const shell = useShell();
  if (!hasPermission('content:articles:send')) return [];
  const open = (): void => {
    const address = selection.allMatching
      ? new URLSearchParams({ type, filter: JSON.stringify(list.filters) })
      : new URLSearchParams({ ids: selection.keys.join(',') });
    shell.openTab(`/content/sendForm?${address.toString()}`);
    selection.clear();
  };
  return [{ key: 'sendContent', label: t('sendContent'), icon: Send, onClick: open }];
}

/** Which doctors are meant, as the server takes them. */
const meant = (type: CustomerListType, { filters }: DoctorListData, selection: Selection) =>
  selection.allMatching ? { type, filter: asFilter(filters) } : { ids: [...selection.keys] };

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

interface Asked {
  readonly name: keyof typeof dialogs;
  readonly which: ReturnType<typeof meant>;
  readonly count: number;
}

/** Actions that open a dialog about the doctors meant: tags, tasks, visits, passing them on. */
function useDialogs(type: CustomerListType, list: DoctorListData, selection: Selection): DoctorBatch {
  const t = useDoctorPhrases();
  const [asked, setAsked] = useState<Asked>();
  const count = selection.allMatching ? (list.total ?? selection.keys.length) : selection.keys.length;
  const close = (): void => {
    setAsked(undefined);
    selection.clear();
  };
  const actions = dialogActions
    .filter(({ name, permission }) => hasPermission(permission) && (!isTagging.has(name) || editsField('doctor.tags')))
    .map(({ name, icon }) => ({
      key: name,
      label: t(name),
      icon,
      onClick: () => setAsked({ name, which: meant(type, list, selection), count }),
    }));
  const Dialog = asked === undefined ? undefined : dialogs[asked.name];
  return {
    actions,
    dialog:
      asked === undefined || Dialog === undefined ? null : (
        <Suspense>
          <Dialog which={asked.which} count={asked.count} onClose={close} />
        </Suspense>
      ),
  };
}
