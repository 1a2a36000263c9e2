// Sends a written hospital and says what is wrong with it, beside the fields and summed at the top.
import { hospitalFields, type FieldOf } from '@yijian/contract/dictionaries';
import type { HospitalDetail } from '@yijian/contract/hospitals';
import type { FieldProblem } from '@yijian/ui/form-page';
import { useState } from 'react';
import { ApiError, fieldFaults, isCancelled } from '../../../../lib/api/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useAddHospital, useChangeHospital } from '../../hospitals.api.ts';
import { useFieldNames } from '../../../dictionaries/index.ts';
import { useHospitalPhrases } from '../../hospitals.phrases.ts';
import { bodyOf, type HospitalWork } from './hospital-work.ts';

const isField = (name: string): name is FieldOf<'hospitals'> => name in hospitalFields;
const places = ['provinceCode', 'cityCode', 'countyCode'];

export function useKeepHospital(hospital: HospitalDetail | undefined, onKept: () => void) {
  const t = useHospitalPhrases();
  const nameOf = useFieldNames('hospitals', hospitalFields);
  const shell = useShell();
  const add = useAddHospital();
  const change = useChangeHospital();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const named = (field: string, message: string): FieldProblem => {
    if (places.includes(field) || field === 'place') return { field: 'place', label: t('region'), message };
    return { field, label: isField(field) ? nameOf(field) : field, message };
  };
  const problemsOf = (error: unknown): FieldProblem[] => {
    // The field of a duplicate carries the id of the one there; the words of the error name it.
    if (error instanceof ApiError && error.code === 'hospitals.duplicate')
      return [named('name', error.serverMessage ?? error.message)];
    return fieldFaults(error).map((fault) => named(String(fault.name[0]), fault.errors.join(' ')));
  };
  const keep = async (work: HospitalWork): Promise<void> => {
    const missing = [
      ...(work.name.trim().length < 2 ? [named('name', t('needName'))] : []),
      ...(work.place.length < 2 ? [named('place', t('needPlace'))] : []),
    ];
    setProblems(missing);
    if (missing.length > 0) return;
    try {
      const body = bodyOf(work, hospital);
      if (hospital === undefined) await add.mutateAsync({ body });
      else await change.mutateAsync({ params: { id: hospital.id }, body: { ...body, updatedAt: hospital.updatedAt } });
      shell.toast.success(t(hospital ? 'changed' : 'added'));
      onKept();
    } catch (error) {
      if (isCancelled(error)) return;
      const found = problemsOf(error);
      setProblems(found);
      if (found.length === 0) shell.toast.error(error instanceof ApiError ? error.message : String(error));
    }
  };
  return { keep: (work: HospitalWork) => void keep(work), problems, isKeeping: add.isPending || change.isPending };
}
