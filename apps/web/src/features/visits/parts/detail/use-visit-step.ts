// Sends a step of a visit and says how it went.
import type { VisitDetail } from '@yijian/contract/visits';
import { useState } from 'react';
import { isCancelled } from '../../../../lib/api/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import {
  useAskUnlock,
  useCancelVisit,
  useDecideLate,
  useDecideUnlock,
  useFlagVisit,
  useJudgeVisit,
  useRescheduleVisit,
} from '../../visits.api.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';
import { momentOf } from '../form/visit-work.ts';
import type { StepName } from './step-names.ts';

const done = {
  reschedule: 'wasMoved',
  cancel: 'wasCancelled',
  askUnlock: 'wasAsked',
  grantUnlock: 'wasDecided',
  refuseUnlock: 'wasDecided',
  approveLate: 'wasDecided',
  returnLate: 'wasDecided',
  flag: 'wasDecided',
  judgeValid: 'wasDecided',
  judgeInvalid: 'wasDecided',
} as const satisfies Record<StepName, string>;

export function useVisitStep(visit: VisitDetail, step: StepName, onDone: () => void) {
  const t = useVisitPhrases();
  const shell = useShell();
  const calls = {
    reschedule: useRescheduleVisit(),
    cancel: useCancelVisit(),
    askUnlock: useAskUnlock(),
    decide: useDecideUnlock(),
    decideLate: useDecideLate(),
    flag: useFlagVisit(),
    judge: useJudgeVisit(),
  };
  const [problem, setProblem] = useState<string>();
  const params = { id: visit.id };
  const run = ({ reason, time }: { reason: string; time: string }): Promise<unknown> => {
    const startsAt = momentOf(time).toISOString();
    switch (step) {
      case 'reschedule':
        return calls.reschedule.mutateAsync({ params, body: { startsAt, version: visit.version } });
      case 'cancel':
        return calls.cancel.mutateAsync({ params, body: { reason } });
      case 'askUnlock':
        return calls.askUnlock.mutateAsync({ params, body: { reason } });
      case 'grantUnlock':
      case 'refuseUnlock':
        return calls.decide.mutateAsync({ params, body: { grant: step === 'grantUnlock', reason } });
      case 'approveLate':
      case 'returnLate':
        return calls.decideLate.mutateAsync({ params, body: { approve: step === 'approveLate', reason } });
      case 'flag':
        return calls.flag.mutateAsync({ params, body: { reason } });
      case 'judgeValid':
      case 'judgeInvalid':
        return calls.judge.mutateAsync({ params, body: { isValid: step === 'judgeValid', reason } });
    }
  };
  const send = async (input: { reason: string; time: string }): Promise<void> => {
    setProblem(undefined);
    try {
      await run(input);
      shell.toast.success(t(done[step]));
      onDone();
    } catch (error) {
      if (!isCancelled(error)) setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const isBusy = Object.values(calls).some((call) => call.isPending);
  return { send: (input: { reason: string; time: string }) => void send(input), isBusy, problem };
}
