// What a doctor did: an event, how far back, how often at least.
import type { ClueDid } from '@yijian/contract/clue-scores';
import { Field } from '@yijian/ui/form-page';
import { InputNumber } from 'antd';
import type { ReactNode } from 'react';
import { MatchFields } from '../../../../sales-funnels/index.ts';
import { useSetPhrases } from '../../../clue-sets.phrases.ts';

export interface DidFieldsProps {
  readonly id: string;
  /** Names the condition for screen readers. */
  readonly label: string;
  readonly condition: ClueDid;
  readonly onChange: (condition: ClueDid) => void;
}

const most = { days: 730, atLeast: 100 } as const;

export function DidFields({ id, label, condition, onChange }: DidFieldsProps): ReactNode {
  const t = useSetPhrases();
  return (
    <>
      <div className="clue-fields-wide">
        <Field label={t('event')}>
          <MatchFields
            label={`${label} ${t('event')}`}
            value={condition.match}
            onChange={(part) => onChange({ ...condition, match: { ...condition.match, ...part } })}
          />
        </Field>
      </div>
      {(['days', 'atLeast'] as const).map((key) => (
        <Field key={key} id={`${id}-${key}`} label={t(key === 'days' ? 'windowDays' : 'atLeast')}>
          <InputNumber
            id={`${id}-${key}`}
            min={1}
            max={most[key]}
            precision={0}
            value={condition[key]}
            onChange={(value) => onChange({ ...condition, [key]: value ?? condition[key] })}
          />
        </Field>
      ))}
    </>
  );
}
