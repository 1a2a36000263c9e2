// The six lists of speakers: tier, state, yearly caps, until when they may speak (specification 2.3, speaker).
import { EXPIRY_NOTICES, speakerStates, speakerTiers, type Speaker, type SpeakerTab } from '@yijian/contract/speakers';
import { Button } from 'antd';
import { CalendarSync, Plus } from 'lucide-react';
import { Tag } from '@yijian/ui/badge';
import { Glyph } from '@yijian/ui/icon';
import { useSelection } from '@yijian/ui/table';
import { useState, type ReactNode } from 'react';
import { ListScreen } from '../../../lib/lists/index.ts';
import { useSectionStrip, useShell } from '../../../lib/router/index.ts';
import { hasPermission } from '../../../lib/session/index.ts';
import { useSpeakers } from '../speakers.api.ts';
import { useSpeakerPhrases } from '../speakers.phrases.ts';
import { RenewSpeakers } from './changes/renew-speakers.tsx';
import { TimesBar } from './speaker-caps.tsx';
import { useSpeakerColumns } from './speaker-columns.tsx';
import { SpeakerStateBadge } from './speaker-state.tsx';
import './speakers.css';

export type SpeakerListName = SpeakerTab | 'manager';

/** Where active and expired speakers stand. */
const renewing: ReadonlySet<SpeakerListName> = new Set(['maintenance', 'manager', 'approved']);

export function SpeakerList({ name }: { name: SpeakerListName }): ReactNode {
  const t = useSpeakerPhrases();
  const shell = useShell();
  const list = useSpeakers(name === 'manager' ? 'maintenance' : name, name);
  const selection = useSelection();
  const [isRenewing, setRenewing] = useState(false);
  const mayRenew = renewing.has(name) && hasPermission('meeting:speakers:propose');
  const open = (row: Speaker): void => {
    const page = row.waiting?.taskId ? 'speakerApproveDetail' : 'speakerDetail';
    shell.openTab(`/meeting/${page}?id=${row.id}`, { title: row.doctor.name });
  };
  return (
    <>
      <ListScreen
        title={t(`title.${name}`)}
        {...(mayRenew
          ? {
              selection,
              batchActions: [
                { key: 'renew', label: t('renewAll'), icon: CalendarSync, onClick: () => setRenewing(true) },
              ],
            }
          : {})}
        {...useSectionStrip()}
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
          {
            kind: 'choice',
            field: 'expiresWithin',
            label: t('expiresWithin'),
            options: EXPIRY_NOTICES.map((days) => ({ value: String(days), label: t('withinDays', { days }) })),
          },
        ]}
        actions={hasPermission('meeting:speakers:propose') ? <ProposeButton /> : undefined}
        rowKey={(row) => row.id}
        rowName={(row) => row.doctor.name}
        onOpen={open}
        renderCard={(row) => <SpeakerCard row={row} />}
        empty={t(`empty.${name}`)}
        failed={t('failed')}
      />
      {isRenewing ? (
        <RenewSpeakers ids={selection.keys} onClose={() => setRenewing(false)} onDone={selection.clear} />
      ) : null}
    </>
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
