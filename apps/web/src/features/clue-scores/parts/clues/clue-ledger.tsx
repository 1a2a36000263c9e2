// What a score is made of on any day: each rule and event with its points, and how the score went.
import type { Ledger } from '@yijian/contract/clue-scores';
import { LineChart } from '@yijian/ui/chart';
import { Section } from '@yijian/ui/detail-page';
import { Async } from '@yijian/ui/states';
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useMemo, useState, type ReactNode } from 'react';
import { today, useFormat } from '../../../../lib/format/index.ts';
import { useEventWords } from '../../../sales-funnels/index.ts';
import { useClueLedger } from '../../clue-scores.api.ts';
import { useCluePhrases } from '../../clues.phrases.ts';
import { GradeBadge } from '../sets/grade-badge.tsx';
import { signed } from './use-clue-columns.tsx';

export interface ClueLedgerProps {
  readonly doctorId: string;
  readonly productId: string | null;
}

export function ClueLedger({ doctorId, productId }: ClueLedgerProps): ReactNode {
  const t = useCluePhrases();
  const [asOf, setAsOf] = useState(today());
  const query = useClueLedger({ doctorId, asOf, ...(productId === null ? {} : { productId }) });
  return (
    <Section
      title={t('ledger')}
      extra={
        <DatePicker
          size="small"
          aria-label={t('asOf')}
          allowClear={false}
          maxDate={dayjs(today())}
          value={dayjs(asOf)}
          onChange={(value) => setAsOf(value?.format('YYYY-MM-DD') ?? asOf)}
        />
      }
    >
      <Async query={query} shape="table" failedTitle={t('ledgerFailed')}>
        {(ledger) => (
          <>
            <History ledger={ledger} />
            <Lines ledger={ledger} />
          </>
        )}
      </Async>
    </Section>
  );
}

function History({ ledger }: { ledger: Ledger }): ReactNode {
  const t = useCluePhrases();
  const format = useFormat();
  const { history } = ledger;
  const data = useMemo(
    () => ({
      categories: history.map(({ day }) => day.slice(5)),
      series: [{ name: t('score'), values: history.map(({ score }) => score), area: true }],
      format: (value: number) => format.decimal(value, 1),
    }),
    [history, t, format],
  );
  return (
    <div className="clue-history">
      <LineChart title={t('history')} height={160} data={data} />
    </div>
  );
}

function Lines({ ledger }: { ledger: Ledger }): ReactNode {
  const t = useCluePhrases();
  const format = useFormat();
  const words = useEventWords();
  const { lines, others, score, grade } = ledger;
  if (lines.length === 0) return <p className="clue-hint">{t('ledgerEmpty')}</p>;
  return (
    <div className="clue-scroll">
      <table className="clue-table">
        <thead>
          <tr>
            <th scope="col">{t('rule')}</th>
            <th scope="col">{t('event')}</th>
            <th scope="col">{t('at')}</th>
            <th scope="col" className="clue-number">
              {t('full')}
            </th>
            <th scope="col" className="clue-number">
              {t('points')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={[line.rule, line.at, line.subject, line.action].join('|')}>
              <td>{line.rule}</td>
              <td>
                {line.axis === 'FIT'
                  ? '—'
                  : line.channel === null
                    ? t('hidden')
                    : [words.channel(line.channel), line.action === null ? '' : words.action(line.action), line.subject]
                        .filter((part) => part !== '')
                        .join(' · ')}
              </td>
              <td className="num">{line.at === null ? '—' : format.dateTime(line.at)}</td>
              <td className="clue-number num">{format.decimal(line.full, 1)}</td>
              <td className="clue-number num">{signed(line.points, format.decimal)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {others.lines === 0 ? null : (
            <tr>
              <td colSpan={4}>{t('others', { count: format.count(others.lines) })}</td>
              <td className="clue-number num">{signed(others.points, format.decimal)}</td>
            </tr>
          )}
          <tr className="clue-ledger-sum">
            <td colSpan={4}>
              {t('sum')} <GradeBadge grade={grade} />
            </td>
            <td className="clue-number num">{format.decimal(score, 1)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
