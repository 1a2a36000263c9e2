// Hospitals: doctors in range, how many act, over which channels; every number opens its doctors (product 3.18).
import type { HospitalJourney } from '@yijian/contract/journeys';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useMemo, useState, type ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { ListScreen, usePaged } from '../../../lib/lists/index.ts';
import { usePeriodWord, workPeriods } from '../../../lib/periods/index.ts';
import { useSectionStrip, useShell } from '../../../lib/router/index.ts';
import { CountButton, PeopleDrawer, pickPages, useEventWords } from '../../sales-funnels/index.ts';
import { spanOf, useHospitalJourneys, readHospitalPeople, useHospitalPeople } from '../journeys.api.ts';
import { useJourneyPhrases } from '../journeys.phrases.ts';
import './journeys.css';

type Channel = HospitalJourney['channels'][number]['channel'];
interface OpenHospital {
  readonly id: string;
  readonly title: string;
  readonly channel?: Channel;
}

const spans = workPeriods.filter((one) => one !== 'CUSTOM' && one !== '3Y');

export function HospitalList(): ReactNode {
  const t = useJourneyPhrases();
  const shell = useShell();
  const strip = useSectionStrip();
  const list = useHospitalJourneys();
  const [open, setOpen] = useState<OpenHospital>();
  const wordOf = usePeriodWord();
  const span = spanOf(list.filters.period);
  return (
    <>
      <ListScreen
        title={t('company')}
        {...strip}
        list={list}
        columns={useColumns(setOpen)}
        filters={[
          { kind: 'search', field: 'keyword', placeholder: t('search') },
          {
            kind: 'choice',
            field: 'period',
            label: t('period'),
            options: spans.map((value) => ({ value, label: wordOf(value) })),
          },
        ]}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        onOpen={({ id, name }) =>
          shell.openTab(`/customer/hospitalList/hospitalDetail/${id}/${encodeURIComponent(name)}`, { title: name })
        }
        renderCard={(row) => <HospitalCard row={row} />}
        empty={t('noHospitals')}
        failed={t('companyFailed')}
      />
      {open === undefined ? null : <Doctors open={open} span={span} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function useColumns(onOpen: (open: OpenHospital) => void): DataColumn<HospitalJourney>[] {
  const t = useJourneyPhrases();
  const format = useFormat();
  const words = useEventWords();
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('hospital'),
        width: 264,
        render: (row) => <TwoLine strong value={row.name} context={row.province} title={row.name} />,
      },
      {
        key: 'doctors',
        title: t('inRange'),
        width: 120,
        align: 'right',
        sortable: true,
        render: (row) => format.count(row.doctors),
      },
      {
        key: 'active',
        title: t('active'),
        width: 120,
        align: 'right',
        sortable: true,
        render: ({ id, name, active }) => {
          const title = t('activeOf', { name });
          return <CountButton name={title} count={active} onOpen={() => onOpen({ id, title })} />;
        },
      },
      {
        key: 'coverage',
        title: t('coverage'),
        width: 104,
        align: 'right',
        render: (row) => (row.doctors === 0 ? '—' : format.percent(row.active / row.doctors)),
      },
      {
        key: 'acts',
        title: t('acts'),
        width: 96,
        align: 'right',
        sortable: true,
        render: (row) => format.count(row.acts),
      },
      {
        key: 'channels',
        title: t('channels'),
        width: 360,
        render: ({ id, name, channels }) => (
          <span className="journey-channels">
            {channels.map(({ channel, acts }) => {
              const title = t('channelOf', { name, channel: words.channel(channel) });
              return (
                <span key={channel}>
                  {words.channel(channel)}{' '}
                  <CountButton name={title} count={acts} onOpen={() => onOpen({ id, title, channel })} />
                </span>
              );
            })}
          </span>
        ),
      },
      { key: 'last', title: t('last'), width: 168, render: (row) => format.dateTime(row.lastAt) },
    ],
    [t, format, words, onOpen],
  );
}

function HospitalCard({ row }: { row: HospitalJourney }): ReactNode {
  const t = useJourneyPhrases();
  const format = useFormat();
  return (
    <article className="journey-card">
      <p>
        <strong>{row.name}</strong>
        <span className="num">{`${t('acts')} ${format.count(row.acts)}`}</span>
      </p>
      <small className="num">{`${t('active')} ${format.count(row.active)} / ${format.count(row.doctors)} · ${row.province}`}</small>
    </article>
  );
}

interface DoctorsProps {
  readonly open: OpenHospital;
  readonly span: ReturnType<typeof spanOf>;
  readonly onClose: () => void;
}

function Doctors({ open: { id, title, channel }, span, onClose }: DoctorsProps): ReactNode {
  const t = useJourneyPhrases();
  const paging = usePaged();
  const { page, size } = paging;
  const asked = { ...span, ...(channel === undefined ? {} : { channel }) };
  const query = useHospitalPeople(id, { ...asked, page, size });
  return (
    <PeopleDrawer
      title={title}
      countTitle={t('acts')}
      query={query}
      paging={paging}
      pickAll={() => pickPages((next) => readHospitalPeople(id, { ...asked, ...next }))}
      onClose={onClose}
    />
  );
}
