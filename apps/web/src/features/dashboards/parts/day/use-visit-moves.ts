// Moving a planned visit from the day in one click, and planning one; both can be undone.
import type { Visit } from '@yijian/contract/visits';
import { useFormat } from '../../../../lib/format/index.ts';
import { useCancelVisit, useMoveVisit, usePlanVisit } from '../../dashboards-day.api.ts';
import { useDayPhrases } from '../../dashboards-day.phrases.ts';
import type { Undo } from './use-undo.ts';

const MINUTE = 60_000;
export const moves = { halfHour: 30, hour: 60, day: 1440 } as const;
export type Move = keyof typeof moves;

export function useVisitMoves(undo: Undo) {
  const t = useDayPhrases();
  const format = useFormat();
  const reschedule = useMoveVisit();
  const add = usePlanVisit();
  const cancel = useCancelVisit();
  const moveTo = (visit: Visit, startsAt: string): Promise<unknown> =>
    reschedule
      .mutateAsync({ params: { id: visit.id }, body: { startsAt, version: visit.version, isFlexible: true } })
      .then(({ version }) =>
        undo.remember({
          words: t('wasMoved', { name: visit.doctorName }),
          undo: () => reschedule.mutateAsync({ params: { id: visit.id }, body: { startsAt: visit.startsAt, version } }),
        }),
      )
      // The call shows its own words.
      .catch(() => undefined);
  const plan = (doctor: { readonly id: string; readonly name: string }, startsAt: string): Promise<unknown> =>
    add
      .mutateAsync({ body: { doctorId: doctor.id, visitType: 'FACE', startsAt, as: 'plan', isFlexible: true } })
      .then(({ id }) =>
        undo.remember({
          words: t('wasPlanned', { name: doctor.name, day: format.date(startsAt) }),
          undo: () => cancel.mutateAsync({ params: { id }, body: { reason: t('undo') } }),
        }),
      )
      .catch(() => undefined);
  return {
    /** Later from the planned time, or from now where that has passed. */
    later: (visit: Visit, move: Move) => {
      const from = Math.max(Date.parse(visit.startsAt), move === 'day' ? 0 : Date.now());
      void moveTo(visit, new Date(from + moves[move] * MINUTE).toISOString());
    },
    plan: (doctor: { readonly id: string; readonly name: string }, startsAt: string) => void plan(doctor, startsAt),
    isBusy: reschedule.isPending || add.isPending,
  };
}
