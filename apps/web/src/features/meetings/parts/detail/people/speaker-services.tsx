// What the speakers say of their service on their own pages, once the meeting was held.
import type { MeetingDetail } from '@yijian/contract/meetings';
import { StatusBadge } from '@yijian/ui/badge';
import { Section } from '@yijian/ui/detail-page';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../../lib/format/index.ts';
import { useMeetingPhrases } from '../../../meetings.phrases.ts';
import { DoctorLink } from '../plan.tsx';

const tones = { WAITING: 'warn', CONFIRMED: 'ok', DISPUTED: 'bad' } as const;

export function SpeakerServices({ meeting: { services } }: { meeting: MeetingDetail }): ReactNode {
  const t = useMeetingPhrases();
  const format = useFormat();
  if (services.length === 0) return null;
  return (
    <Section id="services" title={t('services')} count={services.length}>
      <div className="meeting-scroll">
        <table className="meeting-table">
          <thead>
            <tr>
              <th scope="col">{t('speaker')}</th>
              <th scope="col">{t('servicePlanned')}</th>
              <th scope="col">{t('serviceSaid')}</th>
              <th scope="col">{t('serviceAt')}</th>
            </tr>
          </thead>
          <tbody>
            {services.map(({ doctor, planned, state, minutes, note, at }) => (
              <tr key={doctor.id}>
                <td>
                  <DoctorLink id={doctor.id} name={doctor.name} />
                </td>
                <td className="num">{t('minutesOf', { minutes: planned })}</td>
                <td>
                  <StatusBadge tone={tones[state]}>{t(`service.${state}`)}</StatusBadge>{' '}
                  {minutes === null ? note : <span className="num">{t('minutesOf', { minutes })}</span>}
                </td>
                <td className="num">{at === null ? '—' : format.dateTime(at)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
