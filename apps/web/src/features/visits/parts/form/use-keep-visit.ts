// Sends a written visit and says what is wrong with it, beside the fields and summed at the top.
import type { VisitDetail } from '@yijian/contract/visits';
import type { FieldProblem } from '@yijian/ui/form-page';
import { useState } from 'react';
import { ApiError, fieldFaults, isCancelled } from '../../../../lib/api/index.ts';
import { useCommonPhrases } from '../../../../lib/i18n/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useAddVisit, useChangeVisit } from '../../visits.api.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';
import { bodyOf, missingIn, type Missing, type VisitWork } from './visit-work.ts';

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

export function useKeepVisit(visit: VisitDetail | undefined, onKept: () => void) {
  const t = useVisitPhrases();
  const common = useCommonPhrases();
  const shell = useShell();
  const add = useAddVisit();
  const change = useChangeVisit();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [keeping, setKeeping] = useState<KeepAs | null>(null);

  const named = (field: string, message: string): FieldProblem => {
    const key = field.split('.')[0] ?? field;
    const label = key in labels ? t(labels[key as keyof typeof labels]) : key;
    return { field: key === 'doctorId' ? 'doctor' : key, label, message };
  };

  const send = (work: VisitWork, as: KeepAs): Promise<unknown> => {
    const body = bodyOf(work);
    if (visit === undefined) return add.mutateAsync({ body: { ...body, doctorId: work.doctor?.id ?? '', as } });
    return change.mutateAsync({
      params: { id: visit.id },
      body: { ...body, version: visit.version, submit: as === 'submit' },
    });
  };

  const keep = async (work: VisitWork, as: KeepAs): Promise<void> => {
    const missing = missingIn(work, as === 'submit');
    setProblems(missing.map((name) => named(name, t(wanted[name]))));
    if (missing.length > 0) return;
    setKeeping(as);
    try {
      await send(work, as);
      shell.toast.success(as === 'save' ? common('savedSuccessfully') : t(done[as]));
      onKept();
    } catch (error) {
      if (isCancelled(error)) return;
      const faults = fieldFaults(error).map((fault) => named(fault.name.join('.'), fault.errors.join(' ')));
      // The server names the field; why is in its words.
      const isLate = error instanceof ApiError && error.code === 'visits.tooLate';
      setProblems(isLate ? [named('lateReason', t('needLateReason'))] : faults);
      if (faults.length === 0) shell.toast.error(error instanceof ApiError ? error.message : String(error));
    } finally {
      setKeeping(null);
    }
  };

  return { keep: (work: VisitWork, as: KeepAs) => void keep(work, as), problems, keeping };
}
