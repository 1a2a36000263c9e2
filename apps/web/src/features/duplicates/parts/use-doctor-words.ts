// The words of the bench of doctors.
import { useDuplicatePhrases } from '../duplicates.phrases.ts';
import type { BenchWords } from './bench-words.ts';

export function useDoctorWords(): BenchWords {
  const t = useDuplicatePhrases();
  return {
    of: 'doctors',
    title: t('title'),
    failed: t('failed'),
    search: t('search'),
    reject: t('reject'),
    rejectTitle: t('rejectTitle'),
    rejectedNow: t('rejectedNow'),
    survivor: t('survivor'),
    loser: t('loser'),
    undoHint: t('undoHint'),
    emptyMerged: t('emptyMerged'),
  };
}
