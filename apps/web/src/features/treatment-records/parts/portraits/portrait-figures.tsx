// The four numbers that matter about a persona.
import type { PatientPortrait } from '@yijian/contract/treatment-records';
import { GridCell, KpiTile, TileGrid } from '@yijian/ui/dashboard-tile';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useTreatmentPhrases } from '../../treatment-records.phrases.ts';

const soon: ReadonlySet<string> = new Set(['UNDER_1', 'FROM_1_TO_3', 'FROM_3_TO_6']);

export function PortraitFigures({ portrait }: { portrait: PatientPortrait }): ReactNode {
  const t = useTreatmentPhrases();
  const format = useFormat();
  const { persona, sexAge, delays, median } = portrait;
  const sum = (rows: readonly { patients: number }[]): number => rows.reduce((all, { patients }) => all + patients, 0);
  // Shares of what is shown: cells put together say neither.
  const sexed = sexAge.filter(({ sex }) => sex !== null);
  const timed = delays.filter(({ key }) => key !== 'UNKNOWN' && key !== 'OTHERS');
  const share = (part: readonly { patients: number }[], whole: readonly { patients: number }[]): string =>
    sum(whole) === 0 ? '—' : format.percent(sum(part) / sum(whole), 0);
  const figures = [
    { title: t('patients'), value: format.count(persona.patients) },
    {
      title: t('women'),
      value: share(
        sexed.filter(({ sex }) => sex === 'FEMALE'),
        sexed,
      ),
    },
    {
      title: t('fast'),
      value: share(
        timed.filter(({ key }) => soon.has(key)),
        timed,
      ),
    },
    { title: t('median'), value: median === null ? t('notReached') : t('months', { count: median }) },
  ];
  return (
    <div className="portrait-figures">
      <TileGrid>
        {figures.map(({ title, value }) => (
          <GridCell key={title} span={3}>
            <KpiTile title={title} value={value} />
          </GridCell>
        ))}
      </TileGrid>
    </div>
  );
}
