// Words for the closed values of a hospital.
import { HospitalOwnership, HospitalType, ListingStatus, ProcurementStatus, hospitalLevels } from '@yijian/contract/hospitals';
import { useMemo } from 'react';
import { useHospitalPhrases } from '../hospitals.phrases.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface HospitalWords {
  readonly levels: readonly Choice[];
  readonly types: readonly Choice[];
  readonly ownerships: readonly Choice[];
  readonly listings: readonly Choice[];
  readonly procurements: readonly Choice[];
  /** The word for a level, such as 三级甲等. */
  readonly level: (value: string) => string;
  readonly type: (value: string) => string;
  readonly ownership: (value: string) => string;
  readonly listing: (value: string) => string;
  readonly procurement: (value: string) => string;
}

export function useHospitalWords(): HospitalWords {
  const t = useHospitalPhrases();
  return useMemo(() => {
    const say = t as (key: string) => string;
    const word = (kind: string) => (value: string) => say(`${kind}${value}`);
    const choices = (kind: string, values: readonly string[]): Choice[] => values.map((value) => ({ value, label: word(kind)(value) }));
    return {
      levels: choices('level', hospitalLevels),
      types: choices('type', HospitalType.options),
      ownerships: choices('ownership', HospitalOwnership.options),
      listings: choices('listing', ListingStatus.options),
      procurements: choices('procurement', ProcurementStatus.options),
      level: word('level'),
      type: word('type'),
      ownership: word('ownership'),
      listing: word('listing'),
      procurement: word('procurement'),
    };
  }, [t]);
}
