// Women and men by decade of age; cells put together stand below the chart.
import type { PatientPortrait } from '@yijian/contract/treatment-records';
import { BarChart } from '@yijian/ui/chart';
import { Tile } from '@yijian/ui/dashboard-tile';
import { useMemo, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useTreatmentPhrases } from '../../treatment-records.phrases.ts';
import { useRecordWords } from '../records/use-record-words.ts';

const OLDEST = 80;

interface DemographicsProps {
  readonly cells: PatientPortrait['sexAge'];
  /** Whose they are, where several stand on a page. */
  readonly of?: string;
}

export function Demographics({ cells, of: whose }: DemographicsProps): ReactNode {
  const t = useTreatmentPhrases();
  const format = useFormat();
  const { dictionaries } = useRecordWords();
  const data = useMemo(() => {
    const decades = [...new Set(cells.flatMap(({ decade }) => decade ?? []))].toSorted((one, other) => one - other);
    const of = (sex: 'FEMALE' | 'MALE') =>
      decades.map((decade) => cells.find((cell) => cell.sex === sex && cell.decade === decade)?.patients ?? null);
    return {
      categories: decades.map((from) => (from >= OLDEST ? t('over', { from }) : t('decade', { from, to: from + 9 }))),
      series: (['FEMALE', 'MALE'] as const).map((sex) => ({ name: dictionaries.label('sex', sex), values: of(sex) })),
      format: (value: number) => format.count(value),
    };
  }, [cells, t, format, dictionaries]);
  const title = whose === undefined ? t('demographics') : t('demographicsOf', { name: whose });
  const others = cells.find(({ sex }) => sex === null)?.patients;
  return (
    <Tile title={title}>
      <BarChart title={title} height={236} data={data} />
      {others === undefined ? null : (
        <small className="treatment-note">{t('othersLine', { count: format.count(others) })}</small>
      )}
    </Tile>
  );
}
