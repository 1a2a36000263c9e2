// Grades of a past day against what happened afterwards.
import type { BackTest as Tested, BackTestQuestion, ClueSet } from '@yijian/contract/clue-scores';
import { Section } from '@yijian/ui/detail-page';
import { Field } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { Button, DatePicker, InputNumber } from 'antd';
import dayjs from 'dayjs';
import { useState, type ReactNode } from 'react';
import { today, useFormat } from '../../../../lib/format/index.ts';
import { MatchFields } from '../../../sales-funnels/index.ts';
import { useBackTest } from '../../clue-scores.api.ts';
import { useSetPhrases } from '../../clue-sets.phrases.ts';
import { GradeBadge } from './grade-badge.tsx';

const DAY = 'YYYY-MM-DD';
const DAYS = 90;
const first = (): BackTestQuestion => ({
  scoredOn: dayjs(today()).subtract(DAYS, 'day').format(DAY),
  days: DAYS,
  outcome: { channel: 'MEETING', action: 'ATTENDED', subject: '', minSeconds: 0 },
});

export function BackTest({ set }: { set: ClueSet }): ReactNode {
  const t = useSetPhrases();
  const [question, setQuestion] = useState(first);
  const [asked, setAsked] = useState<BackTestQuestion | null>(null);
  const query = useBackTest(set.id, asked);
  const edit = (part: Partial<BackTestQuestion>): void => setQuestion({ ...question, ...part });
  return (
    <Section title={t('backTest')} definition={t('backTestHint')}>
      <div className="clue-question">
        <Field id="back-test-on" label={t('scoredOn')}>
          <DatePicker
            id="back-test-on"
            allowClear={false}
            maxDate={dayjs(today())}
            value={dayjs(question.scoredOn)}
            onChange={(value) => edit({ scoredOn: value?.format(DAY) ?? question.scoredOn })}
          />
        </Field>
        <Field id="back-test-days" label={t('days')}>
          <InputNumber
            id="back-test-days"
            min={1}
            max={365}
            precision={0}
            value={question.days}
            onChange={(days) => edit({ days: days ?? DAYS })}
          />
        </Field>
        <Button type="primary" ghost loading={query.isFetching} onClick={() => setAsked(question)}>
          {t('backTestRun')}
        </Button>
      </div>
      <Field label={t('outcome')}>
        <MatchFields
          label={t('outcome')}
          value={question.outcome}
          onChange={(part) => edit({ outcome: { ...question.outcome, ...part } })}
        />
      </Field>
      {asked === null ? null : (
        <Async query={query} shape="table" rows={4} failedTitle={t('backTestFailed')}>
          {(tested) => <TestedTable tested={tested} />}
        </Async>
      )}
    </Section>
  );
}

function TestedTable({ tested }: { tested: Tested }): ReactNode {
  const t = useSetPhrases();
  const format = useFormat();
  return (
    <div className="clue-scroll">
      <table className="clue-table">
        <thead>
          <tr>
            <th scope="col">{t('grade')}</th>
            {(['doctors', 'converted', 'rate', 'lift'] as const).map((key) => (
              <th key={key} scope="col" className="clue-number">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tested.grades.map(({ grade, doctors, converted, rate, lift }) => (
            <tr key={grade}>
              <td>
                <GradeBadge grade={grade} />
              </td>
              <td className="clue-number num">{format.count(doctors)}</td>
              <td className="clue-number num">{format.count(converted)}</td>
              <td className="clue-number num">{rate === null ? '—' : format.percent(rate)}</td>
              <td className="clue-number num">{lift === null ? '—' : format.fixed(lift, 2)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('everyone')}</th>
            <td className="clue-number num">
              {format.count(tested.grades.reduce((sum, { doctors }) => sum + doctors, 0))}
            </td>
            <td className="clue-number num">
              {format.count(tested.grades.reduce((sum, { converted }) => sum + converted, 0))}
            </td>
            <td className="clue-number num">{tested.rate === null ? '—' : format.percent(tested.rate)}</td>
            <td />
          </tr>
        </tbody>
      </table>
    </div>
  );
}
