// Third step: the message as the doctor sees it, and when it goes out.
import type { SendCheck } from '@yijian/contract/sends';
import { Field, SegmentedField } from '@yijian/ui/form-page';
import { Alert, DatePicker, Radio } from 'antd';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { joinedClauses, useFormat } from '../../../../lib/format/index.ts';
import { useSendPhrases } from '../../sends.phrases.ts';
import { MessageBody } from '../message-drawer.tsx';

const TIME = 'YYYY-MM-DD HH:mm';

interface MessageStepProps {
  readonly check: SendCheck;
  /** YYYY-MM-DD HH:mm in Shanghai; null for now, empty while none is chosen. */
  readonly due: string | null;
  readonly error: string | undefined;
  readonly onDue: (due: string | null) => void;
  /** Null: the usual greeting. */
  readonly openingLineId: string | null;
  readonly onOpening: (id: string | null) => void;
}

export function MessageStep({ check, due, error, onDue, openingLineId, onOpening }: MessageStepProps): ReactNode {
  const t = useSendPhrases();
  const format = useFormat();
  const { quiet, preview } = check;
  const at = format.dateTime(check.startsAt);
  const begins =
    quiet.from === quiet.to || quiet.from === 24
      ? t('noQuietNote', { at })
      : t('quietNote', { from: quiet.from, to: quiet.to, at });
  const note = joinedClauses([begins, t('eligibleThen', { count: format.count(check.eligible) })]);
  return (
    <div className="send-stack">
      {check.isDemo ? <Alert type="info" showIcon title={t('demoOutbox')} /> : null}
      <Field label={t('when')} required hint={note}>
        <SegmentedField
          label={t('when')}
          field="when"
          options={(['NOW', 'LATER'] as const).map((value) => ({ value, label: t(`when.${value}`) }))}
          value={due === null ? 'NOW' : 'LATER'}
          onChange={(when) => onDue(when === 'NOW' ? null : '')}
        />
      </Field>
      {due === null ? null : (
        <Field label={t('dueAt')} id="dueAt" required error={error} hint={t('latest', { day: check.until })}>
          <DatePicker
            id="dueAt"
            showTime={{ format: 'HH:mm', minuteStep: 5 }}
            format={TIME}
            value={due === '' ? null : dayjs(due, TIME)}
            onChange={(value) => onDue(value?.format(TIME) ?? '')}
          />
        </Field>
      )}
      {check.openings.length === 0 ? null : (
        <Openings openings={check.openings} chosen={openingLineId} onChoose={onOpening} />
      )}
      <Field label={t('preview')}>
        {preview.subject === '' ? null : <p>{preview.subject}</p>}
        <MessageBody {...preview} />
      </Field>
    </div>
  );
}

interface OpeningsProps {
  readonly openings: SendCheck['openings'];
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
}

function Openings({ openings, chosen, onChoose }: OpeningsProps): ReactNode {
  const t = useSendPhrases();
  return (
    <Field label={t('opening')} hint={t('openingHint')}>
      <Radio.Group
        aria-label={t('opening')}
        className="send-openings"
        options={[
          { value: '', label: t('noOpening') },
          ...openings.map(({ id, language, words }) => ({ value: id, label: <span lang={language}>{words}</span> })),
        ]}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose((target.value as string) || null)}
      />
    </Field>
  );
}
