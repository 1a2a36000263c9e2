// Whose events count: tiers, provinces and departments of doctors; an empty choice stands for everybody.
import type { Audience } from '@yijian/contract/sales-funnels';
import { ChipSelect, Field } from '@yijian/ui/form-page';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useDepartments } from '../../../dictionaries/index.ts';
import { useRegions } from '../../../regions/index.ts';
import { useEventPhrases } from '../../events.phrases.ts';

const tiers = ['A', 'B', 'C', 'D'] as const;

export interface AudienceFieldsProps {
  /** Begins the ids of the fields. */
  readonly id: string;
  readonly value: Audience;
  readonly onChange: (part: Partial<Audience>) => void;
}

export function AudienceFields({ id, value, onChange }: AudienceFieldsProps): ReactNode {
  const t = useEventPhrases();
  const regions = useRegions();
  const isEnglish = useLanguage() === 'en';
  const departments = useDepartments() ?? [];
  return (
    <>
      <Field label={t('tiers')}>
        <ChipSelect
          multiple
          label={t('tiers')}
          options={tiers.map((tier) => ({ value: tier, label: tier }))}
          value={value.tiers}
          onChange={(chosen) => onChange({ tiers: chosen as Audience['tiers'] })}
        />
      </Field>
      <Field id={`${id}-provinces`} label={t('provinces')}>
        <Select
          id={`${id}-provinces`}
          mode="multiple"
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          value={value.provinceCodes}
          options={regions.nodes.map((one) => ({ value: one.value, label: one.label }))}
          onChange={(provinceCodes) => onChange({ provinceCodes })}
          style={{ width: '100%' }}
        />
      </Field>
      <Field id={`${id}-departments`} label={t('departments')}>
        <Select
          id={`${id}-departments`}
          mode="multiple"
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          value={value.departmentCodes}
          options={departments.map((one) => ({
            value: one.code,
            label: isEnglish && one.enName ? one.enName : one.name,
          }))}
          onChange={(departmentCodes) => onChange({ departmentCodes })}
          style={{ width: '100%' }}
        />
      </Field>
    </>
  );
}
