// Sends a written visit and says what is wrong with it, beside the fields and summed at the top.
import type { VisitKept } from '@yijian/contract/visits';
import type { FieldProblem } from '@yijian/ui/form-page';
import { useState } from 'react';
import { ApiError, isUnreachable } from '../../../../lib/api/index.ts';
import { useFormSending } from '../../../../lib/forms/index.ts';
import { useCommonPhrases } from '../../../../lib/i18n/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useAddVisit, useChangeVisit } from '../../visits.api.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';
import { dropQueued, enqueue, newClientId, type QueuedVisit } from '../offline/queue.ts';
import { bodyOf, missingIn, type Missing, type ReadVisit, type VisitWork } from './visit-work.ts';

export type KeepAs = 'plan' | 'save' | 'submit';

const labels = {
  doctor: 'doctor',
  doctorId: 'doctor',
  visitType: 'type',
  startsAt: 'visitedAt',
  visitPurposes: 'purposes',
  visitDuration: 'duration',
  visitResults: 'result',
  products: 'products',
  materials: 'materials',
  notes: 'notes',
  nextStep: 'nextStep',
  nextStepDue: 'nextStepDue',
  lateReason: 'lateReason',
  colleagueIds: 'colleagues',
  jointManagerId: 'jointManager',
} as const;

const wanted = {
  doctor: 'needDoctor',
  visitType: 'needType',
  startsAt: 'needTime',
  visitPurposes: 'needPurposes',
  visitDuration: 'needDuration',
  visitResults: 'needResult',
} as const satisfies Record<Missing, string>;

const done = { plan: 'keptPlan', submit: 'sent' } as const;

interface Keeping {
  /** The visit that is changed. */
  readonly read: ReadVisit | undefined;
  /** The one of the queue that is written once more. */
  readonly queued: QueuedVisit | undefined;
  readonly onKept: () => void;
  /** The visit was changed since it was read. */
  readonly onOutdated: () => void;
}

export function useKeepVisit({ read, queued, onKept, onOutdated }: Keeping) {
  const t = useVisitPhrases();
  const common = useCommonPhrases();
  const shell = useShell();
  const add = useAddVisit();
  const change = useChangeVisit();

  const named = (field: string, message: string): FieldProblem => {
    const key = field.split('.')[0] ?? field;
    const label = key in labels ? t(labels[key as keyof typeof labels]) : key;
    return { field: key === 'doctorId' ? 'doctor' : key, label, message };
  };

  // One id for the visit, however often it is sent: the answer to the first sending may have been lost.
  const [clientId] = useState(() => queued?.id ?? newClientId());
  const asked = (work: VisitWork, as: KeepAs): QueuedVisit => {
    const body = bodyOf(work);
    const kept = { id: clientId, writtenAt: new Date().toISOString(), work, refusal: null };
    if (read === undefined)
      return { ...kept, kind: 'add', body: { ...body, doctorId: work.doctor?.id ?? '', as, clientId } };
    const { id: visitId, version } = read;
    return { ...kept, kind: 'change', visitId, body: { ...body, version, submit: as === 'submit' }, read };
  };
  const store = (one: QueuedVisit): Promise<VisitKept> =>
    one.kind === 'add'
      ? add.mutateAsync({ body: one.body })
      : change.mutateAsync({ params: { id: one.visitId }, body: one.body });

  const keepHere = async (one: QueuedVisit): Promise<void> => {
    try {
      await enqueue(one);
      shell.toast.success(t('keptOffline'));
      onKept();
    } catch {
      shell.toast.error(t('notKeptOffline'));
    }
  };

  const { send, problems, running } = useFormSending<KeepAs>({
    named: (path, message) => named(path.join('.'), message),
    explained: (error) => {
      if (!(error instanceof ApiError)) return undefined;
      // The server names the field; why is in its words.
      if (error.code === 'visits.tooLate') return [named('lateReason', t('needLateReason'))];
      if (error.code !== 'visits.changedMeanwhile') return undefined;
      onOutdated();
      return [];
    },
  });

  const keep = async (work: VisitWork, as: KeepAs): Promise<void> => {
    const missing = missingIn(work, as === 'submit').map((name) => named(name, t(wanted[name])));
    const one = asked(work, as);
    const run = async (): Promise<void> => {
      try {
        const { state } = await store(one);
        if (queued) await dropQueued(queued.id);
        const isLate = state === 'LATE_PENDING';
        shell.toast.success(as === 'save' ? common('savedSuccessfully') : t(isLate ? 'sentLate' : done[as]));
        onKept();
      } catch (error) {
        if (!isUnreachable(error)) throw error;
        await keepHere(one);
      }
    };
    await send(as, run, missing);
  };

  return { keep: (work: VisitWork, as: KeepAs) => void keep(work, as), problems, keeping: running };
}
