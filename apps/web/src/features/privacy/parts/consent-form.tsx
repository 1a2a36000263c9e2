// Writing down what a doctor said about being contacted.
import { ConsentChannel, ConsentEvent, ConsentPurpose, ConsentSource, type NewConsent } from '@yijian/contract/privacy';
import { Field } from '@yijian/ui/form-page';
import { App, Button, Input, Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { ApiError, isCancelled } from '../../../lib/api/index.ts';
import { useAddConsent } from '../privacy.api.ts';
import { usePrivacyPhrases } from '../privacy.phrases.ts';

export interface ConsentFormProps {
  readonly doctorId: string;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

const start: NewConsent = { purpose: 'CONTENT', channel: 'SMS', event: 'GRANTED', source: 'PAPER', evidence: '' };
const sources = ConsentSource.exclude(['SYSTEM']).options;

export function ConsentForm({ doctorId, onChanged, onClose }: ConsentFormProps): ReactNode {
  const t = usePrivacyPhrases();
  const { message } = App.useApp();
  const [work, setWork] = useState(start);
  const { mutateAsync, isPending } = useAddConsent();
  const say = t as (key: string) => string;
  const choices = <V extends string>(kind: string, values: readonly V[]) =>
    values.map((value) => ({ value, label: say(`${kind}.${value}`) }));
  const choice = <K extends 'purpose' | 'channel' | 'event' | 'source'>(
    key: K,
    options: { value: string; label: string }[],
  ) => (
    <Field label={say(key)} id={`consent-${key}`} required>
      <Select
        id={`consent-${key}`}
        value={work[key]}
        options={options}
        onChange={(value) => setWork((now) => ({ ...now, [key]: value }))}
      />
    </Field>
  );
  const keep = async (): Promise<void> => {
    try {
      await mutateAsync({ params: { id: doctorId }, body: work });
      message.success(t('saved'));
      onChanged();
      onClose();
    } catch (error) {
      if (!isCancelled(error)) message.error(error instanceof ApiError ? error.message : String(error));
    }
  };
  return (
    <form
      className="consent-form"
      aria-label={t('writeConsent')}
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      {choice('purpose', choices('purpose', ConsentPurpose.options))}
      {choice('channel', choices('channel', ConsentChannel.options))}
      {choice('event', choices('event', ConsentEvent.options))}
      {choice('source', choices('source', sources))}
      <Field label={t('evidence')} id="consent-evidence" required={work.event === 'GRANTED'} hint={t('evidenceHint')}>
        <Input
          id="consent-evidence"
          maxLength={200}
          value={work.evidence ?? ''}
          onChange={(event) => setWork((now) => ({ ...now, evidence: event.target.value }))}
        />
      </Field>
      <footer>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          type="primary"
          htmlType="submit"
          loading={isPending}
          disabled={work.event === 'GRANTED' && (work.evidence ?? '').trim() === ''}
        >
          {t('save')}
        </Button>
      </footer>
    </form>
  );
}
