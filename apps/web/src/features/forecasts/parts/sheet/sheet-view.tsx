// One forecast: who, where it stands, what may be done, the grid and the history.
import type { SheetDetail } from '@yijian/contract/forecasts';
import { StepList } from '@yijian/ui/detail-page';
import { Async } from '@yijian/ui/states';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useForecastSheet } from '../../forecasts.api.ts';
import { useForecastPhrases } from '../../forecasts.phrases.ts';
import { openActs } from '../../../../lib/session/index.ts';
import { SheetStateBadge } from '../states.tsx';
import { AdjustSheet } from './adjust-sheet.tsx';
import { FillSheet } from './fill-sheet.tsx';

const [fills, reviews, issues] = [
  'forecast:forecasts:write',
  'forecast:forecasts:approve',
  'forecast:forecasts:issue',
] as const;

/** The action that each act belongs to. */
const needs = {
  FILL: fills,
  SUBMIT: fills,
  WITHDRAW: fills,
  ACKNOWLEDGE: fills,
  CHALLENGE: fills,
  ADJUST: reviews,
  ACCEPT: reviews,
  REJECT: reviews,
  ISSUE: issues,
  DECIDE: issues,
} as const;

export function SheetView({ id }: { id: string }): ReactNode {
  const t = useForecastPhrases();
  const query = useForecastSheet(id);
  return (
    <Async query={query} shape="table" failedTitle={t('sheetFailed')}>
      {(found) => {
        const sheet = { ...found, actions: openActs(found.actions, needs) };
        return (
          <section className="forecast-sheet" aria-label={`${sheet.person.name} · ${sheet.cycleName}`}>
            <Head sheet={sheet} />
            {sheet.actions.includes('FILL') ? (
              <FillSheet key={sheet.id} sheet={sheet} />
            ) : (
              <AdjustSheet key={`${sheet.id} ${sheet.version}`} sheet={sheet} />
            )}
            <History sheet={sheet} />
          </section>
        );
      }}
    </Async>
  );
}

function Head({ sheet }: { sheet: SheetDetail }): ReactNode {
  const t = useForecastPhrases();
  const format = useFormat();
  return (
    <>
      <header className="forecast-sheet-head">
        <h2>{sheet.person.name}</h2>
        <SheetStateBadge state={sheet.state} />
        <span className="forecast-note num">
          {[sheet.organizationName, sheet.stateBy ?? t('bySystem'), format.dateTime(sheet.stateAt)].join(' · ')}
        </span>
        <span className="forecast-note">{t('boxesUnit')}</span>
      </header>
      {sheet.reason === '' ? null : (
        <Alert
          type="warning"
          showIcon
          title={t('saidWhy', { who: sheet.stateBy ?? t('bySystem'), reason: sheet.reason })}
        />
      )}
    </>
  );
}

function History({ sheet }: { sheet: SheetDetail }): ReactNode {
  const t = useForecastPhrases();
  const format = useFormat();
  return (
    <details className="forecast-history">
      <summary>{t('history')}</summary>
      <StepList
        items={sheet.log.map((entry) => ({
          key: entry.id,
          title: `${entry.userName ?? t('bySystem')} · ${t(`act.${entry.act}`)}`,
          notes: [
            format.dateTime(entry.at),
            entry.total === null ? '' : t('boxes', { count: format.count(entry.total) }),
            entry.reason,
          ],
        }))}
      />
    </details>
  );
}
