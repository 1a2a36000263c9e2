// Sends a written hospital and says what is wrong with it, beside the fields and summed at the top.
import type { HospitalDetail } from '@yijian/contract/hospitals';
import type { FieldProblem } from '@yijian/ui/form-page';
import { useState } from 'react';
import { ApiError, fieldFaults, isCancelled } from '../../../../lib/api/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useAddHospital, useChangeHospital } from '../../hospitals.api.ts';
import { useHospitalPhrases } from '../../hospitals.phrases.ts';
import { bodyOf, type HospitalWork } from './hospital-work.ts';

const labels = {
  name: 'name',
  enName: 'enName',
  aliases: 'aliases',
  place: 'region',
  address: 'address',
  telephone: 'telephone',
  website: 'website',
  beds: 'beds',
  yearlyOutpatients: 'outpatients',
  keyDepartments: 'keyDepartments',
  latitude: 'latitude',
  longitude: 'longitude',
  receptionRule: 'reception',
} as const;
const places = ['provinceCode', 'cityCode', 'countyCode'];

export function useKeepHospital(hospital: HospitalDetail | undefined, onKept: () => void) {
  const t = useHospitalPhrases();
  const shell = useShell();
  const add = useAddHospital();
  const change = useChangeHospital();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const named = (field: string, message: string): FieldProblem => {
    const key = places.includes(field) ? 'place' : field;
    return { field: key, label: key in labels ? t(labels[key as keyof typeof labels]) : key, message };
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
