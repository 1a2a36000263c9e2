// Viewpoints by the question they answer, the most discussed first.
import type { OpinionCounts, Viewpoint } from '@yijian/contract/insights';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useInsightPhrases } from '../../insights.phrases.ts';
import { MentionButton } from './mention-button.tsx';
import { AttitudeTrack } from './attitude-bar.tsx';
import { TooFew } from './too-few.tsx';

interface ViewpointListProps {
  readonly rows: readonly (OpinionCounts & { viewpoint: Viewpoint })[];
  readonly onOpen: (viewpoint: Viewpoint, title: string) => void;
}

export function ViewpointList({ rows, onOpen }: ViewpointListProps): ReactNode {
  const t = useInsightPhrases();
  const format = useFormat();
  return (
    <ul className="opinion-viewpoints">
      {rows.map((row) => {
        const title = t(`viewpoint.${row.viewpoint}`);
        return (
          <li key={row.viewpoint}>
            <span>{title}</span>
            {row.isFew ? (
              <TooFew />
            ) : (
              <>
                <AttitudeTrack counts={row} />
                <MentionButton name={title} count={row.mentions} onOpen={() => onOpen(row.viewpoint, title)} />
                <small className="num">{format.percent(row.positive / row.mentions, 0)}</small>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
