// The words of the bench of hospitals.
import { useHospitalDuplicatePhrases } from '../../hospital-duplicates.phrases.ts';
import type { BenchWords } from '../bench-words.ts';

export function useHospitalBenchWords(): BenchWords {
  const t = useHospitalDuplicatePhrases();
  return {
    of: 'hospitals',
    title: t('title'),
    failed: t('failed'),
    search: t('search'),
    reject: t('rejected'),
    rejectTitle: t('rejectTitle'),
    rejectedNow: t('rejectedNow'),
    survivor: t('survivor'),
    loser: t('loser'),
    undoHint: t('undoHint'),
    emptyMerged: t('emptyMerged'),
  };
}
