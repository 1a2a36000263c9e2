// Whose opinion is asked for and in which days, kept in the address.
import { opinionPeriods, type DoctorQuestion } from '@yijian/contract/insights';
import { useMemo } from 'react';
import { useAddress, withFields } from '../../../../lib/lists/index.ts';

export interface AskedDoctor {
  readonly doctorId: string | undefined;
  /** Undefined until a doctor is chosen. */
  readonly question: DoctorQuestion | undefined;
  readonly period: DoctorQuestion['period'];
  readonly set: (fields: Record<string, string | undefined>) => void;
}

export function useAskedDoctor(): AskedDoctor {
  const [search, edit] = useAddress();
  const doctorId = search.get('doctorId') ?? undefined;
  // A custom range is for groups; one doctor has few posts.
  const period = opinionPeriods.find((one) => one === search.get('period') && one !== 'CUSTOM') ?? 'ALL';
  const question = useMemo(() => (doctorId === undefined ? undefined : { doctorId, period }), [doctorId, period]);
  return { doctorId, question, period, set: (fields) => edit((now) => withFields(now, fields)) };
}
