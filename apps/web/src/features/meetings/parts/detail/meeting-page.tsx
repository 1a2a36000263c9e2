// One meeting: summary, agenda, people, costs, evidence, rules, changes, history.
import type { MeetingDetail } from '@yijian/contract/meetings';
import { Tag } from '@yijian/ui/badge';
import { DetailHeader, DetailPage, SectionNav } from '@yijian/ui/detail-page';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../../lib/format/index.ts';
import { useMeetingPhrases } from '../../meetings.phrases.ts';
import { useSurveyPhrases } from '../../meeting-survey.phrases.ts';
import { MeetingStateBadge } from '../meeting-state.tsx';
import { SurveySection } from '../survey/survey-section.tsx';
import { Comparison } from './comparison.tsx';
import { Evidence } from './evidence.tsx';
import { Guests } from './people/guests.tsx';
import { Changes, Rules, Steps } from './history.tsx';
import { Integrity } from './integrity.tsx';
import { Inspections } from './inspections.tsx';
import { MeetingActs } from './meeting-acts.tsx';
import { Speakers } from './people/speakers.tsx';
import { SentBack } from './sent-back.tsx';
import { AgendaTable, CostTable, Facts } from './plan.tsx';

export function MeetingPage({ meeting }: { meeting: MeetingDetail }): ReactNode {
  const t = useMeetingPhrases();
  const words = useSurveyPhrases();
  const format = useFormat();
  const { title } = meeting;
  const when = meeting.startsAt === null ? undefined : format.dateTime(meeting.startsAt);
  return (
    <DetailPage
      header={
        <DetailHeader
          name={title}
          avatar={false}
          marks={
            <>
              <MeetingStateBadge state={meeting.state} />
              {meeting.isOverdue ? <Tag tone="bad">{t('overdue')}</Tag> : null}
            </>
          }
          facts={[meeting.number ?? t('notNumbered'), t(`type.${meeting.type}`), when, meeting.owner.name].filter(
            (fact) => fact !== undefined,
          )}
          kpis={[
            {
              key: 'heads',
              label: t('heads'),
              value: `${format.count(meeting.attended)} / ${format.count(meeting.expectedGuests)}`,
            },
            { key: 'estimate', label: t('estimate'), value: format.money(meeting.estimate) },
            { key: 'actual', label: t('actual'), value: meeting.actual === null ? '—' : format.money(meeting.actual) },
          ]}
          actions={<MeetingActs meeting={meeting} />}
        />
      }
      nav={
        <SectionNav
          items={sectionsOf(meeting).map((key) => ({
            key,
            label: key === 'survey' ? words('survey') : t(key),
          }))}
        />
      }
      rail={<MeetingRail meeting={meeting} />}
    >
      <SentBack meeting={meeting} />
      <MeetingBody meeting={meeting} />
      <Inspections meeting={meeting} />
    </DetailPage>
  );
}

const sectionsOf = ({ integrity, speakers }: MeetingDetail) =>
  (['summary', 'agenda', 'speakers', 'people', 'survey', 'costs', 'integrity', 'evidence', 'steps'] as const).filter(
    (key) => (key !== 'integrity' || integrity !== null) && (key !== 'speakers' || speakers.length > 0),
  );

function MeetingRail({ meeting }: { meeting: MeetingDetail }): ReactNode {
  const t = useMeetingPhrases();
  return (
    <>
      {meeting.instanceId === null ? null : (
        <p>
          <Link to={`/taskManager/process-instance/detail?id=${meeting.instanceId}`}>{t('approval')}</Link>
        </p>
      )}
      {meeting.actuals === null ? null : (
        <p>
          <Link to={`/taskManager/process-instance/detail?id=${meeting.actuals.instanceId}`}>
            {t(`actuals.${meeting.actuals.state}`)}
          </Link>
        </p>
      )}
      <Rules meeting={meeting} />
      <Steps meeting={meeting} />
    </>
  );
}

/** What an approver reads as well. */
export function MeetingBody({ meeting }: { meeting: MeetingDetail }): ReactNode {
  return (
    <>
      <Facts meeting={meeting} />
      <AgendaTable meeting={meeting} />
      <Speakers meeting={meeting} />
      <Guests meeting={meeting} />
      <SurveySection id={meeting.id} />
      <CostTable meeting={meeting} />
      <Comparison id={meeting.id} />
      <Integrity meeting={meeting} />
      <Evidence meeting={meeting} />
      <Changes meeting={meeting} />
    </>
  );
}
