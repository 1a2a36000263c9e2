// What other pages offer for doctors picked there: the star and tags (product 3.2).
import type { BatchAction } from '@yijian/ui/list-page';
import { Star, Tag } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useFocusDoctors } from '../../doctors.api.ts';
import { useDoctorPhrases } from '../../doctors.phrases.ts';

const TagDialog = lazy(() => import('../list/batch-dialogs.ts').then((part) => ({ default: part.TagDialog })));

/** Actions for these doctors, those the user may do; `clear` when one is done. */
export function usePickedBatch(
  ids: readonly string[],
  clear: () => void,
): { readonly actions: BatchAction[]; readonly dialog: ReactNode } {
  const t = useDoctorPhrases();
  const format = useFormat();
  const shell = useShell();
  const focus = useFocusDoctors();
  const [tagged, setTagged] = useState<readonly string[]>();
  const follow = (): void =>
    focus.mutate(
      { body: { focus: true, ids: [...ids] } },
      {
        onSuccess: ({ matched }) => {
          shell.toast.success(t('followed', { count: format.count(matched) }));
          clear();
        },
      },
    );
  const close = (): void => {
    setTagged(undefined);
    clear();
  };
  const isNobody = ids.length === 0;
  const actions: BatchAction[] = [];
  if (hasPermission('customer:doctors:focus'))
    actions.push({
      key: 'follow',
      label: t('follow'),
      icon: Star,
      disabled: isNobody || focus.isPending,
      onClick: follow,
    });
  if (hasPermission('customer:tags:write'))
    actions.push({ key: 'tag', label: t('tag'), icon: Tag, disabled: isNobody, onClick: () => setTagged(ids) });
  const dialog =
    tagged === undefined ? null : (
      <Suspense>
        <TagDialog which={{ ids: [...tagged] }} count={tagged.length} onClose={close} />
      </Suspense>
    );
  return { actions, dialog };
}
