// Keeps and hands in a request; certificates need it kept first.
import type { VerificationDetail } from '@yijian/contract/verifications';
import { useState } from 'react';
import { ApiError, fieldFaults, isCancelled } from '../../../../lib/api/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useSave, useSubmit } from '../../verifications.api.ts';
import { useVerificationPhrases } from '../../verifications.phrases.ts';
import { fieldsOf, wrongIn, type RequestWork } from './request-work.ts';

export interface Problem {
  readonly field: string;
  readonly label: string;
  readonly message: string;
}

const words = { name: 'nameWrong', department: 'departmentWrong', licenceNumber: 'licenceWrong' } as const;

export interface Kept {
  readonly id: string;
  readonly version: number;
}

export function useRequest(request: VerificationDetail | undefined, onDone: () => void) {
  const t = useVerificationPhrases();
  const shell = useShell();
  const [kept, setKept] = useState<Kept | null>(request ? { id: request.id, version: request.version } : null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const save = useSave();
  const submit = useSubmit();

  const named = (field: string, message: string): Problem => {
    const known = ['name', 'hospital', 'department', 'title', 'licenceNumber'] as const;
    const label = known.find((one) => one === field);
    return { field, label: label === undefined ? t('doctor') : t(`field.${label}`), message };
  };

  /** The id of the kept request, or undefined when something is wrong with it. */
  const keep = async (doctorId: string | undefined, work: RequestWork): Promise<string | undefined> => {
    const wrong = wrongIn(work).map((field) => named(field, t(words[field])));
    const all = doctorId === undefined ? [{ field: 'doctor', label: t('doctor'), message: t('doctorWrong') }] : wrong;
    setProblems(all);
    if (all.length > 0 || doctorId === undefined) return undefined;
    const known = kept === null ? {} : { id: kept.id };
    try {
      const result = await save.mutateAsync({ body: { ...known, doctorId, note: work.note, fields: fieldsOf(work) } });
      setKept(result);
      return result.id;
    } catch (error) {
      tell(error);
      return undefined;
    }
  };

  const tell = (error: unknown): void => {
    if (isCancelled(error)) return;
    const faults = fieldFaults(error).map(({ name, errors }) => named(String(name.at(-1)), errors.join(' ')));
    setProblems(faults);
    if (faults.length === 0) shell.toast.error(error instanceof ApiError ? error.message : String(error));
  };

  const keepDraft = async (doctorId: string | undefined, work: RequestWork): Promise<void> => {
    if ((await keep(doctorId, work)) === undefined) return;
    shell.toast.success(t('kept'));
    onDone();
  };

  const send = async (doctorId: string | undefined, work: RequestWork, certificates: number): Promise<void> => {
    const id = await keep(doctorId, work);
    if (id === undefined) return;
    if (certificates === 0)
      return setProblems([{ field: 'certificate-file', label: t('certificates'), message: t('needCertificate') }]);
    try {
      const { state } = await submit.mutateAsync({ params: { id } });
      shell.toast.success(t(state === 'QUEUED' ? 'queued' : 'sent'));
      onDone();
    } catch (error) {
      tell(error);
    }
  };

  return { kept, problems, keep, keepDraft, send, isBusy: save.isPending || submit.isPending };
}
