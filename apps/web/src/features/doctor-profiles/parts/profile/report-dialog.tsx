// Reporting an error in the doctor's data to the stewards (specification 7.5 correct/insert).
import { correctableFields, type CorrectableField } from '@yijian/contract/academic-records';
import { Field, FormDrawer } from '@yijian/ui/form-page';
import { App, Button, Input, Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { useReport } from '../../profile.api.ts';
import { usePanoramaPhrases } from '../../profile.phrases.ts';

export function ReportDialog({ doctorId, onClose }: { doctorId: string; onClose: () => void }): ReactNode {
  const t = usePanoramaPhrases();
  const { message } = App.useApp();
  const [field, setField] = useState<CorrectableField>('department');
  const [correction, setCorrection] = useState('');
  const [isTried, setTried] = useState(false);
  const report = useReport(() => {
    void message.success(t('reportDone'));
    onClose();
  });
  const isMissing = correction.trim() === '';
  const send = (): void => {
    setTried(true);
    if (!isMissing) report.mutate({ query: { doctorId, field, correction } });
  };
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t('report')}
      width={420}
      dirty={!isMissing}
      footer={
        <Button type="primary" loading={report.isPending} onClick={send}>
          {t('send')}
        </Button>
      }
    >
      <Field label={t('reportField')}>
        <Select
          aria-label={t('reportField')}
          value={field}
          onChange={setField}
          options={correctableFields
            .filter((value) => value !== 'record')
            .map((value) => ({ value, label: t(`field.${value}`) }))}
        />
      </Field>
      <Field label={t('reportRight')} {...(isTried && isMissing ? { error: t('required') } : {})}>
        <Input.TextArea
          aria-label={t('reportRight')}
          rows={4}
          maxLength={1000}
          value={correction}
          onChange={(event) => setCorrection(event.target.value)}
        />
      </Field>
    </FormDrawer>
  );
}
