// Putting a visit on another day, or a doctor with a gap onto a day; by hand or by key; the last step can be taken back.
import { useState } from 'react';
import { plannedMoment, useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useMoveVisit, usePlanVisit } from '../../visit-plans.api.ts';
import { useCancelVisit } from '../../visits.api.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';
import type { Carried } from './carrying.ts';

const FIRST_HOUR = '09:00';

/** What the last step made, and where the visit stood before; without a former time it was planned anew. */
interface Done {
  readonly id: string;
  readonly version: number;
  readonly from: string | undefined;
}

export interface Dropping {
  readonly dropOn: (day: string, carried: Carried) => void;
  /** undefined while there is nothing to take back. */
  readonly undo: (() => void) | undefined;
}

export function useDropOn(): Dropping {
  const t = useVisitPhrases();
  const format = useFormat();
  const shell = useShell();
  const move = useMoveVisit();
  const plan = usePlanVisit();
  const cancel = useCancelVisit();
  const [done, setDone] = useState<Done>();
  const dropOn = (day: string, carried: Carried): void => {
    if (carried.kind === 'visit' && format.date(carried.visit.startsAt) === day) return;
    const time = carried.kind === 'visit' ? format.time(carried.visit.startsAt) : FIRST_HOUR;
    const startsAt = plannedMoment(day, time);
    if (startsAt === null) return shell.toast.error(t('pastDay'));
    const kept =
      (from: string | undefined, words: string) =>
      ({ id, version }: { id: string; version: number }): void => {
        setDone({ id, version, from });
        shell.toast.success(words);
      };
    if (carried.kind === 'visit') {
      const { id, version, startsAt: from } = carried.visit;
      const body = { startsAt, version, isFlexible: true };
      return move.mutate({ params: { id }, body }, { onSuccess: kept(from, t('wasMovedTo', { day })) });
    }
    const { doctorId, doctorName } = carried.goal;
    plan.mutate(
      { body: { doctorId, visitType: 'FACE', startsAt, as: 'plan', isFlexible: true } },
      { onSuccess: kept(undefined, t('wasPlanned', { name: doctorName, day })) },
    );
  };
  const undo = ({ id, version, from }: Done): void => {
    const onSuccess = (): void => {
      setDone(undefined);
      shell.toast.success(t('wasUndone'));
    };
    if (from === undefined) cancel.mutate({ params: { id }, body: { reason: t('undoReason') } }, { onSuccess });
    else move.mutate({ params: { id }, body: { startsAt: from, version } }, { onSuccess });
  };
  return { dropOn, undo: done === undefined ? undefined : () => undo(done) };
}
