// One term of a condition: what is asked about, how it is compared, with what.
import { DatePicker, Input, InputNumber, Select } from 'antd';
import dayjs from 'dayjs';
import { Trash2 } from 'lucide-react';
import { IconButton } from '@yijian/ui/icon';
import type { ReactNode } from 'react';
import { useDesignerPhrases } from '../../../../words/designer.phrases.ts';
import { isBare, type Operator, type Term } from './terms.ts';
import type { Subject } from './use-subjects.ts';

export interface TermRowProps {
  readonly term: Term;
  readonly number: number;
  /** Of the condition, so that several on one panel are told apart. */
  readonly of: string;
  readonly subjects: readonly Subject[];
  readonly onChange: (term: Term) => void;
  readonly onRemove: () => void;
}

const groups = ['FORM', 'STARTER', 'NODES'] as const;

export function TermRow({ term, number, of, subjects, onChange, onRemove }: TermRowProps): ReactNode {
  const t = useDesignerPhrases();
  const subject = subjects.find(({ value }) => value === term.subject);
  const isGone = subject === undefined && term.subject !== '';
  const choose = (value: string): void => {
    const next = subjects.find((one) => one.value === value)!;
    onChange({ subject: value, operator: next.operators[0]!, value: null });
  };
  const compare = (operator: Operator): void => {
    const keepsValue = !isBare(operator) && (operator === 'IN') === Array.isArray(term.value);
    onChange({ ...term, operator, value: keepsValue ? term.value : null });
  };
  return (
    <li className="designer-term">
      <Select<string>
        aria-label={t('termSubject', { of, number })}
        showSearch={subjects.length > 8 ? { optionFilterProp: 'label' } : false}
        placeholder={t('chooseSubject')}
        status={isGone ? 'error' : ''}
        value={term.subject === '' ? null : term.subject}
        options={groups.flatMap((group) => {
          const options = subjects.filter((one) => one.group === group).map(({ value, label }) => ({ value, label }));
          return options.length === 0 ? [] : [{ label: t(`subjects.${group}`), options }];
        })}
        onChange={choose}
      />
      <IconButton icon={Trash2} label={t('removeTerm', { of, number })} onClick={onRemove} />
      {isGone ? <p className="designer-bad">{t('subjectGone', { name: term.subject })}</p> : null}
      {subject === undefined ? null : (
        <div className="designer-term-value">
          <Select<Operator>
            aria-label={t('termOperator', { of, number })}
            value={term.operator}
            options={subject.operators.map((value) => ({ value, label: t(`operator.${value}`) }))}
            onChange={compare}
          />
          {isBare(term.operator) ? null : (
            <TermInput
              subject={subject}
              term={term}
              label={t('termValue', { of, number })}
              onChange={(value) => onChange({ ...term, value })}
            />
          )}
        </div>
      )}
    </li>
  );
}

interface TermInputProps {
  readonly subject: Subject;
  readonly term: Term;
  readonly label: string;
  readonly onChange: (value: Term['value']) => void;
}

function TermInput({ subject, term: { operator, value }, label, onChange }: TermInputProps): ReactNode {
  const t = useDesignerPhrases();
  if (operator === 'IN')
    return (
      <Select<string[]>
        mode="multiple"
        aria-label={label}
        placeholder={t('choose')}
        value={[...((value as readonly string[] | null) ?? [])]}
        options={[...subject.options]}
        onChange={onChange}
      />
    );
  switch (subject.input) {
    case 'NUMBER':
      return <InputNumber<number> aria-label={label} value={value as number | null} onChange={onChange} />;
    case 'DATE':
      return (
        <DatePicker
          aria-label={label}
          value={value === null ? null : dayjs(value as string)}
          onChange={(day) => onChange(day?.format('YYYY-MM-DD') ?? null)}
        />
      );
    case 'TEXT':
      return (
        <Input
          aria-label={label}
          maxLength={100}
          value={(value as string | null) ?? ''}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    default:
      return (
        <Select<string>
          aria-label={label}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={t('choose')}
          value={value as string | null}
          options={[...subject.options]}
          onChange={onChange}
        />
      );
  }
}
