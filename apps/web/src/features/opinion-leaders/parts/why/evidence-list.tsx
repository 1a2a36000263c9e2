// The strongest items behind a score; what nobody confirmed is marked.
import { kolComponents, type KolEvidence } from '@yijian/contract/opinion-leaders';
import { StatusBadge } from '@yijian/ui/badge';
import { Empty } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { inLine } from '../in-line.ts';
import { useKolPhrases } from '../../opinion-leaders.phrases.ts';

interface EvidenceListProps {
  readonly evidence: readonly KolEvidence[];
  /** Academic detail is kept from the reader. */
  readonly withheld: boolean;
}

export function EvidenceList({ evidence, withheld }: EvidenceListProps): ReactNode {
  const t = useKolPhrases();
  const detailOf = useDetail();
  return (
    <section className="kol-block" aria-label={t('evidence')}>
      <h3>{t('evidence')}</h3>
      {evidence.length === 0 ? <Empty compact reason={t(withheld ? 'withheld' : 'noEvidence')} /> : null}
      {kolComponents.map((component) => {
        const items = evidence.filter((one) => one.component === component);
        return items.length === 0 ? null : (
          <div key={component}>
            <h4>{t(`component.${component}`)}</h4>
            <ul className="kol-evidence">
              {items.map((one) => (
                <li key={`${one.title} ${one.detail} ${one.state}`}>
                  {one.url ? (
                    <a href={one.url} target="_blank" rel="noreferrer">
                      {one.title}
                    </a>
                  ) : (
                    one.title
                  )}
                  <span className="kol-quiet num">
                    {inLine([String(one.year), detailOf(one), `${t('raw')} ${one.points}`])}
                    {one.state === 'SUGGESTED' ? <StatusBadge tone="warn">{t('suggestedItem')}</StatusBadge> : null}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

/** Place among the authors and citations of a paper in words; of anything else role and institution as they were written. */
function useDetail(): (one: KolEvidence) => string {
  const t = useKolPhrases();
  const format = useFormat();
  return ({ component, detail }) => {
    const [, position, authors, cited] = (component === 'publications' && /^(\d+)\/(\d+) · (\d+)$/.exec(detail)) || [];
    if (position === undefined || authors === undefined) return detail;
    return inLine([t('authorPlace', { position, count: authors }), t('cited', { count: format.count(Number(cited)) })]);
  };
}
