// What two persons share, the latest first.
import type { ReactNode } from 'react';
import { useEvidence } from '../../academic-networks.api.ts';
import { useNetworkPhrases } from '../../academic-networks.phrases.ts';

export function RecentShared({ personId, otherId }: { personId: string; otherId: string }): ReactNode {
  const t = useNetworkPhrases();
  const { data } = useEvidence({ personId, otherId });
  return (
    <ul className="network-recent">
      {(data?.content ?? []).map(({ key, type, title, detail, date, year, url }) => (
        <li key={key}>
          {url === '' ? (
            <span>{title}</span>
          ) : (
            <a href={url} target="_blank" rel="noreferrer">
              {title}
            </a>
          )}
          <small className="num">
            {[date?.slice(0, 7) ?? year, t(`type.${type}`), detail].filter(Boolean).join(' · ')}
          </small>
        </li>
      ))}
    </ul>
  );
}
