// Whose opinion is asked for and in which days, kept in the address.
import { marketPeriods, type MarketPeriod } from '@yijian/contract/core';
import type { DoctorQuestion } from '@yijian/contract/insights';
import { useMemo } from 'react';
import { useAddress, withFields } from '../../../../lib/lists/index.ts';
import { lacksDays, askedPeriod, type AskedPeriod } from '../../../../lib/periods/index.ts';

export interface AskedDoctor {
  readonly doctorId: string | undefined;
  /** Undefined until a doctor is chosen, and the days of a range of one's own. */
  readonly question: DoctorQuestion | undefined;
  readonly range: AskedPeriod<MarketPeriod>;
  readonly lacks: 'DOCTOR' | 'DAYS' | undefined;
  readonly set: (fields: Record<string, string | undefined>) => void;
}

/** One doctor has few posts: the page begins with all of them. */
export const USUAL_PERIOD = 'ALL';

export function useAskedDoctor(): AskedDoctor {
  const [search, edit] = useAddress();
  const doctorId = search.get('doctorId') ?? undefined;
  const text = search.toString();
  const range = useMemo(() => askedPeriod(new URLSearchParams(text), marketPeriods, USUAL_PERIOD), [text]);
  const lacks = doctorId === undefined ? 'DOCTOR' : lacksDays(range) ? 'DAYS' : undefined;
  const question = useMemo(
    () => (doctorId === undefined || lacks !== undefined ? undefined : { doctorId, ...range }),
    [doctorId, lacks, range],
  );
  return { doctorId, question, range, lacks, set: (fields) => edit((now) => withFields(now, fields)) };
}
