// A condition on a doctor as a tree: one alone, or a group of which all, any or none hold.
import {
  DEEPEST_CONDITION,
  MOST_PARTS,
  clueGroups,
  type ClueCondition,
  type ClueGroup,
} from '@yijian/contract/clue-scores';
import { Glyph, IconButton } from '@yijian/ui/icon';
import { Button, Select } from 'antd';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSetPhrases } from '../../../clue-sets.phrases.ts';
import { blankDid, blankIs } from '../draft.ts';
import { DidFields } from './did-fields.tsx';
import { IsFields } from './is-fields.tsx';

export interface ConditionFieldsProps {
  readonly id: string;
  /** Names the condition for screen readers. */
  readonly label: string;
  readonly condition: ClueCondition;
  readonly onChange: (condition: ClueCondition) => void;
  readonly onRemove?: (() => void) | undefined;
  readonly depth?: number;
}

type Op = ClueCondition['op'];
const isGroup = (condition: ClueCondition): condition is ClueGroup => 'parts' in condition;

export function ConditionFields({
  id,
  label,
  condition,
  onChange,
  onRemove,
  depth = 1,
}: ConditionFieldsProps): ReactNode {
  const t = useSetPhrases();
  const ops: readonly Op[] = depth > DEEPEST_CONDITION ? ['IS', 'DID'] : ['IS', 'DID', ...clueGroups];
  return (
    <div className="clue-condition" role="group" aria-label={label}>
      <div className="clue-condition-head">
        <Select<Op>
          aria-label={`${label} ${t('condition')}`}
          value={condition.op}
          options={ops.map((value) => ({ value, label: t(`op.${value}`) }))}
          popupMatchSelectWidth={false}
          onChange={(op) => onChange(changed(condition, op))}
        />
        {onRemove === undefined ? null : (
          <IconButton icon={X} label={t('removeCondition', { label })} onClick={onRemove} />
        )}
      </div>
      {isGroup(condition) ? (
        <Parts id={id} label={label} depth={depth} group={condition} onChange={onChange} />
      ) : (
        <div className="clue-fields">
          {condition.op === 'IS' ? (
            <IsFields id={id} condition={condition} onChange={onChange} />
          ) : (
            <DidFields id={id} label={label} condition={condition} onChange={onChange} />
          )}
        </div>
      )}
    </div>
  );
}

/** What was asked already becomes the first part of a new group. */
function changed(condition: ClueCondition, op: Op): ClueCondition {
  if (op === 'IS') return blankIs;
  if (op === 'DID') return blankDid;
  return { op, parts: isGroup(condition) ? condition.parts : [condition] };
}

interface PartsProps extends Pick<ConditionFieldsProps, 'id' | 'label' | 'onChange'> {
  readonly depth: number;
  readonly group: ClueGroup;
}

function Parts({ id, label, depth, group, onChange }: PartsProps): ReactNode {
  const t = useSetPhrases();
  const { parts } = group;
  const keep = (next: ClueCondition[]): void => onChange({ ...group, parts: next });
  return (
    <div className="clue-condition-parts">
      {parts.map((part, at) => (
        <ConditionFields
          // Parts have no names: only their place tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          id={`${id}-${at}`}
          label={`${label}.${at + 1}`}
          condition={part}
          depth={depth + 1}
          onChange={(next) => keep(parts.with(at, next))}
          onRemove={parts.length > 1 ? () => keep(parts.toSpliced(at, 1)) : undefined}
        />
      ))}
      <Button
        size="small"
        icon={<Glyph icon={Plus} />}
        disabled={parts.length >= MOST_PARTS}
        onClick={() => keep([...parts, blankIs])}
      >
        {t('addCondition')}
      </Button>
    </div>
  );
}
