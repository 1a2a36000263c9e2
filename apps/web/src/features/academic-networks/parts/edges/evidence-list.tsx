// The papers, trials, posts and meetings behind a relation, the latest first, and how many there are.
import type { MapFilter } from '@yijian/contract/academic-networks';
import type { ReactNode } from 'react';
import { useEvidence } from '../../academic-networks.api.ts';
import { useNetworkPhrases } from '../../academic-networks.phrases.ts';

interface EvidenceListProps {
  readonly personId: string;
  readonly otherId: string;
  readonly window: Partial<MapFilter>;
  /** Titles shown; the rest is counted. */
  readonly most: number;
}

export function EvidenceList({ personId, otherId, window, most }: EvidenceListProps): ReactNode {
  const t = useNetworkPhrases();
  const query = useEvidence({ personId, otherId }, window, most);
  if (query.isError) return <small role="alert">{t('evidenceFailed')}</small>;
  if (query.data === undefined) return <small>{t('evidenceComing')}</small>;
  const { content, totalElements } = query.data;
  if (totalElements === 0) return <small>{t('evidenceNone')}</small>;
  return (
    <ul className="network-evidence" aria-label={t('evidence', { count: totalElements })}>
      {content.map(({ key, type, title, year, url }) => (
        <li key={key}>
          <small className="num">{[year, t(`type.${type}`)].filter(Boolean).join(' · ')}</small>
          {url === '' ? (
            <span>{title}</span>
          ) : (
            <a href={url} target="_blank" rel="noreferrer">
              {title}
            </a>
          )}
        </li>
      ))}
      <li>
        <small className="num">{t('evidence', { count: totalElements })}</small>
      </li>
    </ul>
  );
}
