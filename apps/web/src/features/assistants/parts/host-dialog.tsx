// Where the language model of the enterprise answers, for who administers it.
import type { ModelHost } from '@yijian/contract/assistants';
import { Input, Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import { Field } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { ApiError } from '../../../lib/api/index.ts';
import { useShell } from '../../../lib/router/index.ts';
import { useChangeHost, useHost } from '../assistants.api.ts';
import { useAssistantPhrases } from '../assistants.phrases.ts';

interface Work {
  readonly address: string;
  readonly model: string;
  readonly apiKey: string;
}

export function HostDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = useAssistantPhrases();
  const shell = useShell();
  const query = useHost();
  const [work, setWork] = useState<Work>();
  const change = useChangeHost(() => {
    shell.toast.success(t('saved'));
    onClose();
  });
  const save = ({ apiKey, ...host }: Work): void =>
    change.mutate({ body: { ...host, ...(apiKey === '' ? {} : { apiKey }) } });
  return (
    <Modal
      open
      title={t('hostTitle')}
      okText={t('save')}
      cancelText={t('cancel')}
      okButtonProps={{ loading: change.isPending, disabled: work === undefined }}
      onOk={() => (work === undefined ? undefined : save(work))}
      onCancel={onClose}
    >
      <p className="assistant-intro">{t('hostIntro')}</p>
      <Async query={query} shape="form" failedTitle={t('hostFailed')}>
        {(known) => (
          <HostFields
            known={known}
            work={work ?? { address: known.address, model: known.model, apiKey: '' }}
            error={change.error instanceof ApiError ? change.error.message : undefined}
            onChange={setWork}
          />
        )}
      </Async>
    </Modal>
  );
}

interface HostFieldsProps {
  readonly known: ModelHost;
  readonly work: Work;
  readonly error: string | undefined;
  readonly onChange: (work: Work) => void;
}

function HostFields({ known, work, error, onChange }: HostFieldsProps): ReactNode {
  const t = useAssistantPhrases();
  const line = (field: keyof Work) => ({
    id: `assistant-${field}`,
    value: work[field],
    onChange: (event: { target: { value: string } }) => onChange({ ...work, [field]: event.target.value }),
  });
  return (
    <>
      <Field label={t('address')} id="assistant-address" error={error}>
        <Input {...line('address')} maxLength={300} inputMode="url" />
      </Field>
      <Field label={t('model')} id="assistant-model">
        <Input {...line('model')} maxLength={100} />
      </Field>
      <Field label={t('apiKey')} id="assistant-apiKey" hint={known.hasKey ? t('keyKept') : undefined}>
        <Input.Password {...line('apiKey')} maxLength={400} autoComplete="off" />
      </Field>
    </>
  );
}
