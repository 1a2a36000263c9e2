// Agreeing, refusing, giving back: checked here, sent, and told what came of it.
import type { InstanceDetail, TaskDetail } from '@yijian/contract/workflows';
import type { FieldProblem } from '@yijian/ui/form-page';
import { useState } from 'react';
import { ApiError, fieldFaults } from '../../../../../lib/api/index.ts';
import { useApprove, useGiveBack, useReject } from '../../../workflows.api.ts';
import { useWorkflowPhrases } from '../../../workflows.phrases.ts';
import { checkForm, fieldId, filledIn, type Values } from '../../form/check-form.ts';
import { useNames } from '../../words/use-names.ts';
import { noProof, type Proof } from './proof.tsx';

export type Decision = 'approve' | 'reject' | 'giveBack';
export interface Deciding {
  readonly onDone: (decision: Decision) => void;
  /** Somebody was first, or the step cannot be done now: in words. */
  readonly onRefused: (message: string) => void;
}

export function useDecide(detail: InstanceDetail, task: TaskDetail | undefined, { onDone, onRefused }: Deciding) {
  const t = useWorkflowPhrases();
  const names = useNames();
  const calls = { approve: useApprove(), reject: useReject(), giveBack: useGiveBack() };
  const [opinion, setOpinion] = useState('');
  const [proof, setProof] = useState<Proof>(noProof);
  const [changes, setChanges] = useState<Values>({});
  const [error, setError] = useState<string>();
  const [problems, setProblems] = useState<FieldProblem[]>([]);

  const missing = (decision: Decision): string | undefined => {
    const isAsked = decision !== 'approve' || task?.needs.comment === true;
    if (isAsked && opinion.trim() === '') return t('opinionNeeded');
    if (decision === 'giveBack') return undefined;
    if (task?.needs.attachment && proof.files.length === 0) return t('attachmentNeeded');
    return task?.needs.signature && proof.password === '' ? t('passwordNeeded') : undefined;
  };
  const given = (decision: Decision) => ({
    comment: opinion.trim(),
    attachments: proof.files.map(({ id, name }) => ({ name, reference: id })),
    ...(task?.needs.signature
      ? {
          signature: { meaning: t(decision === 'reject' ? 'meaningRefuse' : 'meaningAgree'), password: proof.password },
        }
      : {}),
  });
  const send = async (decision: Decision): Promise<void> => {
    const params = { id: task!.id };
    const comment = opinion.trim();
    if (decision === 'giveBack') await calls.giveBack.mutateAsync({ params, body: { comment } });
    else if (decision === 'reject') await calls.reject.mutateAsync({ params, body: given(decision) });
    else {
      const form = Object.keys(changes).length === 0 ? {} : { form: filledIn(changes) };
      await calls.approve.mutateAsync({ params, body: { ...given(decision), ...form } });
    }
  };
  const decide = async (decision: Decision): Promise<void> => {
    const writable = detail.form.filter(({ access }) => access === 'WRITE');
    const found =
      decision === 'approve' ? checkForm(writable, { ...(detail.values as Values), ...changes }, names.label) : [];
    const lacking = missing(decision);
    setProblems(found);
    setError(lacking);
    if (lacking !== undefined || found.length > 0) return;
    try {
      await send(decision);
      setOpinion('');
      setProof(noProof);
      setChanges({});
      onDone(decision);
    } catch (cause) {
      const faults = fieldFaults(cause);
      setProblems(
        faults.map(({ name, errors }) => ({
          field: fieldId(String(name.at(-1))),
          label: '',
          message: errors.join(' '),
        })),
      );
      const message = cause instanceof Error ? cause.message : '';
      const isRefused = cause instanceof ApiError && (cause.status === 409 || cause.status === 404);
      if (isRefused && cause.code !== 'workflows.wrongPassword') onRefused(message);
      else setError(message);
    }
  };
  return {
    opinion,
    setOpinion,
    proof,
    setProof: (part: Partial<Proof>) => setProof((now) => ({ ...now, ...part })),
    changes,
    setChanges: (part: Values) => setChanges((now) => ({ ...now, ...part })),
    error,
    problems,
    decide,
    isSending: Object.values(calls).some((call) => call.isPending),
  };
}
