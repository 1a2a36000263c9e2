// Who speaks: asked, agreed, contracted, served, paid; answers that came otherwise than on the doctor's pages are recorded here.
import type { MeetingDetail, MeetingSpeaker, SpeakingState } from '@yijian/contract/meetings';
import { Button } from 'antd';
import { StatusBadge, type Tone } from '@yijian/ui/badge';
import { Section } from '@yijian/ui/detail-page';
import { useState, type ReactNode } from 'react';
import { EntryForm } from '../../../../../lib/forms/index.ts';
import { useFormat } from '../../../../../lib/format/index.ts';
import { PlacedPart } from '../../../../../lib/router/index.ts';
import { useRecordAnswer } from '../../../meetings.api.ts';
import { useMeetingPhrases } from '../../../meetings.phrases.ts';
import { useMeetingSpeakerPhrases } from '../../../meeting-speakers.phrases.ts';
import { DoctorLink } from '../plan.tsx';
import '../detail.css';

const tones: Readonly<Record<SpeakingState, Tone>> = {
  NOMINATED: 'neutral',
  INVITED: 'warn',
  ACCEPTED: 'primary',
  CONTRACTED: 'ok',
  DECLINED: 'bad',
  SERVED: 'ok',
  PAYABLE: 'warn',
  PAID: 'ok',
  REPLACED: 'neutral',
  CANCELLED: 'neutral',
};
const serviceTones = { WAITING: 'warn', CONFIRMED: 'ok', DISPUTED: 'bad' } as const;

export function Speakers({ meeting: { id, speakers, acts } }: { meeting: MeetingDetail }): ReactNode {
  const t = useMeetingSpeakerPhrases();
  const words = useMeetingPhrases();
  const format = useFormat();
  const [asked, setAsked] = useState<MeetingSpeaker | null>(null);
  if (speakers.length === 0) return null;
  const mayRecord = acts.includes('invite') && speakers.some(mayAnswer);
  const isHeld = speakers.some(({ service }) => service !== null);
  return (
    <Section id="speakers" title={words('speakers')} count={speakers.length}>
      {mayRecord ? <p className="meeting-hint">{t('recordHint')}</p> : null}
      <div className="meeting-scroll">
        <table className="meeting-table">
          <thead>
            <tr>
              <th scope="col">{words('speaker')}</th>
              <th scope="col">{t('planned')}</th>
              <th scope="col">{t('state')}</th>
              <th scope="col">{t('reply')}</th>
              <th scope="col">{t('contract')}</th>
              {isHeld ? <th scope="col">{t('service')}</th> : null}
              {mayRecord ? <th scope="col">{t('act')}</th> : null}
            </tr>
          </thead>
          <tbody>
            {speakers.map((speaker) => (
              <tr key={speaker.doctor.id}>
                <td className="meeting-tight">
                  <DoctorLink id={speaker.doctor.id} name={speaker.doctor.name} />
                </td>
                <td className="num meeting-tight">
                  {t('minutesAndFee', { minutes: speaker.planned, fee: format.money(speaker.fee) })}
                </td>
                <td>
                  <StatusBadge tone={tones[speaker.state]}>{t(`state.${speaker.state}`)}</StatusBadge>
                  {speaker.cancellationFee === null ? null : (
                    <small className="meeting-far num">
                      {t('cancellationFee', { fee: format.money(speaker.cancellationFee) })}
                    </small>
                  )}
                  <Waiver speaker={speaker} />
                  {speaker.paid === 0 ? null : (
                    <small className="meeting-far num">{t('paidSum', { fee: format.money(speaker.paid) })}</small>
                  )}
                </td>
                <td>
                  <Reply speaker={speaker} />
                </td>
                <td className="num meeting-tight">
                  {speaker.contractUntil === null ? '—' : format.date(speaker.contractUntil)}
                </td>
                {isHeld ? (
                  <td>
                    <Service speaker={speaker} />
                  </td>
                ) : null}
                {mayRecord ? (
                  <td>
                    {mayAnswer(speaker) ? (
                      <Button
                        size="small"
                        aria-label={`${t('record')} ${speaker.doctor.name}`}
                        onClick={() => setAsked(speaker)}
                      >
                        {t('record')}
                      </Button>
                    ) : null}
                  </td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {speakers.some(({ cancellationFee }) => cancellationFee !== null) ? (
        <PlacedPart place="besideFees" ids={[id]} />
      ) : null}
      {asked === null ? null : <Recording meetingId={id} speaker={asked} onClose={() => setAsked(null)} />}
    </Section>
  );
}

/** What a doctor answered on the own pages is the doctor's to change. */
const mayAnswer = ({ state, reply }: MeetingSpeaker): boolean =>
  state !== 'REPLACED' && (reply === null || reply.isOutdated || reply.recordedBy !== null);

function Reply({ speaker: { reply } }: { speaker: MeetingSpeaker }): ReactNode {
  const t = useMeetingSpeakerPhrases();
  const format = useFormat();
  if (reply === null) return '—';
  const { answer, at, recordedBy, note, isOutdated } = reply;
  const time = format.dateTime(at);
  const own = answer === 'ACCEPTED' ? 'signedOn' : 'refusedOn';
  return (
    <>
      <span className="num">
        {recordedBy === null ? t(own, { time }) : t('recordedOn', { time, name: recordedBy })}
      </span>
      {note === '' ? null : <small className="meeting-far">{note}</small>}
      {isOutdated ? <small className="meeting-far">{t('outdated')}</small> : null}
    </>
  );
}

function Waiver({ speaker: { waiver } }: { speaker: MeetingSpeaker }): ReactNode {
  const t = useMeetingSpeakerPhrases();
  const format = useFormat();
  if (waiver === null) return null;
  const { fee, by, reason, recordedBy, at } = waiver;
  const words = { fee: format.money(fee), name: recordedBy ?? '', time: format.dateTime(at) };
  const said = recordedBy === null ? 'waivedBySigning' : by === 'SPEAKER' ? 'waivedBySpeaker' : 'waivedByOffice';
  return (
    <small className="meeting-far">
      {t(said, words)}
      <br />
      {reason}
    </small>
  );
}

function Service({ speaker: { service } }: { speaker: MeetingSpeaker }): ReactNode {
  const t = useMeetingSpeakerPhrases();
  const words = useMeetingPhrases();
  const format = useFormat();
  if (service === null) return '—';
  const { state, minutes, note, at } = service;
  return (
    <>
      <StatusBadge tone={serviceTones[state]}>{t(`service.${state}`)}</StatusBadge>{' '}
      {minutes === null ? note : <span className="num">{words('minutesOf', { minutes })}</span>}
      {at === null ? null : <small className="meeting-far num">{format.dateTime(at)}</small>}
    </>
  );
}

interface RecordingProps {
  readonly meetingId: string;
  readonly speaker: MeetingSpeaker;
  readonly onClose: () => void;
}

function Recording({ meetingId, speaker: { doctor }, onClose }: RecordingProps): ReactNode {
  const t = useMeetingSpeakerPhrases();
  const record = useRecordAnswer();
  return (
    <EntryForm
      title={`${t('record')} · ${doctor.name}`}
      fields={[
        {
          key: 'answer',
          kind: 'choice',
          label: t('answer'),
          required: true,
          options: (['ACCEPTED', 'DECLINED'] as const).map((value) => ({ value, label: t(`answer.${value}`) })),
        },
        { key: 'note', kind: 'area', label: t('note'), required: true, maxLength: 500 },
      ]}
      start={{ answer: null, note: '' }}
      onKeep={(work) =>
        record.mutateAsync({
          params: { id: meetingId, doctorId: doctor.id },
          body: {
            answer: work['answer'] === 'DECLINED' ? 'DECLINED' : 'ACCEPTED',
            note: String(work['note'] ?? ''),
          },
        })
      }
      kept={t('recorded')}
      onClose={onClose}
    />
  );
}
