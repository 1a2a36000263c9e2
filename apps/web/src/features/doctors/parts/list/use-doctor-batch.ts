// What can be done with many doctors at once; "all that match" holds for doctors never loaded as well.
import type { CustomerListType } from '@yijian/contract/doctors';
import type { BatchAction } from '@yijian/ui/list-page';
import type { Selection } from '@yijian/ui/table';
import { Star, StarOff } from 'lucide-react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useFocusDoctors, type DoctorFilters } from '../../doctors.api.ts';
import { useDoctorPhrases } from '../../doctors.phrases.ts';

export function useDoctorBatch(type: CustomerListType, filters: DoctorFilters, selection: Selection): BatchAction[] {
  const t = useDoctorPhrases();
  const format = useFormat();
  const shell = useShell();
  const focus = useFocusDoctors();
  if (!hasPermission('customer:doctors:focus')) return [];
  const send = (wanted: boolean): void => {
    const which = selection.allMatching ? { type, filter: filters as never } : { ids: [...selection.keys] };
    focus.mutate(
      { body: { focus: wanted, ...which } },
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
