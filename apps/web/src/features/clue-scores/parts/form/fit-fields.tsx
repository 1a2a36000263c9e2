// A rule of what a doctor is.
import { fitAttributes, type FitRule } from '@yijian/contract/clue-scores';
import { Field } from '@yijian/ui/form-page';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useSetPhrases } from '../../clue-sets.phrases.ts';
import { useFitValues } from './use-fit-values.ts';

export interface FitFieldsProps {
  readonly id: string;
  readonly rule: FitRule;
  readonly edit: (part: Partial<FitRule>) => void;
}

export function FitFields({ id, rule, edit }: FitFieldsProps): ReactNode {
  const t = useSetPhrases();
  const values = useFitValues();
  return (
    <>
      <Field id={`${id}-attribute`} label={t('attribute')}>
        <Select
          id={`${id}-attribute`}
          value={rule.attribute}
          options={fitAttributes.map((value) => ({ value, label: t(`attribute.${value}`) }))}
          onChange={(attribute) => edit({ attribute, values: [] })}
        />
      </Field>
      <div className="clue-fields-wide">
        <Field id={`${id}-values`} label={t('values')} required>
          <Select
            id={`${id}-values`}
            mode="multiple"
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            value={rule.values}
            options={[...values(rule.attribute)]}
            onChange={(chosen: string[]) => edit({ values: chosen })}
          />
        </Field>
      </div>
    </>
  );
}
