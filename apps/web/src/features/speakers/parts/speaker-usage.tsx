// What the year holds for a speaker: caps, and the meetings that count.
import type { SpeakerDetail } from '@yijian/contract/speakers';
import { StatusBadge } from '@yijian/ui/badge';
import { Section } from '@yijian/ui/detail-page';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/format/index.ts';
import { useSpeakerPhrases } from '../speakers.phrases.ts';
import { AmountBar, TimesBar } from './speaker-caps.tsx';
import './speakers.css';

const tones = { ESTIMATED: 'neutral', COMMITTED: 'warn', ACTUAL: 'ok' } as const;

export function SpeakerUsage({ speaker }: { speaker: SpeakerDetail }): ReactNode {
  const t = useSpeakerPhrases();
  const format = useFormat();
  const { engagements, spentTimes, spentAmount } = speaker;
  return (
    <Section id="usage" title={t('usage')} count={format.count(speaker.times)}>
      <div className="speaker-caps">
        <TimesBar row={speaker} spent={spentTimes} note={t('spentNote', { spent: format.count(spentTimes) })} />
        <AmountBar row={speaker} spent={spentAmount} note={t('spentNote', { spent: format.money(spentAmount) })} />
      </div>
      {engagements.length === 0 ? (
        <p>{t('noEngagements')}</p>
      ) : (
        <div className="speaker-scroll">
          <table className="speaker-table">
            <thead>
              <tr>
                <th scope="col">{t('meeting')}</th>
                <th scope="col">{t('day')}</th>
                <th scope="col">{t('minutes')}</th>
                <th scope="col" className="speaker-sum">
                  {t('talkFee')}
                </th>
                <th scope="col">{t('stage')}</th>
              </tr>
            </thead>
            <tbody>
              {engagements.map(({ meetingId, title, day, minutes, fee, stage }) => (
                <tr key={meetingId}>
                  <td>
                    {title === '' ? (
                      t('hiddenMeeting')
                    ) : (
                      <Link to={`/meeting/meetDetail?id=${meetingId}`}>{title}</Link>
                    )}
                  </td>
                  <td className="num">{day}</td>
                  <td className="num">{t('minutesOf', { minutes })}</td>
                  <td className="speaker-sum num">{format.money(fee)}</td>
                  <td>
                    <StatusBadge tone={tones[stage]}>{t(`stage.${stage}`)}</StatusBadge>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  );
}
