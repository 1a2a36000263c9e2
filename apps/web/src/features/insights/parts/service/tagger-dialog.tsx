// Which language model reads what the lexicon is unsure of, and what it did today; for who administers it.
import type { ModelTagger } from '@yijian/contract/insights';
import { Input, InputNumber, Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import { Field } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { ApiError } from '../../../../lib/api/index.ts';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useChangeTagger, useTagger } from '../../insights.api.ts';
import { useInsightPhrases } from '../../insights.phrases.ts';

interface Work {
  readonly address: string;
  readonly model: string;
  readonly apiKey: string;
  readonly dailyLimit: number;
}

export function TaggerDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = useInsightPhrases();
  const shell = useShell();
  const query = useTagger();
  const [work, setWork] = useState<Work>();
  const change = useChangeTagger(() => {
    shell.toast.success(t('drugKept'));
    onClose();
  });
  const save = ({ apiKey, ...tagger }: Work): void =>
    change.mutate({ body: { ...tagger, ...(apiKey === '' ? {} : { apiKey }) } });
  return (
    <Modal
      open
      title={t('taggerTitle')}
      okText={t('save')}
      cancelText={t('cancel')}
      okButtonProps={{ loading: change.isPending, disabled: work === undefined }}
      onOk={() => (work === undefined ? undefined : save(work))}
      onCancel={onClose}
    >
      <p>{t('taggerIntro')}</p>
      <Async query={query} shape="form" failedTitle={t('serviceFailed')}>
        {(known) => (
          <TaggerFields
            known={known}
            work={work ?? { address: known.address, model: known.model, apiKey: '', dailyLimit: known.dailyLimit }}
            error={change.error instanceof ApiError ? change.error.message : undefined}
            onChange={setWork}
          />
        )}
      </Async>
    </Modal>
  );
}

interface TaggerFieldsProps {
  readonly known: ModelTagger;
  readonly work: Work;
  readonly error: string | undefined;
  readonly onChange: (work: Work) => void;
}

function TaggerFields({ known, work, error, onChange }: TaggerFieldsProps): ReactNode {
  const t = useInsightPhrases();
  const format = useFormat();
  const line = (field: 'address' | 'model' | 'apiKey') => ({
    id: `opinion-tagger-${field}`,
    value: work[field],
    onChange: (event: { target: { value: string } }) => onChange({ ...work, [field]: event.target.value }),
  });
  const { asked, tagged, silent, refused } = known.today;
  const counts = {
    asked: format.count(asked),
    tagged: format.count(tagged),
    silent: format.count(silent),
    refused: format.count(refused),
  };
  return (
    <>
      <Field label={t('serviceAddress')} id="opinion-tagger-address" error={error} hint={t('taggerAddressHint')}>
        <Input {...line('address')} maxLength={300} inputMode="url" />
      </Field>
      <Field label={t('taggerModel')} id="opinion-tagger-model">
        <Input {...line('model')} maxLength={100} />
      </Field>
      <Field label={t('serviceKey')} id="opinion-tagger-apiKey" hint={known.hasKey ? t('keyKept') : undefined}>
        <Input.Password {...line('apiKey')} maxLength={400} autoComplete="off" visibilityToggle={false} />
      </Field>
      <Field label={t('taggerLimit')} id="opinion-tagger-limit" hint={t('taggerToday', counts)}>
        <InputNumber
          id="opinion-tagger-limit"
          value={work.dailyLimit}
          min={1}
          max={20_000}
          precision={0}
          controls={false}
          onChange={(dailyLimit) => onChange({ ...work, dailyLimit: dailyLimit ?? known.dailyLimit })}
        />
      </Field>
    </>
  );
}
