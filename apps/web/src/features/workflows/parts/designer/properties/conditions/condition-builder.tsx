// A condition composed by choosing: terms that all hold, or of which one does.
import { Button, Radio } from 'antd';
import { Plus } from 'lucide-react';
import { Glyph } from '@yijian/ui/icon';
import { useState, type ReactNode } from 'react';
import { useDesignerPhrases } from '../../../../words/designer.phrases.ts';
import type { PropertyProps } from '../context.ts';
import { TermRow } from './term-row.tsx';
import { conditionIn, expressionOf, type Condition, type Term } from './terms.ts';
import { useSubjects } from './use-subjects.ts';

export interface ConditionBuilderProps extends PropertyProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const fresh: Term = { subject: '', operator: 'EQ', value: null };
const read = (value: string): Condition => {
  const found = conditionIn(value) ?? { joint: 'and', terms: [] };
  return found.terms.length === 0 ? { ...found, terms: [fresh] } : found;
};

export function ConditionBuilder(props: ConditionBuilderProps): ReactNode {
  const { label, value, onChange } = props;
  const t = useDesignerPhrases();
  const subjects = useSubjects(props);
  const [own, setOwn] = useState(() => ({ for: value, condition: read(value) }));
  // What was written elsewhere (an undo) replaces what was chosen; unfinished terms stay otherwise.
  const condition = own.for === value ? own.condition : read(value);
  const change = (next: Condition): void => {
    const text = expressionOf(next);
    setOwn({ for: text, condition: next });
    if (text !== value) onChange(text);
  };
  const { joint, terms } = condition;
  const put = (at: number, term: Term): void =>
    change({ joint, terms: terms.map((one, index) => (index === at ? term : one)) });
  const remove = (at: number): void => {
    const left = terms.filter((_, index) => index !== at);
    change({ joint, terms: left.length === 0 ? [fresh] : left });
  };
  return (
    <div className="designer-terms">
      {terms.length < 2 ? null : (
        <Radio.Group
          aria-label={t('jointOf', { of: label })}
          value={joint}
          options={[
            { value: 'and', label: t('joint.and') },
            { value: 'or', label: t('joint.or') },
          ]}
          onChange={(event) => change({ joint: event.target.value as Condition['joint'], terms })}
        />
      )}
      <ul>
        {terms.map((term, index) => (
          <TermRow
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            term={term}
            number={index + 1}
            of={label}
            subjects={subjects}
            onChange={(next) => put(index, next)}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      <Button
        size="small"
        icon={<Glyph icon={Plus} size={14} />}
        onClick={() => change({ joint, terms: [...terms, fresh] })}
      >
        {t('addTerm')}
      </Button>
    </div>
  );
}
