// The overview: which touches follow which, as flows and as a table (product 3.18).
import type { PathQuestion, Paths } from '@yijian/contract/journeys';
import { AnalysisPage } from '@yijian/ui/analysis-page';
import { Tile } from '@yijian/ui/dashboard-tile';
import { Choice } from '@yijian/ui/filter';
import { Async } from '@yijian/ui/states';
import { Checkbox } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { useAddress, withFields } from '../../../lib/lists/index.ts';
import { usePeriod } from '../../../lib/periods/index.ts';
import { useAsOf, useEventWords } from '../../sales-funnels/index.ts';
import { usePaths } from '../journeys.api.ts';
import { useJourneyPhrases } from '../journeys.phrases.ts';
import { FlowTable } from './flow-table.tsx';
import { PathChart } from './path-chart.tsx';
import { PathPeople, type OpenTouch } from './path-people.tsx';
import { StageTile } from './stages/stage-tile.tsx';
import './journeys.css';

const stepCounts = ['2', '3', '4', '5', '6'] as const;
const keeps = ['3', '4', '6', '8'] as const;
const groupings = ['CHANNEL', 'ACT'] as const;

function useAsked() {
  const [search, edit] = useAddress();
  const { days, control } = usePeriod('90D');
  const one = <T extends string>(name: string, known: readonly T[], otherwise: T): T =>
    known.find((value) => value === search.get(name)) ?? otherwise;
  const [steps, keep] = [one('steps', stepCounts, '4'), one('keep', keeps, '6')];
  const grouping = one('group', groupings, 'CHANNEL');
  const countsSent = search.get('sent') === 'true';
  const question = useMemo<PathQuestion>(
    () => ({ period: days, steps: Number(steps), keep: Number(keep), grouping, countsSent }),
    [days, steps, keep, grouping, countsSent],
  );
  const set = (fields: Record<string, string | undefined>): void => edit((now) => withFields(now, fields));
  return { question, control, set };
}

export function OverviewPage(): ReactNode {
  const t = useJourneyPhrases();
  const asked = useAsked();
  const { question } = asked;
  const query = usePaths(question);
  const [open, setOpen] = useState<OpenTouch>();
  return (
    <AnalysisPage
      title={t('overview')}
      asOf={useAsOf(query.data)}
      question={<Question {...asked} />}
      answer={query.data && query.data.people > 0 ? <Answer paths={query.data} /> : undefined}
    >
      <Async
        query={query}
        shape="chart"
        isEmpty={({ people }) => people === 0}
        empty={{ reason: t('empty') }}
        failedTitle={t('failed')}
      >
        {(paths) => (
          <div className="journey-result">
            <Tile title={t('paths')}>
              <PathChart paths={paths} onOpen={setOpen} />
              <p className="journey-quiet">{t('pathsHint')}</p>
            </Tile>
            <FlowTable paths={paths} onOpen={setOpen} />
            <StageTile period={question.period} />
          </div>
        )}
      </Async>
      {open === undefined ? null : <PathPeople question={question} open={open} onClose={() => setOpen(undefined)} />}
    </AnalysisPage>
  );
}

function Question({ question, control, set }: ReturnType<typeof useAsked>): ReactNode {
  const t = useJourneyPhrases();
  return (
    <div className="journey-question">
      <Choice
        label={t('steps')}
        value={String(question.steps)}
        options={stepCounts.map((value) => ({ value, label: t('stepCount', { count: value }) }))}
        onChange={(steps) => set({ steps })}
      />
      <Choice
        label={t('grouping')}
        value={question.grouping}
        options={groupings.map((value) => ({ value, label: t(`grouping.${value}`) }))}
        onChange={(group) => set({ group })}
      />
      <Choice
        label={t('keep')}
        value={String(question.keep)}
        options={keeps.map((value) => ({ value, label: t('keepCount', { count: value }) }))}
        onChange={(keep) => set({ keep })}
      />
      {control}
      <Checkbox
        checked={question.countsSent}
        onChange={(event) => set({ sent: event.target.checked ? 'true' : undefined })}
      >
        {t('countsSent')}
      </Checkbox>
    </div>
  );
}

function Answer({ paths }: { paths: Paths }): ReactNode {
  const t = useJourneyPhrases();
  const format = useFormat();
  const words = useEventWords();
  const [first] = paths.nodes;
  return t('answer', {
    ...paths.days,
    people: format.count(paths.people),
    first: words.touch(first?.key ?? ''),
    count: format.count(first?.people),
  });
}
