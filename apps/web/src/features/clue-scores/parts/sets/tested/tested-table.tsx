// Each grade with its doctors and those who had the outcome, both open to whoever reads scores.
import type { BackTest } from '@yijian/contract/clue-scores';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../../lib/format/index.ts';
import { readsField } from '../../../../../lib/session/index.ts';
import { CountButton } from '../../../../sales-funnels/index.ts';
import { useSetPhrases } from '../../../clue-sets.phrases.ts';
import { GradeBadge } from '../grade-badge.tsx';
import type { OpenTested } from './tested-people.tsx';

export interface TestedProps {
  readonly tested: BackTest;
  readonly onOpen: (open: OpenTested) => void;
}

export function TestedTable({ tested, onOpen }: TestedProps): ReactNode {
  const t = useSetPhrases();
  const format = useFormat();
  return (
    <div className="clue-scroll">
      <table className="clue-table">
        <thead>
          <tr>
            <th scope="col">{t('grade')}</th>
            {(['doctors', 'converted', 'rate', 'lift'] as const).map((key) => (
              <th key={key} scope="col" className="clue-number">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tested.grades.map(({ grade, doctors, converted, rate, lift }) => (
            <tr key={grade}>
              <td>
                <GradeBadge grade={grade} />
              </td>
              <Number name={t('gradeOf', { grade })} count={doctors} slice={{ grade }} kind="ALL" onOpen={onOpen} />
              <Number
                name={t('convertedOf', { name: t('gradeOf', { grade }) })}
                count={converted}
                slice={{ grade }}
                kind="CONVERTED"
                onOpen={onOpen}
              />
              <td className="clue-number num">{rate === null ? '—' : format.percent(rate)}</td>
              <td className="clue-number num">{lift === null ? '—' : format.fixed(lift, 2)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('everyone')}</th>
            <td className="clue-number num">
              {format.count(tested.grades.reduce((sum, { doctors }) => sum + doctors, 0))}
            </td>
            <td className="clue-number num">
              {format.count(tested.grades.reduce((sum, { converted }) => sum + converted, 0))}
            </td>
            <td className="clue-number num">{tested.rate === null ? '—' : format.percent(tested.rate)}</td>
            <td />
          </tr>
        </tbody>
      </table>
    </div>
  );
}

interface NumberProps extends Pick<OpenTested, 'slice' | 'kind'>, Pick<TestedProps, 'onOpen'> {
  readonly name: string;
  readonly count: number;
}

/** Who had which score is told to whoever reads scores alone. */
export function Number({ name, count, slice, kind, onOpen }: NumberProps): ReactNode {
  const format = useFormat();
  return (
    <td className="clue-number num">
      {readsField('doctor.clueScore') ? (
        <CountButton name={name} count={count} onOpen={() => onOpen({ title: name, slice, kind })} />
      ) : (
        format.count(count)
      )}
    </td>
  );
}
