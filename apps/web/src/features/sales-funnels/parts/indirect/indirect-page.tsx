// The indirect funnel: what led to a conversion, by five models side by side (product 3.17).
import {
  eventActions,
  type Attribution,
  type AttributionQuestion,
  type EventMatch,
} from '@yijian/contract/sales-funnels';
import { actionChannels } from '@yijian/contract/interactions';
import { AnalysisPage } from '@yijian/ui/analysis-page';
import { GridCell, KpiTile, TileGrid } from '@yijian/ui/dashboard-tile';
import { Choice } from '@yijian/ui/filter';
import { Async } from '@yijian/ui/states';
import { Checkbox } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useAddress, withFields } from '../../../../lib/lists/index.ts';
import { usePeriod } from '../../../../lib/periods/index.ts';
import { useAttribution } from '../../sales-funnels.api.ts';
import { useFunnelPhrases } from '../../sales-funnels.phrases.ts';
import { useEventWords } from '../events/use-event-words.ts';
import { ConvertedPeople, type OpenWay } from './converted-people.tsx';
import { CreditTable } from './credit-table.tsx';
import '../funnels.css';

const lookbacks = ['7', '14', '30', '60', '90'] as const;
const ways = ['TOUCHED', 'COLLEAGUES', 'NONE'] as const;

type Channel = NonNullable<EventMatch['channel']>;
type Action = NonNullable<EventMatch['action']>;

function useAsked() {
  const [search, edit] = useAddress();
  const { days, control } = usePeriod('90D');
  const one = <T extends string>(name: string, known: readonly T[], otherwise: T): T =>
    known.find((value) => value === search.get(name)) ?? otherwise;
  const channel = one<Channel>('channel', actionChannels, 'LIVE');
  const action = one<Action>('act', eventActions, 'ACTED');
  const lookback = one('back', lookbacks, '30');
  const counting = one('counting', ['FIRST', 'EVERY'] as const, 'FIRST');
  const unit = one('unit', ['DOCTOR', 'HOSPITAL'] as const, 'DOCTOR');
  const countsSent = search.get('sent') === 'true';
  const question = useMemo<AttributionQuestion>(
    () => ({
      conversion: { channel, action, subject: '', minSeconds: 0 },
      unit,
      period: days,
      lookbackDays: Number(lookback),
      counting,
      countsSent,
    }),
    [channel, action, unit, days, lookback, counting, countsSent],
  );
  const set = (fields: Record<string, string | undefined>): void => edit((now) => withFields(now, fields));
  return { question, control, lookback, set };
}

export function IndirectPage(): ReactNode {
  const t = useFunnelPhrases();
  const asked = useAsked();
  const [open, setOpen] = useState<OpenWay>();
  const query = useAttribution(asked.question);
  return (
    <AnalysisPage
      title={t('indirect')}
      question={<Question {...asked} />}
      answer={query.data && query.data.conversions > 0 ? <Answer result={query.data} /> : undefined}
    >
      <Async
        query={query}
        shape="chart"
        isEmpty={({ conversions }) => conversions === 0}
        empty={{ reason: t('noConversions') }}
        failedTitle={t('indirectFailed')}
      >
        {(result) => (
          <div className="funnel-result">
            <Ways result={result} onOpen={setOpen} />
            <CreditTable result={result} onOpen={setOpen} />
          </div>
        )}
      </Async>
      {open === undefined ? null : (
        <ConvertedPeople question={asked.question} open={open} onClose={() => setOpen(undefined)} />
      )}
    </AnalysisPage>
  );
}

function Question({ question, control, lookback, set }: ReturnType<typeof useAsked>): ReactNode {
  const t = useFunnelPhrases();
  const words = useEventWords();
  const { conversion, counting, unit, countsSent } = question;
  return (
    <div className="funnel-question">
      <Choice
        label={t('conversion')}
        value={conversion.channel ?? undefined}
        options={actionChannels.map((value) => ({ value, label: words.channel(value) }))}
        onChange={(channel) => set({ channel })}
      />
      <Choice
        label={t('act')}
        value={conversion.action ?? undefined}
        options={eventActions.map((value) => ({ value, label: words.action(value) }))}
        onChange={(act) => set({ act })}
      />
      <Choice
        label={t('lookback')}
        value={lookback}
        options={lookbacks.map((value) => ({ value, label: t('lookbackDays', { count: value }) }))}
        onChange={(back) => set({ back })}
      />
      <Choice
        label={t('counting')}
        value={counting}
        options={(['FIRST', 'EVERY'] as const).map((value) => ({ value, label: t(`counting.${value}`) }))}
        onChange={(next) => set({ counting: next })}
      />
      <Choice
        label={t('unit')}
        value={unit}
        options={(['DOCTOR', 'HOSPITAL'] as const).map((value) => ({ value, label: t(`unit.${value}`) }))}
        onChange={(next) => set({ unit: next })}
      />
      {control}
      <Checkbox checked={countsSent} onChange={(event) => set({ sent: event.target.checked ? 'true' : undefined })}>
        {t('countsSent')}
      </Checkbox>
    </div>
  );
}

function Answer({ result }: { result: Attribution }): ReactNode {
  const t = useFunnelPhrases();
  const format = useFormat();
  const { days, conversions, people, touched, colleagues } = result;
  return t('indirectAnswer', {
    ...days,
    conversions: format.count(conversions),
    people: format.count(people),
    touched: format.count(touched),
    colleagues: format.count(colleagues),
  });
}

function Ways({ result, onOpen }: { result: Attribution; onOpen: (open: OpenWay) => void }): ReactNode {
  const t = useFunnelPhrases();
  const format = useFormat();
  const counts = { TOUCHED: result.touched, COLLEAGUES: result.colleagues, NONE: result.untouched };
  return (
    <TileGrid>
      <GridCell span={3}>
        <KpiTile
          title={t('conversions')}
          value={format.count(result.conversions)}
          unit={t('times')}
          onOpen={() => onOpen({ way: 'ALL', title: t('conversions') })}
        />
      </GridCell>
      {ways.map((way) => (
        <GridCell key={way} span={3}>
          <KpiTile
            title={t(`way.${way}`)}
            value={format.count(counts[way])}
            unit={t('times')}
            note={format.percent(counts[way] / result.conversions)}
            onOpen={counts[way] === 0 ? undefined : () => onOpen({ way, title: t(`way.${way}`) })}
          />
        </GridCell>
      ))}
    </TileGrid>
  );
}
