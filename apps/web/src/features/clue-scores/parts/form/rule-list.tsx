// The rules of a set on its two axes.
import { MOST_RULES, type ActRule, type ClueRule } from '@yijian/contract/clue-scores';
import { Section } from '@yijian/ui/detail-page';
import { Field } from '@yijian/ui/form-page';
import { Glyph, IconButton } from '@yijian/ui/icon';
import { Button, Input, InputNumber } from 'antd';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSetPhrases } from '../../clue-sets.phrases.ts';
import { ConditionFields } from './condition/condition-fields.tsx';
import { ActFields } from './act-fields.tsx';
import { blankAct, blankFit } from './draft.ts';

export interface RuleListProps {
  readonly rules: readonly ClueRule[];
  readonly onChange: (rules: ClueRule[]) => void;
}

export function RuleList({ rules, onChange }: RuleListProps): ReactNode {
  const t = useSetPhrases();
  const numbered = rules.map((rule, at) => ({ rule, at }));
  const isFull = rules.length >= MOST_RULES;
  return (['FIT', 'ENGAGEMENT'] as const).map((axis) => {
    const shown = numbered.filter(({ rule }) => rule.axis === axis);
    return (
      <Section
        key={axis}
        title={t(`axis.${axis}`)}
        count={t('ruleCount', { count: shown.length })}
        extra={
          <Button
            size="small"
            icon={<Glyph icon={Plus} />}
            disabled={isFull}
            onClick={() => onChange([...rules, axis === 'FIT' ? blankFit : blankAct])}
          >
            {t(axis === 'FIT' ? 'addFit' : 'addAct')}
          </Button>
        }
      >
        <div className="clue-rules">
          {shown.map(({ rule, at }) => (
            <RuleCard
              key={at}
              at={at}
              rule={rule}
              onChange={(next) => onChange(rules.with(at, next))}
              onRemove={() => onChange(rules.toSpliced(at, 1))}
            />
          ))}
        </div>
      </Section>
    );
  });
}

interface RuleCardProps {
  readonly at: number;
  readonly rule: ClueRule;
  readonly onChange: (rule: ClueRule) => void;
  readonly onRemove: () => void;
}

function RuleCard({ at, rule, onChange, onRemove }: RuleCardProps): ReactNode {
  const t = useSetPhrases();
  const id = `rule-${at}`;
  const label = t('ruleOf', { number: at + 1 });
  return (
    <div className="clue-rule" role="group" aria-label={label}>
      <div className="clue-rule-head">
        <span>{label}</span>
        <IconButton icon={X} label={t('removeRule', { number: at + 1 })} onClick={onRemove} />
      </div>
      <div className="clue-fields">
        <Field id={`${id}-name`} label={t('ruleName')} required>
          <Input
            id={`${id}-name`}
            maxLength={40}
            value={rule.name}
            onChange={(event) => onChange({ ...rule, name: event.target.value })}
          />
        </Field>
        <Field id={`${id}-points`} label={t('points')} required>
          <InputNumber
            id={`${id}-points`}
            min={-100}
            max={100}
            precision={0}
            value={rule.points}
            onChange={(points) => onChange({ ...rule, points: points ?? 0 })}
          />
        </Field>
        {rule.axis === 'FIT' ? (
          <div className="clue-fields-wide">
            <ConditionFields
              id={id}
              label={label}
              condition={rule.condition}
              onChange={(condition) => onChange({ ...rule, condition })}
            />
          </div>
        ) : (
          <ActFields
            id={id}
            label={label}
            rule={rule}
            edit={(part: Partial<ActRule>) => onChange({ ...rule, ...part })}
          />
        )}
      </div>
    </div>
  );
}
