// What changes of the speaker were asked for: of the one that waits each value now and asked for, of the others how they ended.
import type { SpeakerChangeRequest, SpeakerChangeState, SpeakerDetail } from '@yijian/contract/speakers';
import { StatusBadge, type Tone } from '@yijian/ui/badge';
import { Section } from '@yijian/ui/detail-page';
import type { ReactNode } from 'react';
import { joined, useFormat } from '../../../../lib/format/index.ts';
import { useSpeakerPhrases } from '../../speakers.phrases.ts';
import '../speakers.css';

const tones: Readonly<Record<SpeakerChangeState, Tone>> = {
  PENDING: 'warn',
  APPROVED: 'ok',
  REJECTED: 'bad',
  RETURNED: 'warn',
  WITHDRAWN: 'neutral',
};

export function SpeakerChanges({ speaker }: { speaker: SpeakerDetail }): ReactNode {
  const t = useSpeakerPhrases();
  const format = useFormat();
  const { changes } = speaker;
  const waiting = changes.find(({ state }) => state === 'PENDING');
  return (
    <Section id="changes" title={t('changes')} count={format.count(changes.length)}>
      {changes.length === 0 ? <p>{t('noChanges')}</p> : null}
      {waiting === undefined ? null : <Compared speaker={speaker} change={waiting} />}
      <ol className="speaker-steps">
        {changes.map((change) => (
          <li key={change.id}>
            <span>
              <StatusBadge tone={tones[change.state]}>{t(`change.${change.state}`)}</StatusBadge> {change.reason}
            </span>
            <small className="num">
              {t('changeAsked', { who: `${change.askedBy} · ${format.dateTime(change.askedAt)}` })}
            </small>
            {change.endedAt === null ? null : (
              <small className="num">
                {t('changeEnded', {
                  who: [change.endedBy, format.dateTime(change.endedAt), change.endedReason]
                    .filter(Boolean)
                    .join(' · '),
                })}
              </small>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Compared({ speaker, change }: { speaker: SpeakerDetail; change: SpeakerChangeRequest }): ReactNode {
  const t = useSpeakerPhrases();
  const rows = [
    { key: 'tier', now: t(`tier.${speaker.tier}`), asked: t(`tier.${change.tier}`) },
    { key: 'tierReason', now: speaker.tierReason, asked: change.tierReason },
    { key: 'score', now: t('scoreOf', { score: speaker.score }), asked: t('scoreOf', { score: change.score }) },
    { key: 'topics', now: joined(speaker.topics), asked: joined(change.topics) },
    { key: 'trainingUntil', now: speaker.trainingUntil ?? '', asked: change.trainingUntil },
  ] as const;
  return (
    <div className="speaker-scroll">
      <table className="speaker-table">
        <thead>
          <tr>
            <th scope="col">{t('changeField')}</th>
            <th scope="col">{t('valueNow')}</th>
            <th scope="col">{t('valueAsked')}</th>
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ now, asked }) => now !== asked)
            .map(({ key, now, asked }) => (
              <tr key={key}>
                <th scope="row">{t(key)}</th>
                <td>{now || '—'}</td>
                <td>
                  <strong>{asked || '—'}</strong>
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
