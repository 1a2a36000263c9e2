// Trends: who comes back in the weeks or months after the first act, and how many are active (product 3.18).
import type { Trend, TrendQuestion } from '@yijian/contract/journeys';
import { AnalysisPage } from '@yijian/ui/analysis-page';
import { LineChart } from '@yijian/ui/chart';
import { Tile } from '@yijian/ui/dashboard-tile';
import { Choice } from '@yijian/ui/filter';
import { Async } from '@yijian/ui/states';
import { useMemo, useState, type ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { useAddress, withFields, usePaged } from '../../../lib/lists/index.ts';
import { usePeriod } from '../../../lib/periods/index.ts';
import { PeopleDrawer, pickPages } from '../../sales-funnels/index.ts';
import { readTrendPeople, useTrend, useTrendPeople } from '../journeys.api.ts';
import { useJourneyPhrases } from '../journeys.phrases.ts';
import { startOf } from './period-start.ts';
import { RetentionTable, type OpenCell } from './retention-table.tsx';
import './journeys.css';

const grains = ['WEEK', 'MONTH'] as const;
const usual = { WEEK: '90D', MONTH: '365D' } as const;

export function TrendPage(): ReactNode {
  const t = useJourneyPhrases();
  const [search, edit] = useAddress();
  const grain = grains.find((one) => one === search.get('grain')) ?? 'MONTH';
  const { days, control } = usePeriod(usual[grain]);
  const question = useMemo<TrendQuestion>(() => ({ period: days, grain }), [days, grain]);
  const query = useTrend(question);
  const [open, setOpen] = useState<OpenCell>();
  return (
    <AnalysisPage
      title={t('trend')}
      question={
        <div className="journey-question">
          <Choice
            label={t('grain')}
            value={grain}
            options={grains.map((value) => ({ value, label: t(`grain.${value}`) }))}
            onChange={(next) =>
              edit((now) => withFields(now, { grain: next, period: undefined, from: undefined, to: undefined }))
            }
          />
          {control}
        </div>
      }
      answer={query.data ? <Answer trend={query.data} grain={grain} /> : undefined}
    >
      <Async
        query={query}
        shape="chart"
        isEmpty={({ activity }) => activity.every(({ people }) => people === 0)}
        empty={{ reason: t('empty') }}
        failedTitle={t('failed')}
      >
        {(trend) => (
          <div className="journey-result">
            <Tile title={t('activity')}>
              <Activity trend={trend} grain={grain} />
              <p className="journey-quiet">{t('partHint', trend.days)}</p>
            </Tile>
            <RetentionTable trend={trend} grain={grain} onOpen={setOpen} />
          </div>
        )}
      </Async>
      {open === undefined ? null : <CellPeople question={question} open={open} onClose={() => setOpen(undefined)} />}
    </AnalysisPage>
  );
}

interface GrainProps {
  readonly trend: Trend;
  readonly grain: TrendQuestion['grain'];
}

function Answer({ trend, grain }: GrainProps): ReactNode {
  const t = useJourneyPhrases();
  const format = useFormat();
  const last = trend.activity.at(-1);
  if (last === undefined) return null;
  return t('trendAnswer', {
    start: startOf(last.start, grain),
    people: format.count(last.people),
    acts: format.count(last.acts),
  });
}

function Activity({ trend: { activity }, grain }: GrainProps): ReactNode {
  const t = useJourneyPhrases();
  const format = useFormat();
  const data = useMemo(
    () => ({
      categories: activity.map(({ start }) => startOf(start, grain)),
      series: [
        { name: t('active'), values: activity.map(({ people }) => people) },
        { name: t('acts'), values: activity.map(({ acts }) => acts) },
      ],
      format: (value: number) => format.count(value),
    }),
    [activity, grain, t, format],
  );
  return <LineChart title={t('activity')} height={240} data={data} />;
}

interface CellProps {
  readonly question: TrendQuestion;
  readonly open: OpenCell;
  readonly onClose: () => void;
}

function CellPeople({ question, open, onClose }: CellProps): ReactNode {
  const t = useJourneyPhrases();
  const paging = usePaged();
  const asked = { ...question, ...open };
  const query = useTrendPeople({ ...asked, page: paging.page, size: paging.size });
  const start = startOf(open.start, question.grain);
  const title =
    open.cohort === undefined
      ? t('activeIn', { start })
      : t('cell', { cohort: startOf(open.cohort, question.grain), start });
  return (
    <PeopleDrawer
      title={title}
      countTitle={t('acts')}
      query={query}
      paging={paging}
      pickAll={() => pickPages((page) => readTrendPeople({ ...asked, ...page }))}
      onClose={onClose}
    />
  );
}
