// Words for the closed values of a hospital.
import type { HospitalDetail } from '@yijian/contract/hospitals';
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

type Product = HospitalDetail['products'][number];

const levels = {
  '3A': 'level3A',
  '3B': 'level3B',
  '3C': 'level3C',
  '3': 'level3',
  '2A': 'level2A',
  '2B': 'level2B',
  '2': 'level2',
  '1': 'level1',
  UNRATED: 'levelUNRATED',
} as const satisfies Record<HospitalDetail['level'], string>;
/** An object would put 1, 2 and 3 first. */
const levelOrder = ['3A', '3B', '3C', '3', '2A', '2B', '2', '1', 'UNRATED'] as const;
const types = {
  GENERAL: 'typeGENERAL',
  SPECIALTY: 'typeSPECIALTY',
  TCM: 'typeTCM',
  WOMEN_CHILDREN: 'typeWOMEN_CHILDREN',
  COMMUNITY: 'typeCOMMUNITY',
  OTHER: 'typeOTHER',
} as const satisfies Record<HospitalDetail['type'], string>;
const ownerships = {
  PUBLIC: 'ownershipPUBLIC',
  PRIVATE: 'ownershipPRIVATE',
  MILITARY: 'ownershipMILITARY',
} as const satisfies Record<HospitalDetail['ownership'], string>;
const listings = {
  NONE: 'listingNONE',
  TEMPORARY: 'listingTEMPORARY',
  PROPOSED: 'listingPROPOSED',
  LISTED: 'listingLISTED',
  STOPPED: 'listingSTOPPED',
} as const satisfies Record<Product['listingStatus'], string>;
const procurements = {
  NONE: 'procurementNONE',
  PURCHASING: 'procurementPURCHASING',
  PAUSED: 'procurementPAUSED',
  STOPPED: 'procurementSTOPPED',
} as const satisfies Record<Product['procurementStatus'], string>;

export function useHospitalWords(): HospitalWords {
  const t = useHospitalPhrases();
  return useMemo(() => {
    const say = t as (key: string) => string;
    const word = (keys: Readonly<Record<string, string>>) => (value: string) => say(keys[value] ?? value);
    const choices = (keys: Readonly<Record<string, string>>, values: readonly string[] = Object.keys(keys)): Choice[] =>
      values.map((value) => ({ value, label: word(keys)(value) }));
    return {
      levels: choices(levels, levelOrder),
      types: choices(types),
      ownerships: choices(ownerships),
      listings: choices(listings),
      procurements: choices(procurements),
      level: word(levels),
      type: word(types),
      ownership: word(ownerships),
      listing: word(listings),
      procurement: word(procurements),
    };
  }, [t]);
}
