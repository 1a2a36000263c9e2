// Putting a visit on another day, or a doctor with a gap onto a day; by hand or by key.
import { plannedMoment, useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useMoveVisit, usePlanVisit } from '../../visit-plans.api.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';
import type { Carried } from './carrying.ts';

const FIRST_HOUR = '09:00';

export function useDropOn(): (day: string, carried: Carried) => void {
  const t = useVisitPhrases();
  const format = useFormat();
  const shell = useShell();
  const move = useMoveVisit();
  const plan = usePlanVisit();
  return (day, carried) => {
    if (carried.kind === 'visit' && format.date(carried.visit.startsAt) === day) return;
    const time = carried.kind === 'visit' ? format.time(carried.visit.startsAt) : FIRST_HOUR;
    const startsAt = plannedMoment(day, time);
    if (startsAt === null) return shell.toast.error(t('pastDay'));
    if (carried.kind === 'visit') {
      const { id, version } = carried.visit;
      const body = { startsAt, version, isFlexible: true };
      return move.mutate({ params: { id }, body }, { onSuccess: () => shell.toast.success(t('wasMovedTo', { day })) });
    }
    const { doctorId, doctorName } = carried.goal;
    plan.mutate(
      { body: { doctorId, visitType: 'FACE', startsAt, as: 'plan', isFlexible: true } },
      { onSuccess: () => shell.toast.success(t('wasPlanned', { name: doctorName, day })) },
    );
  };
}
