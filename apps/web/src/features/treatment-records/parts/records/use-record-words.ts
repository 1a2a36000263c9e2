// The words of the values that treatment records hold.
import {
  adverseEvents,
  ageBands,
  consentBases,
  doseIn,
  drugIn,
  payers,
  qualityFlags,
  severities,
} from '@yijian/contract/treatment-records';
import { useMemo } from 'react';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useDictionaries, type DictionaryWords } from '../../../dictionaries/index.ts';
import { useTreatmentPhrases } from '../../treatment-records.phrases.ts';

const keys = ['sex', 'indication', 'comorbidity', 'stopReason', 'treatmentOutcome', 'recordSource'] as const;
const lines = ['1', '2', '3', '4', '5'] as const;

export interface RecordWords {
  readonly dictionaries: DictionaryWords;
  readonly ages: readonly { value: string; label: string }[];
  readonly lines: readonly { value: string; label: string }[];
  readonly adverse: readonly { value: string; label: string }[];
  readonly consents: readonly { value: string; label: string }[];
  readonly severities: readonly { value: string; label: string }[];
  readonly payers: readonly { value: string; label: string }[];
  readonly flags: readonly { value: string; label: string }[];
  /** A dose in the language shown. */
  readonly dose: (dose: string) => string;
  /** A drug likewise; brands come so from the server. */
  readonly drug: (drug: string) => string;
}

export function useRecordWords(): RecordWords {
  const t = useTreatmentPhrases();
  const language = useLanguage();
  const dictionaries = useDictionaries(keys);
  return useMemo(
    () => ({
      dictionaries,
      ages: ageBands.map((value) => ({ value, label: t(`age.${value}`) })),
      adverse: adverseEvents.map((value) => ({ value, label: t(`adverse.${value}`) })),
      consents: consentBases.map((value) => ({ value, label: t(`consent.${value}`) })),
      severities: severities.map((value) => ({ value, label: t(`severity.${value}`) })),
      payers: payers.map((value) => ({ value, label: t(`payer.${value}`) })),
      flags: qualityFlags.map((value) => ({ value, label: t(`lacks.${value}`) })),
      lines: lines.map((value) => ({ value, label: t(`lineOf.${value}`) })),
      dose: (dose) => doseIn(dose, language),
      drug: (drug) => drugIn(drug, language),
    }),
    [dictionaries, language, t],
  );
}
