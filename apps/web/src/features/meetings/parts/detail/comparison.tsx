// What an approver compares the meeting with: cost per head of its kind, the last year of its owner and its speakers.
import { COMPARED_DAYS, FEWEST_COMPARED, MOST_COMPARED, type MeetingComparison } from '@yijian/contract/meetings';
import { StatusBadge } from '@yijian/ui/badge';
import { Section } from '@yijian/ui/detail-page';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../../lib/format/index.ts';
import { useComparison } from '../../meetings.api.ts';
import { useComparisonPhrases } from '../../meeting-comparison.phrases.ts';
import { DoctorLink } from './plan.tsx';
import './detail.css';

export function Comparison({ id }: { id: string }): ReactNode {
  const t = useComparisonPhrases();
  const query = useComparison(id);
  return (
    <Section
      id="comparison"
      title={t('comparison')}
      definition={t('meaning', { days: COMPARED_DAYS, most: MOST_COMPARED })}
    >
      <Async query={query} shape="form" failedTitle={t('failed')}>
        {(comparison) => <Lines comparison={comparison} />}
      </Async>
    </Section>
  );
}

function Lines({ comparison }: { comparison: MeetingComparison }): ReactNode {
  const t = useComparisonPhrases();
  const format = useFormat();
  const { owner, speakers, similar } = comparison;
  const money = (amount: number): string => format.money(amount);
  return (
    <div className="meeting-scroll">
      <table className="meeting-table">
        <tbody>
          <tr>
            <th scope="row">{t('perHead')}</th>
            <td>
              <PerHead comparison={comparison} />
            </td>
          </tr>
          <tr>
            <th scope="row">{t('owner')}</th>
            <td>
              {owner.name}
              <small className="meeting-far">{t('ownerLine', { ...owner, spent: money(owner.spent) })}</small>
            </td>
          </tr>
          {speakers.map(({ id, name, talks, withOwner, paid }) => (
            <tr key={id}>
              <th scope="row">{t('speaker')}</th>
              <td>
                <DoctorLink id={id} name={name} />
                <small className="meeting-far">{t('speakerLine', { talks, withOwner, paid: money(paid) })}</small>
              </td>
            </tr>
          ))}
          {similar.length === 0 ? null : (
            <tr>
              <th scope="row">{t('similar')}</th>
              <td>
                {similar.map(({ id, number, title, heads, perHead }) => (
                  <p key={id} className="meeting-similar">
                    <Link to={`/meeting/meetDetail?id=${id}`}>{`${number} ${title}`}</Link>
                    <small className="meeting-far num">{t('similarLine', { heads, perHead: money(perHead) })}</small>
                  </p>
                ))}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

const tones = { below: 'neutral', within: 'ok', above: 'warn' } as const;

function PerHead({ comparison: { perHead, band, sample } }: { comparison: MeetingComparison }): ReactNode {
  const t = useComparisonPhrases();
  const format = useFormat();
  const place =
    perHead === null || band === null ? null : perHead > band.high ? 'above' : perHead < band.low ? 'below' : 'within';
  return (
    <>
      <span className="num">{perHead === null ? '—' : format.money(perHead)}</span>{' '}
      {place === null ? null : <StatusBadge tone={tones[place]}>{t(place)}</StatusBadge>}
      <small className="meeting-far num">
        {band === null
          ? t('tooFew', { sample, fewest: FEWEST_COMPARED })
          : t('band', {
              sample,
              low: format.money(band.low),
              median: format.money(band.median),
              high: format.money(band.high),
            })}
      </small>
    </>
  );
}
