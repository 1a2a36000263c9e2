// One list of academic items: range, counts, lines that grow, and why there are none (specification 2.5; R2.26, R6.4).
import type { AcademicItem } from '@yijian/contract/academic-records';
import { Section } from '@yijian/ui/detail-page';
import { Empty, Failed, Loading, describeError } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { today, useFormat } from '../../../../lib/format/index.ts';
import { useAcademicList, type AcademicListName } from '../../profile.api.ts';
import { usePanoramaPhrases } from '../../profile.phrases.ts';
import { FoldedText, RESUME_OVER } from '../profile/folded-text.tsx';
import { AddRecord } from './add-record.tsx';
import { lineOf, rangeStart } from './academic-lines.ts';
import { EvidenceMark } from './evidence-mark.tsx';
import { MoreLines, RangeSwitch, type Range } from './list-parts.tsx';
import { ActivityYears, ProjectYears } from './years-line.tsx';
import type { ManualKind } from './record-form/record-kinds.ts';

const kinds = {
  guides: 'GUIDE',
  meetings: 'MEETING',
  lives: 'LIVE',
  researches: 'RESEARCH',
  funds: 'FUND',
  patents: 'PATENT',
  activities: 'ACTIVITY',
} as const satisfies Record<AcademicListName, ManualKind>;

export function AcademicList({ name, doctorId }: { name: AcademicListName; doctorId: string }): ReactNode {
  const t = usePanoramaPhrases();
  const [range, setRange] = useState<Range>('all');
  const from = range === 'all' ? undefined : rangeStart(range === 'years3' ? 3 : 5, today());
  const list = useAcademicList(name, doctorId, from);
  const first = list.data?.pages[0] as { confirmed: number; withheld: boolean } | undefined;
  const count =
    first === undefined || list.total === undefined || list.total === 0
      ? undefined
      : t('tally', { confirmed: first.confirmed, total: list.total });
  return (
    <Section
      id={`profile-${name}`}
      title={t(name)}
      {...(count === undefined ? {} : { note: count })}
      extra={
        <span className="profile-extra">
          <RangeSwitch title={t(name)} value={range} onChange={setRange} />
          <AddRecord doctorId={doctorId} kind={kinds[name]} title={t(name)} />
        </span>
      }
    >
      {name === 'activities' ? (
        <ActivityYears doctorId={doctorId} years={range === 'all' ? 0 : range === 'years3' ? 3 : 5} />
      ) : null}
      {name === 'researches' ? <ProjectYears doctorId={doctorId} /> : null}
      <Lines list={list} withheld={first?.withheld === true} />
    </Section>
  );
}

function Lines({ list, withheld }: { list: ReturnType<typeof useAcademicList>; withheld: boolean }): ReactNode {
  const t = usePanoramaPhrases();
  if (list.isError)
    return (
      <Failed compact title={t('listFailed')} onRetry={() => void list.refetch()} {...describeError(list.error)} />
    );
  if (list.isPending) return <Loading shape="list" rows={3} />;
  if (withheld) return <Empty compact reason={t('withheld')} />;
  if (list.items.length === 0) return <Empty compact />;
  return (
    <>
      <ul className="profile-lines">
        {(list.items as AcademicItem[]).map((item) => (
          <Line key={item.id} item={item} />
        ))}
      </ul>
      <MoreLines list={list} />
    </>
  );
}

function Line({ item }: { item: AcademicItem }): ReactNode {
  const t = usePanoramaPhrases();
  const format = useFormat();
  const line = lineOf(item, {
    format,
    cited: (count) => t('cited', { count }),
    patentNumber: (number) => t('patentNumber', { number }),
  });
  return (
    <li className="profile-line">
      <span className="profile-line-date num">{line.day ?? '—'}</span>
      <span className="profile-line-body">
        {/^https?:/.test(line.url) ? (
          <a href={line.url} target="_blank" rel="noreferrer noopener">
            {line.title}
          </a>
        ) : (
          <span>{line.title}</span>
        )}
        {line.notes.length > 0 ? <span className="profile-line-note">{line.notes.join(' · ')}</span> : null}
        {line.digest ? <FoldedText text={line.digest} over={RESUME_OVER} /> : null}
      </span>
      <EvidenceMark item={item} title={line.title} />
    </li>
  );
}
