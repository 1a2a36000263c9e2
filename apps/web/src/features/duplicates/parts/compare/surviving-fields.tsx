// Field by field which value survives and why; a click takes the other side's.
import type { Side, SurvivalReason } from '@yijian/contract/duplicates';
import { Checkbox } from 'antd';
import { useState, type ReactNode } from 'react';
import { useDuplicatePhrases } from '../../duplicates.phrases.ts';

interface Surviving<Field extends string> {
  readonly field: Field;
  readonly from: Side;
  readonly why: SurvivalReason;
  readonly survivor: string;
  readonly loser: string;
  readonly isHidden: boolean;
}

export interface SurvivingFieldsProps<Field extends string> {
  readonly fields: readonly Surviving<Field>[];
  readonly labelOf: (field: Field) => string;
  /** A code in words; any other value as it is. */
  readonly wordsOf: (field: Field, value: string) => string;
  /** Beside the heading. */
  readonly badge?: ReactNode;
  readonly onChoose: (field: Field, side: Side) => void;
}

export function SurvivingFields<Field extends string>({
  fields,
  labelOf,
  wordsOf,
  badge,
  onChoose,
}: SurvivingFieldsProps<Field>): ReactNode {
  const t = useDuplicatePhrases();
  const [onlyDifferent, setOnlyDifferent] = useState(true);
  const shown = fields.filter(({ why }) => !onlyDifferent || why !== 'SAME');
  return (
    <section>
      <header className="compare-title">
        <h3>{t('fields')}</h3>
        {badge}
        <Checkbox checked={onlyDifferent} onChange={(event) => setOnlyDifferent(event.target.checked)}>
          {t('onlyDifferent')}
        </Checkbox>
      </header>
      <p className="compare-hint">{t('fieldsHint')}</p>
      <table className="compare-fields">
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('stays')}</th>
            <th scope="col">{t('goes')}</th>
            <th scope="col">{t('why')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((one) => (
            <FieldRow
              key={one.field}
              one={one}
              label={labelOf(one.field)}
              wordsOf={(value) => wordsOf(one.field, value)}
              onChoose={(side) => onChoose(one.field, side)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface FieldRowProps {
  readonly one: Surviving<string>;
  readonly label: string;
  readonly wordsOf: (value: string) => string;
  readonly onChoose: (side: Side) => void;
}

function FieldRow({ one, label, wordsOf, onChoose }: FieldRowProps): ReactNode {
  const t = useDuplicatePhrases();
  const words = (value: string): string => {
    if (one.isHidden) return t('hidden');
    return value === '' ? t('none') : wordsOf(value);
  };
  const side = (which: Side, value: string): ReactNode => {
    const isTaken = one.why === 'SAME' || one.from === which;
    const text = words(value);
    return (
      <td>
        <button
          type="button"
          className="compare-value"
          aria-pressed={isTaken}
          title={t('takes', { field: label, value: text.slice(0, 60) })}
          disabled={one.why === 'SAME'}
          onClick={() => onChoose(which)}
        >
          {text}
        </button>
      </td>
    );
  };
  return (
    <tr>
      <th scope="row">{label}</th>
      {side('SURVIVOR', one.survivor)}
      {side('LOSER', one.loser)}
      <td className="compare-why">{t(`why.${one.why}`)}</td>
    </tr>
  );
}
