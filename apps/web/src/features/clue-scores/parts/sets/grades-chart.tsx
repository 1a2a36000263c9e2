// How many doctors each grade has: now, 90 days ago, by the set applied today.
import { clueGrades, type CluePreview } from '@yijian/contract/clue-scores';
import { BarChart } from '@yijian/ui/chart';
import { useMemo, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useSetPhrases } from '../../clue-sets.phrases.ts';

export function GradesChart({ title, preview }: { title: string; preview: CluePreview }): ReactNode {
  const t = useSetPhrases();
  const format = useFormat();
  const { now, before, applied, doctors, affected, sampled } = preview;
  const data = useMemo(
    () => ({
      categories: [...clueGrades],
      series: [
        { name: t('now'), values: clueGrades.map((grade) => now[grade]) },
        { name: t('before'), values: clueGrades.map((grade) => before[grade]), color: 'base' as const },
        ...(applied === null ? [] : [{ name: t('current'), values: clueGrades.map((grade) => applied[grade]) }]),
      ],
      format: (value: number) => t('doctorsOf', { count: format.count(value) }),
    }),
    [now, before, applied, t, format],
  );
  return (
    <>
      <p className="clue-hint">
        {t('previewHint', { doctors: format.count(doctors), affected: format.count(affected) })}
        {sampled === null ? null : ` ${t('sampledHint', { sampled: format.count(sampled) })}`}
      </p>
      <BarChart title={title} height={200} data={data} />
    </>
  );
}
