// The sections of the résumé: places, school, work, posts, each line with its source and state (specification 2.5; R2.22).
import type { DoctorWorks, ResumeKind, ResumeRecord } from '@yijian/contract/academic-records';
import { Section, SectionRow } from '@yijian/ui/detail-page';
import { Async, Empty } from '@yijian/ui/states';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useHospitalWords } from '../../../hospitals/index.ts';
import { useWorks } from '../../profile.api.ts';
import { usePanoramaPhrases } from '../../profile.phrases.ts';
import { useOpenColleague } from '../profile/use-profile-tab.ts';
import { periodOf, splitPost } from './academic-lines.ts';
import { AddRecord } from './add-record.tsx';
import { EvidenceMark } from './evidence-mark.tsx';
import type { ManualKind } from './record-form/record-kinds.ts';

const kinds = {
  sites: 'SITE',
  education: 'EDUCATION',
  work: 'WORK',
  position: 'POSITION',
  title: 'TITLE',
  society: 'SOCIETY',
  journal: 'JOURNAL',
} as const satisfies Record<string, ManualKind>;
type Title = keyof typeof kinds;

export function ResumeSections({ doctorId }: { doctorId: string }): ReactNode {
  const part = (title: Title, content: (works: DoctorWorks) => ReactNode) => (
    <ResumeSection doctorId={doctorId} title={title}>
      {content}
    </ResumeSection>
  );
  return (
    <>
      {part('sites', (works) => (
        <Sites works={works} />
      ))}
      <SectionRow columns={2}>
        {part('education', (works) => (
          <Periods records={[...of(works, 'EDUCATION'), ...of(works, 'MENTOR')]} />
        ))}
        {part('work', (works) => (
          <Periods records={of(works, 'WORK')} />
        ))}
      </SectionRow>
      <SectionRow columns={2}>
        {part('position', (works) => (
          <Plain records={of(works, 'POSITION')} />
        ))}
        {part('title', (works) => (
          <Plain records={of(works, 'TITLE')} />
        ))}
      </SectionRow>
      {part('society', (works) => (
        <Posts records={of(works, 'SOCIETY')} column="association" />
      ))}
      {part('journal', (works) => (
        <Posts records={of(works, 'JOURNAL')} column="journalName" />
      ))}
    </>
  );
}

const of = (works: DoctorWorks, kind: ResumeKind): ResumeRecord[] =>
  works.records.filter((record) => record.kind === kind);

interface ResumeSectionProps {
  readonly doctorId: string;
  readonly title: Title;
  readonly children: (works: DoctorWorks) => ReactNode;
}

function ResumeSection({ doctorId, title, children }: ResumeSectionProps): ReactNode {
  const t = usePanoramaPhrases();
  const query = useWorks(doctorId);
  return (
    <Section
      id={`profile-${title}`}
      title={t(title)}
      extra={<AddRecord doctorId={doctorId} kind={kinds[title]} title={t(title)} />}
    >
      <Async query={query} shape="list" rows={2} failedTitle={t('listFailed')}>
        {(works) =>
          works.withheld && title !== 'sites' ? <Empty compact reason={t('withheld')} /> : <>{children(works)}</>
        }
      </Async>
    </Section>
  );
}

function Posts({ records, column }: { records: readonly ResumeRecord[]; column: 'association' | 'journalName' }) {
  const t = usePanoramaPhrases();
  if (records.length === 0) return <Empty compact />;
  return (
    <ul className="profile-lines">
      <li className="profile-line profile-line-posts profile-line-head" aria-hidden="true">
        <span>{t(column)}</span>
        <span>{t('role')}</span>
      </li>
      {records.map((record) => {
        const [name, position] = splitPost(record.text);
        return (
          <li key={record.id} className="profile-line profile-line-posts">
            <span>{name}</span>
            <span>{position}</span>
            <span className="profile-line-date num">{periodOf(record, t('present'), true)}</span>
            <EvidenceMark item={record} title={name} />
          </li>
        );
      })}
    </ul>
  );
}

function Periods({ records }: { records: readonly ResumeRecord[] }): ReactNode {
  const t = usePanoramaPhrases();
  if (records.length === 0) return <Empty compact />;
  return (
    <ul className="profile-lines">
      {records.map((record) => (
        <li key={record.id} className="profile-line">
          <span className="profile-line-date num">
            {record.kind === 'MENTOR' ? t('mentor') : periodOf(record, t('present'))}
          </span>
          <span className="profile-line-body">
            <Colleague record={record} />
            <span className="profile-line-note">
              {[
                record.kind === 'MENTOR' ? '' : record.role,
                record.institution === record.title ? '' : record.institution,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <EvidenceMark item={record} title={record.title} />
        </li>
      ))}
    </ul>
  );
}

/** A mentor whom the reader may see is a way to that doctor's profile. */
function Colleague({ record }: { record: ResumeRecord }): ReactNode {
  const open = useOpenColleague();
  const { otherDoctorId: id, title } = record;
  if (id === null) return <span>{title}</span>;
  return (
    <Button type="link" size="small" className="profile-more profile-colleague" onClick={() => open(id)}>
      {title}
    </Button>
  );
}

function Plain({ records }: { records: readonly ResumeRecord[] }): ReactNode {
  if (records.length === 0) return <Empty compact />;
  return (
    <ul className="profile-lines">
      {records.map((record) => (
        <li key={record.id} className="profile-line profile-line-plain">
          <span>{record.text}</span>
          <EvidenceMark item={record} title={record.text} />
        </li>
      ))}
    </ul>
  );
}

/** Where the doctor is registered, then the other places, which are records with a source. */
function Sites({ works }: { works: DoctorWorks }): ReactNode {
  const hospitals = useHospitalWords();
  const { servingHospital: places } = works;
  const records = of(works, 'SITE');
  if (places.length === 0) return <Empty compact />;
  return (
    <ul className="profile-lines">
      {places.map(({ hospital, department, hospitalLevel }, at) => {
        const record = records[at - (places.length - records.length)];
        return (
          <li key={record?.id ?? `${hospital}/${department}`} className="profile-line profile-line-plain">
            <span className="profile-line-body">
              <span>{hospital}</span>
              <span className="profile-line-note">
                {[department, hospitalLevel === '' ? '' : hospitals.level(hospitalLevel)].filter(Boolean).join(' · ')}
              </span>
            </span>
            {record === undefined ? null : <EvidenceMark item={record} title={hospital} />}
          </li>
        );
      })}
    </ul>
  );
}
