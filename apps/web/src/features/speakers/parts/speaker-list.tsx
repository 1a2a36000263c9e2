// The six lists of speakers: tier, state, yearly caps, until when they may speak (specification 2.3, speaker).
import { speakerStates, speakerTiers, type Speaker, type SpeakerTab } from '@yijian/contract/speakers';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { Tag } from '@yijian/ui/badge';
import { Glyph } from '@yijian/ui/icon';
import type { ReactNode } from 'react';
import { ListScreen } from '../../../lib/lists/index.ts';
import { useSectionTabs, useShell } from '../../../lib/router/index.ts';
import { hasPermission } from '../../../lib/session/index.ts';
import { useSpeakers } from '../speakers.api.ts';
import { useSpeakerPhrases } from '../speakers.phrases.ts';
import { TimesBar } from './speaker-caps.tsx';
import { useSpeakerColumns } from './speaker-columns.tsx';
import { SpeakerStateBadge } from './speaker-state.tsx';
import './speakers.css';

export type SpeakerListName = SpeakerTab | 'manager';

export function SpeakerList({ name }: { name: SpeakerListName }): ReactNode {
  const t = useSpeakerPhrases();
  const shell = useShell();
  const section = useSectionTabs();
  const list = useSpeakers(name === 'manager' ? 'maintenance' : name, name);
  const open = (row: Speaker): void => {
    const page = row.waiting?.taskId ? 'speakerApproveDetail' : 'speakerDetail';
    shell.openTab(`/meeting/${page}?id=${row.id}`, { title: row.doctor.name });
  };
  return (
    <ListScreen
      title={t(`title.${name}`)}
      {...(section === null
        ? {}
        : { tabs: section.tabs, tab: section.active, onTabChange: (key: string) => section.open(key) })}
      list={list}
      columns={useSpeakerColumns()}
      filters={[
        { kind: 'search', field: 'keyword', placeholder: t('search') },
        {
          kind: 'choice',
          field: 'state',
          label: t('state'),
          options: speakerStates.map((value) => ({ value, label: t(`state.${value}`) })),
        },
        {
          kind: 'choice',
          field: 'tier',
          label: t('tier'),
          options: speakerTiers.map((value) => ({ value, label: t(`tier.${value}`) })),
        },
        { kind: 'flag', field: 'isExpiring', label: t('isExpiring') },
      ]}
      actions={hasPermission('meeting:speakers:propose') ? <ProposeButton /> : undefined}
      rowKey={(row) => row.id}
      rowName={(row) => row.doctor.name}
      onOpen={open}
      renderCard={(row) => <SpeakerCard row={row} />}
      empty={t(`empty.${name}`)}
      failed={t('failed')}
    />
  );
}

function ProposeButton(): ReactNode {
  const t = useSpeakerPhrases();
  const shell = useShell();
  return (
    <Button
      type="primary"
      icon={<Glyph icon={Plus} />}
      onClick={() => shell.openTab('/meeting/speakerAdd', { title: t('propose') })}
    >
      {t('propose')}
    </Button>
  );
}

function SpeakerCard({ row }: { row: Speaker }): ReactNode {
  const t = useSpeakerPhrases();
  return (
    <article className="speaker-card">
      <p>
        <strong>{`${row.doctor.name} · ${t(`tier.${row.tier}`)}`}</strong>
        <SpeakerStateBadge state={row.state} />
      </p>
      <small>{[row.hospitalName, row.department].filter(Boolean).join(' · ')}</small>
      <TimesBar row={row} />
      {row.isExpiring ? <Tag tone="warn">{`${t('isExpiring')} ${row.validUntil}`}</Tag> : null}
    </article>
  );
}
