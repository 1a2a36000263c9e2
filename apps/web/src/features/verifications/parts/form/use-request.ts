// Keeps and hands in a request; certificates need it kept first.
import type { VerificationDetail } from '@yijian/contract/verifications';
import type { FieldProblem } from '@yijian/ui/form-page';
import { useState } from 'react';
import { useFormSending } from '../../../../lib/forms/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useSave, useSubmit } from '../../verifications.api.ts';
import { useVerificationPhrases } from '../../verifications.phrases.ts';
import { fieldsOf, wrongIn, type RequestWork } from './request-work.ts';

const words = { name: 'nameWrong', department: 'departmentWrong', licenceNumber: 'licenceWrong' } as const;

export interface Kept {
  readonly id: string;
  readonly version: number;
}

export function useRequest(request: VerificationDetail | undefined, onDone: () => void) {
  const t = useVerificationPhrases();
  const shell = useShell();
  const [kept, setKept] = useState<Kept | null>(request ? { id: request.id, version: request.version } : null);
  const save = useSave();
  const submit = useSubmit();

  const named = (field: string, message: string): FieldProblem => {
    const known = ['name', 'hospital', 'department', 'title', 'licenceNumber'] as const;
    const label = known.find((one) => one === field);
    return { field, label: label === undefined ? t('doctor') : t(`field.${label}`), message };
  };
  const { send, problems, running } = useFormSending<'keep' | 'submit'>({
    named: (path, message) => named(String(path.at(-1)), message),
  });

  /** The id of the kept request, or undefined when something is wrong with it. */
  const keep = async (doctorId: string | undefined, work: RequestWork): Promise<string | undefined> => {
    const wrong = wrongIn(work).map((field) => named(field, t(words[field])));
    const missing = doctorId === undefined ? [named('doctor', t('doctorWrong'))] : wrong;
    let id: string | undefined;
    const store = async (): Promise<void> => {
      const body = { doctorId: doctorId!, note: work.note, fields: fieldsOf(work) };
      const result = await save.mutateAsync({ body: kept === null ? body : { ...body, id: kept.id } });
      setKept(result);
      id = result.id;
    };
    await send('keep', store, missing);
    return id;
  };

  const keepDraft = async (doctorId: string | undefined, work: RequestWork): Promise<void> => {
    if ((await keep(doctorId, work)) === undefined) return;
    shell.toast.success(t('kept'));
    onDone();
  };

  const handIn = async (doctorId: string | undefined, work: RequestWork, certificates: number): Promise<void> => {
    const id = await keep(doctorId, work);
    if (id === undefined) return;
    const submitIt = async (): Promise<void> => {
      const { state } = await submit.mutateAsync({ params: { id } });
      shell.toast.success(t(state === 'QUEUED' ? 'queued' : 'sent'));
      onDone();
    };
    const missing = { field: 'certificate-file', label: t('certificates'), message: t('needCertificate') };
    await send('submit', submitIt, certificates === 0 ? [missing] : []);
  };

  return { kept, problems, keep, keepDraft, send: handIn, isBusy: running !== null };
}
