// The values a fit rule may name, in words.
import type { FitAttribute } from '@yijian/contract/clue-scores';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useDepartments, useDoctorTitles } from '../../../dictionaries/index.ts';
import { useHospitalWords } from '../../../hospitals/index.ts';
import { useRegions } from '../../../regions/index.ts';

export interface FitValue {
  readonly value: string;
  readonly label: string;
}

const tiers = ['A', 'B', 'C', 'D'].map((value) => ({ value, label: value }));

export function useFitValues(): (attribute: FitAttribute) => readonly FitValue[] {
  const isEnglish = useLanguage() === 'en';
  const titles = useDoctorTitles();
  const departments = useDepartments() ?? [];
  const { levels } = useHospitalWords();
  const { nodes } = useRegions();
  const named = (one: { code: string; name: string; enName: string }): FitValue => ({
    value: one.code,
    label: isEnglish && one.enName ? one.enName : one.name,
  });
  const values: Record<FitAttribute, () => readonly FitValue[]> = {
    TIER: () => tiers,
    TITLE: () => titles.map(named),
    DEPARTMENT: () => departments.flatMap((one) => [named(one), ...one.children.map(named)]),
    HOSPITAL_LEVEL: () => levels,
    PROVINCE: () => nodes.map(({ value, label }) => ({ value, label })),
  };
  return (attribute) => values[attribute]();
}
