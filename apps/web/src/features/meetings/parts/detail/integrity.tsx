// How far a held meeting can be believed: the score, and every flag with what it takes away and the meetings behind it.
import type { IntegrityLevel, MeetingDetail } from '@yijian/contract/meetings';
import { StatusBadge, type Tone } from '@yijian/ui/badge';
import { Section } from '@yijian/ui/detail-page';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../../lib/format/index.ts';
import { useMeetingPhrases } from '../../meetings.phrases.ts';
import './detail.css';

const tones: Readonly<Record<IntegrityLevel, Tone>> = { GOOD: 'ok', CHECK: 'warn', SUSPICIOUS: 'bad' };
const levelOf = (score: number): IntegrityLevel => (score >= 80 ? 'GOOD' : score >= 60 ? 'CHECK' : 'SUSPICIOUS');

/** The score as a list shows it. */
export function IntegrityMark({ score }: { score: number | null }): ReactNode {
  const format = useFormat();
  if (score === null) return '—';
  return <StatusBadge tone={tones[levelOf(score)]}>{format.count(score)}</StatusBadge>;
}

export function Integrity({ meeting: { integrity } }: { meeting: MeetingDetail }): ReactNode {
  const t = useMeetingPhrases();
  const format = useFormat();
  if (integrity === null) return null;
  const { score, level, flags } = integrity;
  return (
    <Section
      id="integrity"
      title={t('integrity')}
      definition={t('integrityMeaning')}
      extra={
        <StatusBadge tone={tones[level]}>
          {t('integrityScore', { score: format.count(score), level: t(`integrity.${level}`) })}
        </StatusBadge>
      }
    >
      {flags.length === 0 ? <p>{t('nothingSuspicious')}</p> : null}
      <div className="meeting-scroll">
        <table className="meeting-table">
          <tbody>
            {flags.map(({ code, weight, explanation, fileId, meetings }) => (
              <tr key={`${code} ${fileId ?? ''}`}>
                <th scope="row">{t(`flag.${code}`)}</th>
                <td>{explanation}</td>
                <td>
                  {meetings.map(({ id, number }) => (
                    <Link key={id} className="num" to={`/meeting/meetDetail?id=${id}`}>
                      {number}
                    </Link>
                  ))}
                </td>
                <td className="meeting-sum num">{t('points', { points: format.count(-weight) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
