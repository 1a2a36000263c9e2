// The fields of a doctor that can be verified; those that are changed say so as they are typed.
import { Input, Select } from 'antd';
import { Tag } from '@yijian/ui/badge';
import { Field, type FieldProblem } from '@yijian/ui/form-page';
import type { ReactNode } from 'react';
import { HospitalPicker } from '../../../hospitals/index.ts';
import { useDoctorTitles } from '../../../dictionaries/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useVerificationPhrases } from '../../verifications.phrases.ts';
import { wrongIn, type RequestWork } from './request-work.ts';

export interface RequestFieldsProps {
  readonly work: RequestWork;
  readonly known: RequestWork;
  readonly problems: readonly FieldProblem[];
  readonly change: (part: Partial<RequestWork>) => void;
}

export function RequestFields({ work, known, problems, change }: RequestFieldsProps): ReactNode {
  const t = useVerificationPhrases();
  const english = useLanguage() === 'en';
  const titles = useDoctorTitles();
  const live = wrongIn(work);
  const error = (field: string): string | undefined =>
    problems.find((one) => one.field === field)?.message ??
    (field === 'licenceNumber' && live.includes(field) ? t('licenceWrong') : undefined);
  const mark = (isChanged: boolean, isRisky: boolean): ReactNode =>
    isChanged ? <Tag tone={isRisky ? 'warn' : 'primary'}>{t(isRisky ? 'isRisky' : 'isChange')}</Tag> : undefined;
  return (
    <section aria-label={t('fieldsTitle')}>
      <h3 className="verify-title">{t('fieldsTitle')}</h3>
      <p className="verify-hint">{t('fieldsHint')}</p>
      <div className="verify-fields">
        <Field
          label={t('field.name')}
          id="name"
          required
          error={error('name')}
          extra={mark(work.name !== known.name, true)}
        >
          <Input
            id="name"
            maxLength={40}
            value={work.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
        <Field
          label={t('field.title')}
          id="title"
          error={error('title')}
          extra={mark(work.title !== known.title, false)}
        >
          <Select
            id="title"
            value={work.title === '' ? null : work.title}
            options={titles.map(({ code, name, enName }) => ({ value: code, label: english ? enName : name }))}
            onChange={(title: string) => change({ title })}
          />
        </Field>
        <Field
          label={t('field.hospital')}
          id="hospital"
          error={error('hospital')}
          extra={mark(work.hospital?.id !== known.hospital?.id, true)}
        >
          <HospitalPicker id="hospital" value={work.hospital} onChange={(hospital) => change({ hospital })} />
        </Field>
        <Field
          label={t('field.department')}
          id="department"
          required
          error={error('department')}
          extra={mark(work.department !== known.department, false)}
        >
          <Input
            id="department"
            maxLength={60}
            value={work.department}
            onChange={(event) => change({ department: event.target.value })}
          />
        </Field>
        <Field
          label={t('field.licenceNumber')}
          id="licenceNumber"
          error={error('licenceNumber')}
          hint={t('licenceHint')}
          extra={mark(work.licenceNumber !== '', true)}
        >
          <Input
            id="licenceNumber"
            maxLength={30}
            value={work.licenceNumber}
            onChange={(event) => change({ licenceNumber: event.target.value.trim() })}
          />
        </Field>
      </div>
    </section>
  );
}
