// The relations of the chosen person as a list: what pointing at a line of the picture shows, for the keyboard and for readers (product 3.4).
import type { Link, MapFilter } from '@yijian/contract/academic-networks';
import { PaneGroup } from '@yijian/ui/analysis-page';
import { Failed, Loading, describeError } from '@yijian/ui/states';
import { Button } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { useLinks } from '../../academic-networks.api.ts';
import { useNetworkPhrases } from '../../academic-networks.phrases.ts';
import { useTieWords } from '../edges/edge-hint.tsx';
import { EvidenceList } from '../edges/evidence-list.tsx';

/** Titles of papers, trials and meetings beneath an opened relation. */
const TITLES = 5;

interface LinksProps {
  readonly personId: string;
  readonly window: Partial<MapFilter>;
}

export function Links({ personId, window }: LinksProps): ReactNode {
  const t = useNetworkPhrases();
  const query = useLinks(personId, window);
  return (
    <PaneGroup title={t('links')} extra={query.total}>
      {query.isError ? (
        <Failed title={t('failed')} onRetry={() => void query.refetch()} {...describeError(query.error)} />
      ) : query.isPending ? (
        <Loading shape="list" rows={3} />
      ) : query.items.length === 0 ? (
        <p className="network-quiet">{t('linksNone')}</p>
      ) : (
        <ul className="network-links">
          {query.items.map((link) => (
            <LinkLine key={link.other.id} personId={personId} link={link} window={window} />
          ))}
        </ul>
      )}
      {query.hasNextPage ? (
        <Button type="link" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      ) : null}
    </PaneGroup>
  );
}

function LinkLine({ personId, link, window }: LinksProps & { link: Link }): ReactNode {
  const tieWords = useTieWords();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <li>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <b>{link.other.name}</b>
        <small className="num">{tieWords(link)}</small>
      </button>
      <div id={id}>
        {isOpen ? <EvidenceList personId={personId} otherId={link.other.id} window={window} most={TITLES} /> : null}
      </div>
    </li>
  );
}
