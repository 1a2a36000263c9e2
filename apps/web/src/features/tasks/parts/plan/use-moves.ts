// Moving what is planned to another day, and planning a visit to a doctor who has none; by hand or by key.
import type { PlannedTask, PlannedVisit } from '@yijian/contract/tasks';
import { createCarrying } from '@yijian/ui/day-board';
import { plannedMoment, today, useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useMoveTask, usePlanVisit, useRescheduleVisit } from '../../tasks.api.ts';
import { useTaskPhrases } from '../../tasks.phrases.ts';

/** What a hand carries. */
export type Carried =
  | { readonly kind: 'task'; readonly task: PlannedTask }
  | { readonly kind: 'visit'; readonly visit: PlannedVisit }
  | { readonly kind: 'doctor'; readonly doctor: { readonly id: string; readonly name: string } };

export const { carriable, landing } = createCarrying<Carried>();

const FIRST_HOUR = '10:00';

export function useMoves() {
  const t = useTaskPhrases();
  const format = useFormat();
  const shell = useShell();
  const moveTask = useMoveTask();
  const moveVisit = useRescheduleVisit();
  const planVisit = usePlanVisit();
  const dropOn = (day: string, carried: Carried): void => {
    const onSuccess = (): void => shell.toast.success(t('wasMoved', { day }));
    if (carried.kind === 'task') {
      const { id, version, dueOn } = carried.task;
      if (dueOn === day) return;
      if (day < today()) return shell.toast.error(t('pastDay'));
      return moveTask.mutate({ params: { id }, body: { dueOn: day, version } }, { onSuccess });
    }
    if (carried.kind === 'visit') {
      const { id, version, startsAt: from } = carried.visit;
      if (format.date(from) === day) return;
      const startsAt = plannedMoment(day, format.time(from));
      if (startsAt === null) return shell.toast.error(t('pastDay'));
      return moveVisit.mutate({ params: { id }, body: { startsAt, version, isFlexible: true } }, { onSuccess });
    }
    const startsAt = plannedMoment(day, FIRST_HOUR);
    if (startsAt === null) return shell.toast.error(t('pastDay'));
    planVisit.mutate(
      { body: { doctorId: carried.doctor.id, visitType: 'FACE', startsAt, as: 'plan', isFlexible: true } },
      { onSuccess: () => shell.toast.success(t('visitPlanned', { day })) },
    );
  };
  return { dropOn };
}

export type DropOn = ReturnType<typeof useMoves>['dropOn'];
