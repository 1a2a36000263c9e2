// Field by field which value survives and why; a click takes the other side's.
import type { Comparison, Side, Survival, SurvivingField } from '@yijian/contract/duplicates';
import { Checkbox } from 'antd';
import { StatusBadge } from '@yijian/ui/badge';
import { useState, type ReactNode } from 'react';
import { useDuplicatePhrases } from '../../duplicates.phrases.ts';

export interface SurvivingFieldsProps {
  readonly comparison: Comparison;
  readonly onChoose: (field: SurvivingField, side: Side) => void;
}

export function SurvivingFields({ comparison, onChoose }: SurvivingFieldsProps): ReactNode {
  const t = useDuplicatePhrases();
  const [onlyDifferent, setOnlyDifferent] = useState(true);
  const shown = comparison.fields.filter(({ why }) => !onlyDifferent || why !== 'SAME');
  return (
    <section>
      <header className="compare-title">
        <h3>{t('fields')}</h3>
        <StatusBadge tone={comparison.staysVerified ? 'ok' : 'neutral'}>
          {t(comparison.staysVerified ? 'badgeStays' : 'badgeGoes')}
        </StatusBadge>
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
            <FieldRow key={one.field} one={one} onChoose={(side) => onChoose(one.field, side)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function FieldRow({ one, onChoose }: { one: Survival; onChoose: (side: Side) => void }): ReactNode {
  const t = useDuplicatePhrases();
  const label = t(`field.${one.field}`);
  const words = (value: string): string => {
    if (one.isHidden) return t('hidden');
    if (one.field === 'sex' && value !== '') return t(value === 'MALE' ? 'male' : 'female');
    return value === '' ? t('none') : value;
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
