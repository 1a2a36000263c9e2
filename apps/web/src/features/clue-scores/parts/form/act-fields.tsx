// A rule of what a doctor does: which events, how often they count, how long, up to how much.
import { ruleFrequencies, type ActRule } from '@yijian/contract/clue-scores';
import { Field } from '@yijian/ui/form-page';
import { Glyph } from '@yijian/ui/icon';
import { Button, DatePicker, InputNumber, Select } from 'antd';
import dayjs from 'dayjs';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { MatchFields } from '../../../sales-funnels/index.ts';
import { useSetPhrases } from '../../clue-sets.phrases.ts';
import { ConditionFields } from './condition/condition-fields.tsx';
import { blankIs } from './draft.ts';

export interface ActFieldsProps {
  readonly id: string;
  /** Names the rule for screen readers. */
  readonly label: string;
  readonly rule: ActRule;
  readonly edit: (part: Partial<ActRule>) => void;
}

const most = { cap: 1000, halfLifeDays: 365 } as const;
const none = { cap: 'noCap', halfLifeDays: 'noDecay' } as const;

export function ActFields({ id, label, rule, edit }: ActFieldsProps): ReactNode {
  const t = useSetPhrases();
  return (
    <>
      <div className="clue-fields-wide">
        <Field label={t('event')}>
          <MatchFields
            label={`${label} ${t('event')}`}
            value={rule.match}
            onChange={(part) => edit({ match: { ...rule.match, ...part } })}
          />
        </Field>
      </div>
      <Field id={`${id}-frequency`} label={t('frequency')}>
        <Select
          id={`${id}-frequency`}
          value={rule.frequency}
          options={ruleFrequencies.map((value) => ({ value, label: t(`frequency.${value}`) }))}
          onChange={(frequency) => edit({ frequency })}
        />
      </Field>
      <Field id={`${id}-window`} label={t('windowDays')}>
        <InputNumber
          id={`${id}-window`}
          min={1}
          max={730}
          precision={0}
          value={rule.windowDays}
          onChange={(windowDays) => edit({ windowDays: windowDays ?? rule.windowDays })}
        />
      </Field>
      {(['halfLifeDays', 'cap'] as const).map((key) => (
        <Field key={key} id={`${id}-${key}`} label={t(key)}>
          <InputNumber
            id={`${id}-${key}`}
            min={1}
            max={most[key]}
            precision={0}
            placeholder={t(none[key])}
            value={rule[key]}
            onChange={(value) => edit({ [key]: value })}
          />
        </Field>
      ))}
      <Days id={id} rule={rule} edit={edit} />
      <div className="clue-fields-wide">
        {rule.condition === null ? (
          <Button size="small" icon={<Glyph icon={Plus} />} onClick={() => edit({ condition: blankIs })}>
            {t('onlyFor')}
          </Button>
        ) : (
          <ConditionFields
            id={`${id}-only`}
            label={`${label} ${t('onlyFor')}`}
            condition={rule.condition}
            onChange={(condition) => edit({ condition })}
            onRemove={() => edit({ condition: null })}
          />
        )}
      </div>
    </>
  );
}

function Days({ id, rule, edit }: Omit<ActFieldsProps, 'label'>): ReactNode {
  const t = useSetPhrases();
  return (['from', 'to'] as const).map((key) => (
    <Field key={key} id={`${id}-${key}`} label={t(key)}>
      <DatePicker
        id={`${id}-${key}`}
        value={rule[key] === null ? null : dayjs(rule[key])}
        onChange={(value) => edit({ [key]: value?.format('YYYY-MM-DD') ?? null })}
      />
    </Field>
  ));
}
