// Where the opinion service of the enterprise answers, for who administers it.
import type { OpinionService } from '@yijian/contract/insights';
import { Input, Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import { Field } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { ApiError } from '../../../../lib/api/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useChangeService, useService } from '../../insights.api.ts';
import { useInsightPhrases } from '../../insights.phrases.ts';

interface Work {
  readonly address: string;
  readonly apiKey: string;
}

export function ServiceDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = useInsightPhrases();
  const shell = useShell();
  const query = useService();
  const [work, setWork] = useState<Work>();
  const change = useChangeService(() => {
    shell.toast.success(t('drugKept'));
    onClose();
  });
  const save = ({ address, apiKey }: Work): void =>
    change.mutate({ body: { address, ...(apiKey === '' ? {} : { apiKey }) } });
  return (
    <Modal
      open
      title={t('serviceTitle')}
      okText={t('save')}
      cancelText={t('cancel')}
      okButtonProps={{ loading: change.isPending, disabled: work === undefined }}
      onOk={() => (work === undefined ? undefined : save(work))}
      onCancel={onClose}
    >
      <p>{t('serviceIntro')}</p>
      <Async query={query} shape="form" failedTitle={t('serviceFailed')}>
        {(known) => (
          <ServiceFields
            known={known}
            work={work ?? { address: known.address, apiKey: '' }}
            error={change.error instanceof ApiError ? change.error.message : undefined}
            onChange={setWork}
          />
        )}
      </Async>
    </Modal>
  );
}

interface ServiceFieldsProps {
  readonly known: OpinionService;
  readonly work: Work;
  readonly error: string | undefined;
  readonly onChange: (work: Work) => void;
}

function ServiceFields({ known, work, error, onChange }: ServiceFieldsProps): ReactNode {
  const t = useInsightPhrases();
  const line = (field: keyof Work) => ({
    id: `opinion-service-${field}`,
    value: work[field],
    onChange: (event: { target: { value: string } }) => onChange({ ...work, [field]: event.target.value }),
  });
  return (
    <>
      <Field label={t('serviceAddress')} id="opinion-service-address" error={error} hint={t('serviceAddressHint')}>
        <Input {...line('address')} maxLength={300} inputMode="url" />
      </Field>
      <Field label={t('serviceKey')} id="opinion-service-apiKey" hint={known.hasKey ? t('keyKept') : undefined}>
        <Input.Password {...line('apiKey')} maxLength={400} autoComplete="off" visibilityToggle={false} />
      </Field>
    </>
  );
}
