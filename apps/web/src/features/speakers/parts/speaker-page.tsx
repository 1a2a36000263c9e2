// One speaker: qualification, evidence, contracts, use of the year, history.
import type { SpeakerDetail } from '@yijian/contract/speakers';
import { Tag } from '@yijian/ui/badge';
import { DescriptionList, DetailHeader, DetailPage, Section, SectionNav } from '@yijian/ui/detail-page';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { joined, useFormat } from '../../../lib/format/index.ts';
import { useSpeakerPhrases } from '../speakers.phrases.ts';
import { SpeakerChanges } from './changes/speaker-changes.tsx';
import { EvidenceLines } from './evidence-lines.tsx';
import { SpeakerActs } from './speaker-acts.tsx';
import { SpeakerContracts } from './speaker-contracts.tsx';
import { SpeakerFiles } from './files/speaker-files.tsx';
import { SpeakerStateBadge } from './speaker-state.tsx';
import { SpeakerUsage } from './speaker-usage.tsx';
import './speakers.css';

export function SpeakerPage({ speaker }: { speaker: SpeakerDetail }): ReactNode {
  const t = useSpeakerPhrases();
  const format = useFormat();
  const { name } = speaker.doctor;
  return (
    <DetailPage
      header={
        <DetailHeader
          name={name}
          marks={
            <>
              <SpeakerStateBadge state={speaker.state} />
              {speaker.isChanging ? <Tag tone="primary">{t('isChanging')}</Tag> : null}
              {speaker.isExpiring ? <Tag tone="warn">{t('isExpiring')}</Tag> : null}
            </>
          }
          facts={[speaker.title, speaker.hospitalName, speaker.department].filter(Boolean)}
          kpis={[
            { key: 'tier', label: t('tier'), value: t(`tier.${speaker.tier}`) },
            { key: 'score', label: t('score'), value: format.count(speaker.score), unit: t('scoreUnit') },
            { key: 'validUntil', label: t('validUntil'), value: speaker.validUntil ?? '—' },
          ]}
          actions={<SpeakerActs speaker={speaker} />}
        />
      }
      nav={
        <SectionNav
          items={(['changes', 'summary', 'evidence', 'files', 'contracts', 'usage', 'steps'] as const).map((key) => ({
            key,
            label: t(key),
          }))}
        />
      }
      rail={<SpeakerRail speaker={speaker} />}
    >
      <SpeakerBody speaker={speaker} />
    </DetailPage>
  );
}

function SpeakerRail({ speaker }: { speaker: SpeakerDetail }): ReactNode {
  const t = useSpeakerPhrases();
  const format = useFormat();
  return (
    <>
      {speaker.instanceId === null ? null : (
        <p>
          <Link to={`/taskManager/process-instance/detail?id=${speaker.instanceId}`}>{t('approval')}</Link>
        </p>
      )}
      <Section id="steps" title={t('steps')}>
        <ol className="speaker-steps">
          {speaker.steps.toReversed().map(({ from, to, at, userName, reason }) => (
            <li key={`${at} ${to}`}>
              <span>{`${t(`state.${from}`)} → ${t(`state.${to}`)}`}</span>
              <small className="num">{`${userName ?? t('system')} · ${format.dateTime(at)}`}</small>
              {reason === '' ? null : <small>{reason}</small>}
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}

/** What an approver reads as well. */
export function SpeakerBody({ speaker }: { speaker: SpeakerDetail }): ReactNode {
  const t = useSpeakerPhrases();
  return (
    <>
      <SpeakerChanges speaker={speaker} />
      <Facts speaker={speaker} />
      <Section id="evidence" title={t('evidence')}>
        <EvidenceLines lines={speaker.evidence} score={speaker.score} tier={speaker.proposedTier} />
      </Section>
      <Section id="files" title={t('files')}>
        <SpeakerFiles speakerId={speaker.id} />
      </Section>
      <SpeakerContracts speaker={speaker} />
      <SpeakerUsage speaker={speaker} />
    </>
  );
}

function Facts({ speaker }: { speaker: SpeakerDetail }): ReactNode {
  const t = useSpeakerPhrases();
  const format = useFormat();
  const { doctor } = speaker;
  const link = `/customer/businessRecord/${doctor.id}/${encodeURIComponent(doctor.name)}`;
  return (
    <Section id="summary" title={t('summary')}>
      <DescriptionList
        columns={2}
        items={[
          { key: 'doctor', label: t('doctor'), value: <Link to={link}>{doctor.name}</Link> },
          { key: 'state', label: t('state'), value: <SpeakerStateBadge state={speaker.state} /> },
          { key: 'tier', label: t('tier'), value: t(`tier.${speaker.tier}`) },
          { key: 'rate', label: t('rate'), value: format.money(speaker.rate) },
          ...(speaker.tierReason === ''
            ? []
            : [{ key: 'tierReason', label: t('tierReason'), value: speaker.tierReason }]),
          { key: 'topics', label: t('topics'), value: joined(speaker.topics) || '—' },
          { key: 'trainingUntil', label: t('trainingUntil'), value: speaker.trainingUntil ?? '—' },
          { key: 'owner', label: t('owner'), value: speaker.owner.name },
          { key: 'approvedAt', label: t('approvedAt'), value: format.date(speaker.approvedAt) },
        ]}
      />
    </Section>
  );
}
