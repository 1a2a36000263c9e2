// Why two doctors look alike: every comparison with what it counts, the weightiest first (product 3.2, explained score).
import { pointsOf, type Verdicts } from '@yijian/contract/doctors';
import { Tag, type Tone } from '@yijian/ui/badge';
import type { ReactNode } from 'react';
import { useKeepingPhrases } from '../../doctor-keeping.phrases.ts';
import './likeness.css';

const signed = (points: number): string => (points > 0 ? `+${points}` : `−${Math.abs(points)}`);
const toneOf = (points: number): Tone => (points > 0 ? 'ok' : points < -10 ? 'bad' : 'neutral');

export interface VerdictListProps {
  readonly verdicts: Verdicts;
  /** At most so many; all without it. */
  readonly limit?: number;
}

export function VerdictList({ verdicts, limit }: VerdictListProps): ReactNode {
  const t = useKeepingPhrases();
  const say = t as (key: string) => string;
  return (
    <VerdictTags
      label={t('reasonsOf')}
      verdicts={verdicts}
      pointsOf={pointsOf}
      wordsOf={(feature, verdict) => `${say(`feature.${feature}`)} ${say(`verdict.${verdict}`)}`}
      limit={limit}
    />
  );
}

export interface VerdictTagsProps<Feature extends string> {
  readonly label: string;
  readonly verdicts: Readonly<Partial<Record<Feature, string>>>;
  readonly pointsOf: (feature: Feature, verdict: string) => number;
  readonly wordsOf: (feature: Feature, verdict: string) => string;
  readonly limit?: number | undefined;
}

/** Verdicts of any comparison, the weightiest first. */
export function VerdictTags<Feature extends string>(props: VerdictTagsProps<Feature>): ReactNode {
  const { label, verdicts, pointsOf: pointsFor, wordsOf, limit } = props;
  const found = (Object.entries(verdicts) as [Feature, string][])
    .map(([feature, verdict]) => ({ feature, verdict, points: pointsFor(feature, verdict) }))
    .filter(({ points }) => points !== 0)
    .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points));
  return (
    <ul className="likeness-verdicts" aria-label={label}>
      {found.slice(0, limit ?? found.length).map(({ feature, verdict, points }) => (
        <li key={feature}>
          <Tag tone={toneOf(points)}>
            {`${wordsOf(feature, verdict)} `}
            <span className="num">{signed(points)}</span>
          </Tag>
        </li>
      ))}
    </ul>
  );
}

/** A score from 0 to 100 as a bar with its number. */
export function LikenessScore({ score }: { score: number }): ReactNode {
  const t = useKeepingPhrases();
  return (
    <span className="likeness-score" title={t('score', { score })}>
      <meter min={0} max={100} low={65} high={95} optimum={100} value={score} aria-label={t('score', { score })} />
      <span className="num">{score}</span>
    </span>
  );
}
