// Cohorts below each other: new doctors, and how many of them act in each later week or month; every cell opens its doctors.
import type { Trend, TrendQuestion } from '@yijian/contract/journeys';
import { PaneGroup } from '@yijian/ui/analysis-page';
import type { CSSProperties, ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { CountButton } from '../../sales-funnels/index.ts';
import { useJourneyPhrases } from '../journeys.phrases.ts';
import { startOf } from './period-start.ts';

export interface OpenCell {
  readonly cohort?: string;
  readonly start: string;
}

interface RetentionProps {
  readonly trend: Trend;
  readonly grain: TrendQuestion['grain'];
  readonly onOpen: (cell: OpenCell) => void;
}

export function RetentionTable({ trend, grain, onOpen }: RetentionProps): ReactNode {
  const t = useJourneyPhrases();
  const { cohorts, activity } = trend;
  return (
    <PaneGroup title={t('retention')} extra={t('retentionHint')}>
      {/* Wider than a phone: it scrolls, also by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="journey-scroll" role="region" aria-label={t('retention')} tabIndex={0}>
        <table className="journey-retention num">
          <thead>
            <tr>
              <th scope="col">{t('cohort')}</th>
              <th scope="col">{t('active')}</th>
              <th scope="col">{t('newDoctors')}</th>
              {cohorts.slice(1).map(({ start }, at) => (
                <th key={start} scope="col">
                  {t('later', { count: at + 1 })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cohorts.map((cohort, at) => (
              <tr key={cohort.start}>
                <th scope="row">{startOf(cohort.start, grain)}</th>
                <td>
                  <CountButton
                    name={t('activeIn', { start: startOf(cohort.start, grain) })}
                    count={activity[at]?.people ?? 0}
                    onOpen={() => onOpen({ start: cohort.start })}
                  />
                </td>
                <Cells trend={trend} grain={grain} place={at} onOpen={onOpen} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </PaneGroup>
  );
}

function Cells({ trend: { cohorts }, grain, place, onOpen }: RetentionProps & { place: number }): ReactNode {
  const t = useJourneyPhrases();
  const format = useFormat();
  const { start: cohort, people, active } = cohorts[place]!;
  return active.map((count, at) => {
    const { start } = cohorts[place + at]!;
    const share = people === 0 ? 0 : count / people;
    return (
      <td key={start} className="journey-cell" style={{ '--share': `${Math.round(share * 100)}%` } as CSSProperties}>
        <CountButton
          name={t('cell', { cohort: startOf(cohort, grain), start: startOf(start, grain) })}
          count={count}
          onOpen={() => onOpen({ cohort, start })}
        />
        {at === 0 || people === 0 ? null : <small>{format.percent(share, 0)}</small>}
      </td>
    );
  });
}
