// Grades and bands of scores of a past day against what happened afterwards.
import type { BackTestQuestion, ClueSet } from '@yijian/contract/clue-scores';
import { Section } from '@yijian/ui/detail-page';
import { Field } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { Button, DatePicker, InputNumber } from 'antd';
import dayjs from 'dayjs';
import { useState, type ReactNode } from 'react';
import { today } from '../../../../lib/format/index.ts';
import { MatchFields } from '../../../sales-funnels/index.ts';
import { useBackTest } from '../../clue-scores.api.ts';
import { useSetPhrases } from '../../clue-sets.phrases.ts';
import { Calibration } from './tested/calibration.tsx';
import { TestedPeople, type OpenTested } from './tested/tested-people.tsx';
import { TestedTable } from './tested/tested-table.tsx';

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
  const [open, setOpen] = useState<OpenTested>();
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
          {(tested) => (
            <>
              <TestedTable tested={tested} onOpen={setOpen} />
              <Calibration tested={tested} onOpen={setOpen} />
            </>
          )}
        </Async>
      )}
      {open === undefined || asked === null ? null : (
        <TestedPeople setId={set.id} question={asked} open={open} onClose={() => setOpen(undefined)} />
      )}
    </Section>
  );
}
