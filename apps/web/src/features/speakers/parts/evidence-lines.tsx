// The score line by line: what was found and how many points it gives.
import type { SpeakerEvidence, SpeakerTier } from '@yijian/contract/speakers';
import { HeadroomBar } from '@yijian/ui/chart';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { useSpeakerPhrases } from '../speakers.phrases.ts';
import './speakers.css';

interface EvidenceProps {
  readonly lines: SpeakerEvidence['lines'];
  readonly score: number;
  readonly tier: SpeakerTier;
}

export function EvidenceLines({ lines, score, tier }: EvidenceProps): ReactNode {
  const t = useSpeakerPhrases();
  const format = useFormat();
  const foundOf = ({ kind, found, count }: SpeakerEvidence['lines'][number]): string => {
    if (kind === 'TITLE') return found || t('unknownTitle');
    if (kind === 'ACADEMIC') return t('recordsOf', { count: format.count(count ?? 0) });
    return count === null ? t('notRanked') : t('standingOf', { department: found, score: format.fixed(count, 1) });
  };
  return (
    <ul className="speaker-evidence">
      {lines.map((line) => (
        <li key={line.kind}>
          <HeadroomBar
            label={t(`evidence.${line.kind}`)}
            left={t('points', { points: line.points, most: line.most })}
            used={line.points}
            // A full line of points is no cap that is reached.
            cap={line.most + 0.01}
            note={foundOf(line)}
          />
        </li>
      ))}
      <li>
        <strong>{`${t('scoreOf', { score })} · ${t('proposed', { tier: t(`tier.${tier}`) })}`}</strong>
      </li>
    </ul>
  );
}
