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
  const timed = delays.filter(({ key }) => key !== 'UNKNOWN');
  // Cells put together may hold more of one kind than of the other: beside them a share is a least one.
  const share = (
    part: readonly { patients: number }[],
    whole: readonly { patients: number }[],
    isMerged: boolean,
  ): string => {
    if (sum(whole) === 0) return '—';
    const told = format.percent(sum(part) / sum(whole), 0);
    return isMerged ? t('atLeastShare', { share: told }) : told;
  };
  const figures = [
    { title: t('patients'), value: format.count(persona.patients) },
    {
      title: t('women'),
      value: share(
        sexAge.filter(({ sex }) => sex === 'FEMALE'),
        sexAge,
        sexAge.some(({ sex }) => sex === null),
      ),
    },
    {
      title: t('fast'),
      value: share(
        timed.filter(({ key }) => soon.has(key)),
        timed,
        timed.some(({ key }) => key === 'OTHERS'),
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
