// Sends a new doctor and says what is wrong with it, beside the fields and summed at the top.
import type { FieldProblem } from '@yijian/ui/form-page';
import { useState } from 'react';
import { ApiError } from '../../../../lib/api/index.ts';
import { useFormSending } from '../../../../lib/forms/index.ts';
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
  const [wantsReason, setWantsReason] = useState(false);
  const { send, problems, running } = useFormSending({
    named: ([first], message) => named(String(first), message),
    explained: (error) => {
      if (!(error instanceof ApiError)) return undefined;
      if (error.code === 'doctors.sameThere') return [named('namesake', error.serverMessage ?? error.message)];
      if (error.code !== 'doctors.likelyThere') return undefined;
      setWantsReason(true);
      return [named('reason', t('needReason'))];
    },
  });
  const named = (field: string, message: string): FieldProblem => ({
    field,
    label: field === 'reason' ? t('reason') : nameOf(field),
    message,
  });
  const keep = (work: DoctorWork, asksReason: boolean): Promise<boolean> => {
    const missing = [
      ...(work.name.trim() === '' ? [named('name', t('needName'))] : []),
      ...(work.hospital === null ? [named('hospitalId', t('needHospital'))] : []),
      ...(work.departmentName.trim() === '' ? [named('departmentName', t('needDepartment'))] : []),
      ...(asksReason && work.reason.trim() === '' ? [named('reason', t('needReason'))] : []),
    ];
    const store = async (): Promise<void> => {
      const { id } = await add.mutateAsync({ body: bodyOf(work) });
      shell.toast.success(t('added'));
      onKept(id);
    };
    return send('save', store, missing);
  };
  return {
    keep: (work: DoctorWork, asksReason: boolean) => void keep(work, asksReason),
    problems,
    wantsReason,
    isKeeping: running !== null,
  };
}
