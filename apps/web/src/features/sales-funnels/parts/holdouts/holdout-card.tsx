// One hold-out: what it asks, both groups, the difference with its interval, and what can be said.
import { LEAST_COMPARED, LEAST_CONVERTED, type Holdout, type HoldoutArm } from '@yijian/contract/sales-funnels';
import { StatusBadge, type Tone } from '@yijian/ui/badge';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useHoldoutPhrases } from '../../holdouts.phrases.ts';
import { useEventWords } from '../events/use-event-words.ts';
import { CountButton } from '../people/count-button.tsx';
import type { OpenArm } from './holdout-people.tsx';

const tones: Record<Holdout['verdict'], Tone> = {
  RUNNING: 'primary',
  TOO_SMALL: 'warn',
  UNCLEAR: 'neutral',
  HIGHER: 'ok',
  LOWER: 'bad',
};

export interface HoldoutCardProps {
  readonly holdout: Holdout;
  readonly onPeople: (open: OpenArm) => void;
  readonly onRemove: () => void;
}

export function HoldoutCard({ holdout, onPeople, onRemove }: HoldoutCardProps): ReactNode {
  const t = useHoldoutPhrases();
  const format = useFormat();
  const words = useEventWords();
  const { id, name, from, to, verdict, seed } = holdout;
  const titleOf = (step: Holdout['from']): string => (step.name === '' ? words.match(step) : step.name);
  const [begins, ends] = [format.date(holdout.drawnAt) ?? '', format.date(holdout.endsAt) ?? ''];
  return (
    <article className="holdout" aria-label={name}>
      <header>
        <h3>{name}</h3>
        <StatusBadge tone={tones[verdict]}>{t(`verdict.${verdict}`)}</StatusBadge>
      </header>
      <p className="funnel-quiet num">
        {t('what', {
          from: titleOf(from),
          to: titleOf(to),
          share: format.percent(holdout.share / 100, 0),
          begins,
          ends,
        })}
      </p>
      <p>{t(`says.${verdict}`, { ends, least: LEAST_COMPARED, conversions: LEAST_CONVERTED })}</p>
      <Arms holdout={holdout} onPeople={onPeople} />
      <Difference holdout={holdout} />
      <Notes holdout={holdout} />
      <footer>
        <small className="funnel-quiet num">{t('seed', { seed })}</small>
        <Button onClick={() => onPeople({ id, name, arm: 'TREATED', outcome: 'ALL' })}>{t('treat')}</Button>
        <Button onClick={onRemove}>{t('remove')}</Button>
      </footer>
    </article>
  );
}

function Arms({ holdout, onPeople }: Pick<HoldoutCardProps, 'holdout' | 'onPeople'>): ReactNode {
  const t = useHoldoutPhrases();
  const format = useFormat();
  const { id, name } = holdout;
  const rows: readonly [OpenArm['arm'], HoldoutArm][] = [
    ['TREATED', holdout.treated],
    ['HELD', holdout.held],
  ];
  return (
    <table className="holdout-arms num" aria-label={name}>
      <thead>
        <tr>
          {(['group', 'people', 'touched', 'converted', 'ratio'] as const).map((key) => (
            <th key={key} scope="col">
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([arm, { counted, touched, converted, share }]) => {
          const cells = [
            ['ALL', counted, t('people')],
            ['TOUCHED', touched, t('touched')],
            ['CONVERTED', converted, t('converted')],
          ] as const;
          return (
            <tr key={arm}>
              <th scope="row">{t(`arm.${arm}`)}</th>
              {cells.map(([outcome, count, title]) => (
                <td key={outcome}>
                  <CountButton
                    name={`${t(`arm.${arm}`)} ${title}`}
                    count={count}
                    onOpen={() => onPeople({ id, name, arm, outcome })}
                  />
                </td>
              ))}
              <td>{format.percent(share)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Difference({ holdout: { difference, low, high } }: { readonly holdout: Holdout }): ReactNode {
  const t = useHoldoutPhrases();
  const format = useFormat();
  if (difference === null || low === null || high === null) return null;
  // Points of a hundred, with their sign: "+12.5%" would read as a change of the share itself.
  const points = (value: number): string => {
    const size = format.decimal(Math.abs(value) * 100, 1) ?? '';
    return size === '0' ? size : `${value < 0 ? '−' : '+'}${size}`;
  };
  return (
    <p className="num">
      <strong>{t('difference', { points: points(difference), low: points(low), high: points(high) })}</strong>
    </p>
  );
}

function Notes({ holdout: { treated, held, leftOut } }: { readonly holdout: Holdout }): ReactNode {
  const t = useHoldoutPhrases();
  const format = useFormat();
  const gone = treated.drawn + held.drawn - treated.counted - held.counted;
  const notes = (
    [
      ['spilled', held.touched],
      ['gone', gone],
      ['leftOut', leftOut],
    ] as const
  ).filter(([, count]) => count > 0);
  if (notes.length === 0) return null;
  return (
    <ul className="holdout-notes num">
      {notes.map(([key, count]) => (
        <li key={key}>{t(key, { count: format.count(count) })}</li>
      ))}
    </ul>
  );
}
