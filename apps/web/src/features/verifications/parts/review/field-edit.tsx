// Another value than the one asked for, written by the reviewer.
import type { VerificationField } from '@yijian/contract/verifications';
import { Button, Input, Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { HospitalPicker, type PickedHospital } from '../../../hospitals/index.ts';
import { useDoctorTitles } from '../../../dictionaries/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useDecide } from '../../verifications.api.ts';
import { useVerificationPhrases } from '../../verifications.phrases.ts';

export interface FieldEditProps {
  readonly requestId: string;
  readonly field: VerificationField;
  readonly onClose: () => void;
}

export function FieldEdit({ requestId, field, onClose }: FieldEditProps): ReactNode {
  const t = useVerificationPhrases();
  const decide = useDecide();
  const [value, setValue] = useState(field.field === 'licenceNumber' ? '' : field.requested.value);
  const save = (): void =>
    decide.mutate(
      { params: { id: requestId }, body: { field: field.field, decision: 'EDITED', value } },
      { onSuccess: onClose },
    );
  return (
    <div className="verify-edit">
      <Editor field={field} value={value} onChange={setValue} />
      <Button type="primary" size="small" disabled={value === ''} loading={decide.isPending} onClick={save}>
        {t('saveValue')}
      </Button>
      <Button size="small" onClick={onClose}>
        {t('cancel')}
      </Button>
    </div>
  );
}

function Editor({
  field,
  value,
  onChange,
}: {
  field: VerificationField;
  value: string;
  onChange: (value: string) => void;
}): ReactNode {
  const t = useVerificationPhrases();
  const english = useLanguage() === 'en';
  const titles = useDoctorTitles();
  const [hospital, setHospital] = useState<PickedHospital | null>({
    id: field.requested.value,
    name: field.requested.text,
    cityName: '',
  });
  if (field.field === 'hospital')
    return (
      <HospitalPicker
        id="edit-hospital"
        value={hospital}
        onChange={(next) => {
          setHospital(next);
          onChange(next?.id ?? '');
        }}
      />
    );
  if (field.field === 'title')
    return (
      <Select
        aria-label={t('editValue')}
        value={value === '' ? null : value}
        options={titles.map(({ code, name, enName }) => ({ value: code, label: english ? enName : name }))}
        onChange={onChange}
      />
    );
  return (
    <Input
      size="small"
      aria-label={t('editValue')}
      maxLength={60}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
