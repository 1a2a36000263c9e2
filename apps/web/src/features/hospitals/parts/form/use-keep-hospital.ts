// Sends a written hospital and says what is wrong with it, beside the fields and summed at the top.
import { hospitalFields, type FieldOf } from '@yijian/contract/dictionaries';
import type { HospitalDetail } from '@yijian/contract/hospitals';
import type { FieldProblem } from '@yijian/ui/form-page';
import { ApiError } from '../../../../lib/api/index.ts';
import { useFormSending } from '../../../../lib/forms/index.ts';
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
  const { send, problems, running } = useFormSending({
    named: ([first], message) => named(String(first), message),
    // The field of a duplicate carries the id of the one there; the words of the error name it.
    explained: (error) =>
      error instanceof ApiError && error.code === 'hospitals.duplicate'
        ? [named('name', error.serverMessage ?? error.message)]
        : undefined,
  });
  const named = (field: string, message: string): FieldProblem => {
    if (places.includes(field) || field === 'place') return { field: 'place', label: t('region'), message };
    return { field, label: isField(field) ? nameOf(field) : field, message };
  };
  const store = (body: ReturnType<typeof bodyOf>): Promise<unknown> =>
    hospital === undefined
      ? add.mutateAsync({ body })
      : change.mutateAsync({ params: { id: hospital.id }, body: { ...body, updatedAt: hospital.updatedAt } });
  const keep = async (work: HospitalWork): Promise<void> => {
    const missing = [
      ...(work.name.trim().length < 2 ? [named('name', t('needName'))] : []),
      ...(work.place.length < 2 ? [named('place', t('needPlace'))] : []),
    ];
    if (!(await send('save', () => store(bodyOf(work, hospital)), missing))) return;
    shell.toast.success(t(hospital ? 'changed' : 'added'));
    onKept();
  };
  return { keep: (work: HospitalWork) => void keep(work), problems, isKeeping: running !== null };
}
