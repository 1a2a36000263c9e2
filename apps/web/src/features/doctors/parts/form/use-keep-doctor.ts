// Sends a new doctor and says what is wrong with it, beside the fields and summed at the top.
import type { FieldProblem } from '@yijian/ui/form-page';
import { useState } from 'react';
import { ApiError, fieldFaults, isCancelled } from '../../../../lib/api/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useAddDoctor } from '../../doctor-keeping.api.ts';
import { useKeepingPhrases } from '../../doctor-keeping.phrases.ts';
import { bodyOf, type DoctorWork } from './doctor-work.ts';
import { useEntryNames } from './use-entry-names.ts';

export function useKeepDoctor(onKept: (id: string) => void) {
  const t = useKeepingPhrases();
  const nameOf = useEntryNames();
  const shell = useShell();
  const add = useAddDoctor();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [wantsReason, setWantsReason] = useState(false);
  const named = (field: string, message: string): FieldProblem => ({
    field,
    label: field === 'reason' ? t('reason') : nameOf(field),
    message,
  });
  const problemsOf = (error: unknown): FieldProblem[] => {
    if (error instanceof ApiError && error.code === 'doctors.likelyThere') {
      setWantsReason(true);
      return [named('reason', t('needReason'))];
    }
    if (error instanceof ApiError && error.code === 'doctors.sameThere')
      return [named('namesake', error.serverMessage ?? error.message)];
    return fieldFaults(error).map((fault) => named(String(fault.name[0]), fault.errors.join(' ')));
  };
  const keep = async (work: DoctorWork, asksReason: boolean): Promise<void> => {
    const missing = [
      ...(work.name.trim() === '' ? [named('name', t('needName'))] : []),
      ...(work.hospital === null ? [named('hospitalId', t('needHospital'))] : []),
      ...(work.departmentName.trim() === '' ? [named('departmentName', t('needDepartment'))] : []),
      ...(asksReason && work.reason.trim() === '' ? [named('reason', t('needReason'))] : []),
    ];
    setProblems(missing);
    if (missing.length > 0) return;
    try {
      const { id } = await add.mutateAsync({ body: bodyOf(work) });
      shell.toast.success(t('added'));
      onKept(id);
    } catch (error) {
      if (isCancelled(error)) return;
      const found = problemsOf(error);
      setProblems(found);
      if (found.length === 0) shell.toast.error(error instanceof ApiError ? error.message : String(error));
    }
  };
  return {
    keep: (work: DoctorWork, asksReason: boolean) => void keep(work, asksReason),
    problems,
    wantsReason,
    isKeeping: add.isPending,
  };
}
