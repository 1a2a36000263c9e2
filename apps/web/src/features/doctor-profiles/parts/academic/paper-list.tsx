// Papers of the doctor with journal, place among the authors and citations (specification 2.5, 3 paper).
import type { Paper } from '@yijian/contract/publications';
import { StatusBadge } from '@yijian/ui/badge';
import { Section } from '@yijian/ui/detail-page';
import { Empty, Failed, Loading, describeError } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { usePapers, useProfileSummary } from '../../profile.api.ts';
import { usePanoramaPhrases } from '../../profile.phrases.ts';
import { EvidenceMark } from './evidence-mark.tsx';
import { PaperYears } from './years-line.tsx';
import { MoreLines, RangeSwitch, type Range } from './list-parts.tsx';

const asked = { years3: '3', years5: '5', all: 'ALL' } as const satisfies Record<Range, string>;

export function PaperList({ doctorId }: { doctorId: string }): ReactNode {
  const t = usePanoramaPhrases();
  const [range, setRange] = useState<Range>('all');
  const list = usePapers(doctorId, asked[range]);
  const isWithheld = (list.data?.pages[0] as { withheld?: boolean } | undefined)?.withheld === true;
  const papers = useProfileSummary(doctorId).data?.papers;
  const total = papers === undefined ? 0 : papers.confirmed + papers.suggested;
  return (
    <Section
      id="profile-papers"
      title={t('papers')}
      {...(papers === undefined || total === 0 ? {} : { note: t('tally', { confirmed: papers.confirmed, total }) })}
      extra={<RangeSwitch title={t('papers')} value={range} onChange={setRange} />}
    >
      <PaperYears doctorId={doctorId} />
      {list.isError ? (
        <Failed compact title={t('listFailed')} onRetry={() => void list.refetch()} {...describeError(list.error)} />
      ) : list.isPending ? (
        <Loading shape="list" rows={3} />
      ) : list.items.length === 0 ? (
        <Empty compact reason={isWithheld ? t('withheld') : undefined} />
      ) : (
        <>
          <ul className="profile-lines">
            {list.items.map((paper) => (
              <Line key={paper.matchId} paper={paper} />
            ))}
          </ul>
          <MoreLines list={list} />
        </>
      )}
    </Section>
  );
}

function Line({ paper }: { paper: Paper }): ReactNode {
  const t = usePanoramaPhrases();
  const format = useFormat();
  const { position, isLast, isCorresponding } = paper;
  const place =
    position === 1
      ? t('firstAuthor')
      : isLast
        ? t('lastAuthor')
        : isCorresponding
          ? t('corresponding')
          : t('nthAuthor', { position });
  const { id, state, confidence, source, updatedAt, decidedBy, decidedAt } = paper;
  const item = { id, state, confidence, source, updatedAt, decidedBy, decidedAt, sourceUrl: paper.url };
  return (
    <li className="profile-line">
      <span className="profile-line-date num">{paper.publishedOn?.slice(0, 7) ?? paper.year}</span>
      <span className="profile-line-body">
        {/^https?:/.test(paper.url) ? (
          <a href={paper.url} target="_blank" rel="noreferrer noopener">
            {paper.title}
          </a>
        ) : (
          <span>{paper.title}</span>
        )}
        <span className="profile-line-note">
          {[paper.publishPeriodical, place, t('cited', { count: format.count(paper.quotedTimes) })]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {paper.isRetracted ? <StatusBadge tone="bad">{t('retracted')}</StatusBadge> : null}
      </span>
      <EvidenceMark item={item} title={paper.title} />
    </li>
  );
}
