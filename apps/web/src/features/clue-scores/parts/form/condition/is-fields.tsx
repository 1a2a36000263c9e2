// What a doctor is: an attribute and its values.
import { fitAttributes, type ClueIs } from '@yijian/contract/clue-scores';
import { Field } from '@yijian/ui/form-page';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useSetPhrases } from '../../../clue-sets.phrases.ts';
import { useFitValues } from '../use-fit-values.ts';

export interface IsFieldsProps {
  readonly id: string;
  readonly condition: ClueIs;
  readonly onChange: (condition: ClueIs) => void;
}

export function IsFields({ id, condition, onChange }: IsFieldsProps): ReactNode {
  const t = useSetPhrases();
  const values = useFitValues();
  return (
    <>
      <Field id={`${id}-attribute`} label={t('attribute')}>
        <Select
          id={`${id}-attribute`}
          value={condition.attribute}
          options={fitAttributes.map((value) => ({ value, label: t(`attribute.${value}`) }))}
          onChange={(attribute) => onChange({ ...condition, attribute, values: [] })}
        />
      </Field>
      <div className="clue-fields-wide">
        <Field id={`${id}-values`} label={t('values')} required>
          <Select
            id={`${id}-values`}
            mode="multiple"
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            value={condition.values}
            options={[...values(condition.attribute)]}
            onChange={(chosen: string[]) => onChange({ ...condition, values: chosen })}
          />
        </Field>
      </div>
    </>
  );
}
