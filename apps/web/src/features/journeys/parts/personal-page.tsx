// The journey of one doctor: a lane for each channel over time, then every interaction (product 3.18).
import type { Personal } from '@yijian/contract/journeys';
import { AnalysisPage, PaneGroup } from '@yijian/ui/analysis-page';
import { Async, Empty } from '@yijian/ui/states';
import { DataTable, type DataColumn } from '@yijian/ui/table';
import { useMemo, type ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { useAddress, withFields } from '../../../lib/lists/index.ts';
import { DoctorPicker } from '../../doctors/index.ts';
import { usePeriod } from '../../../lib/periods/index.ts';
import { useEventWords } from '../../sales-funnels/index.ts';
import { usePersonal } from '../journeys.api.ts';
import { useJourneyPhrases } from '../journeys.phrases.ts';
import { PersonalStagesPane } from './stages/personal-stages.tsx';
import { SwimLanes } from './swim-lanes.tsx';
import './journeys.css';

export function PersonalPage(): ReactNode {
  const t = useJourneyPhrases();
  const [search, edit] = useAddress();
  const doctorId = search.get('doctorId');
  const { days, control } = usePeriod('180D');
  const query = usePersonal(doctorId, days);
  const doctor = doctorId === null ? undefined : query.data?.doctor;
  return (
    <AnalysisPage
      title={t('personal')}
      question={
        <div className="journey-question">
          <div className="yj-pick journey-doctor">
            <span>{t('doctor')}</span>
            <DoctorPicker
              label={t('doctor')}
              value={doctor ?? null}
              onChange={(chosen) => edit((now) => withFields(now, { doctorId: chosen?.id }))}
            />
          </div>
          {control}
        </div>
      }
      answer={
        doctorId !== null && query.data && query.data.totalElements > 0 ? <Answer personal={query.data} /> : undefined
      }
    >
      {doctorId === null ? (
        <Empty reason={t('chooseDoctor')} />
      ) : (
        <Async
          query={query}
          shape="chart"
          isEmpty={({ totalElements }) => totalElements === 0}
          empty={{ reason: t('noEvents') }}
          failedTitle={t('failed')}
        >
          {(personal) => (
            <div className="journey-result">
              <SwimLanes personal={personal} />
              <PersonalStagesPane personal={personal} />
              <Events personal={personal} />
            </div>
          )}
        </Async>
      )}
    </AnalysisPage>
  );
}

function Answer({ personal: { doctor, lanes, totalElements, events } }: { personal: Personal }): ReactNode {
  const t = useJourneyPhrases();
  const format = useFormat();
  const words = useEventWords();
  return t('personalAnswer', {
    name: doctor.name,
    hospital: doctor.hospitalName,
    total: format.count(totalElements),
    channel: words.channel(lanes[0]?.channel ?? null),
    last: format.date(events.at(-1)?.at),
  });
}

type Event = Personal['events'][number];

function Events({ personal: { events, totalElements } }: { personal: Personal }): ReactNode {
  const t = useJourneyPhrases();
  const format = useFormat();
  const words = useEventWords();
  const latest = useMemo(() => events.toReversed(), [events]);
  const columns = useMemo<DataColumn<Event>[]>(
    () => [
      { key: 'at', title: t('when'), width: 144, render: ({ at }) => format.dateTime(at) },
      { key: 'channel', title: t('channel'), width: 104, render: ({ channel }) => words.channel(channel) },
      { key: 'action', title: t('act'), width: 96, render: ({ action }) => words.action(action) },
      { key: 'subject', title: t('subject'), width: 280, render: ({ subject }) => subject || '—' },
      { key: 'who', title: t('who'), width: 120, render: ({ who }) => who ?? '—' },
    ],
    [t, format, words],
  );
  const isPart = events.length < totalElements;
  return (
    <PaneGroup
      title={t('events')}
      extra={
        isPart ? t('latest', { shown: format.count(events.length), total: format.count(totalElements) }) : undefined
      }
    >
      <DataTable
        label={t('events')}
        columns={columns}
        rows={latest}
        rowKey={({ id }) => id}
        renderCard={(row) => (
          <article className="journey-card">
            <p>
              <strong>{`${words.channel(row.channel)} · ${words.action(row.action)}`}</strong>
              <span className="num">{format.dateTime(row.at)}</span>
            </p>
            <small>{[row.subject, row.who].filter(Boolean).join(' · ') || '—'}</small>
          </article>
        )}
      />
    </PaneGroup>
  );
}
