// For, neither and against as one bar; each part with its number opens those behind it.
import { attitudes, type Attitude, type OpinionCounts } from '@yijian/contract/insights';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useInsightPhrases } from '../../insights.phrases.ts';
import { MentionButton } from './mention-button.tsx';
import { TooFew } from './too-few.tsx';
import '../opinions.css';

export const countOf = (counts: OpinionCounts, attitude: Attitude): number =>
  ({ POSITIVE: counts.positive, NEUTRAL: counts.neutral, NEGATIVE: counts.negative })[attitude];

/** The bar alone, for a row that has its numbers beside it. */
export function AttitudeTrack({ counts }: { counts: OpinionCounts }): ReactNode {
  return (
    <span className="opinion-track" aria-hidden="true">
      {attitudes.map((attitude) => (
        <span
          key={attitude}
          className={`opinion-${attitude.toLowerCase()}`}
          style={{ flexGrow: countOf(counts, attitude) }}
        />
      ))}
    </span>
  );
}

interface AttitudeBarProps {
  readonly counts: OpinionCounts;
  readonly onOpen: (attitude: Attitude, title: string) => void;
}

export function AttitudeBar({ counts, onOpen }: AttitudeBarProps): ReactNode {
  const t = useInsightPhrases();
  const format = useFormat();
  if (counts.isFew) return <TooFew />;
  return (
    <div className="opinion-attitudes">
      <AttitudeTrack counts={counts} />
      <ul>
        {attitudes.map((attitude) => {
          const title = t(`attitude.${attitude}`);
          const count = countOf(counts, attitude);
          return (
            <li key={attitude}>
              <span className={`opinion-dot opinion-${attitude.toLowerCase()}`} aria-hidden="true" />
              {title} <MentionButton name={title} count={count} onOpen={() => onOpen(attitude, title)} />
              <small className="num">{format.percent(count / counts.mentions, 0)}</small>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
