// Two groups of doctors, or two drugs, beside each other on the same scales, with the difference and its interval.
import type { GroupOpinion, GroupQuestion, OpinionComparison, OpinionDifference } from '@yijian/contract/insights';
import { Tile } from '@yijian/ui/dashboard-tile';
import { Choice } from '@yijian/ui/filter';
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../../lib/format/index.ts';
import { CountButton } from '../../../../sales-funnels/index.ts';
import { useGroupOpinion, useOpinionComparison } from '../../../insights.api.ts';
import { useInsightPhrases } from '../../../insights.phrases.ts';
import { OpinionPeople } from '../../on-demand.tsx';
import type { OnOpen, OpenSlice } from '../../people/opinion-people.tsx';
import { AttitudeTrack } from '../../shown/attitude-bar.tsx';
import { TooFew } from '../../shown/too-few.tsx';
import { useVersus } from './use-versus.ts';
import './beside.css';

interface BesideProps {
  readonly opinion: GroupOpinion;
  readonly question: GroupQuestion;
  readonly onOpen: OnOpen;
}

export function Beside({ opinion, question, onOpen }: BesideProps): ReactNode {
  const t = useInsightPhrases();
  const versus = useVersus(opinion, question);
  const other = versus.question;
  const query = useGroupOpinion(other ?? null);
  const difference = useOpinionComparison(other === undefined ? null : { one: question, other });
  const [open, setOpen] = useState<OpenSlice>();
  if (versus.options.length === 0) return null;
  const ownDrugs = opinion.drugs.filter(({ isChosen }) => isChosen).map(({ drug }) => drug.name);
  const ownName = versus.chosen?.startsWith('drug:') ? ownDrugs.join(' + ') : t('asAsked');
  const both = (found: GroupOpinion): readonly Side[] => [
    { key: 'one', name: ownName, opinion, onOpen },
    { key: 'other', name: versus.name, opinion: found, onOpen: setOpen },
  ];
  return (
    <Tile title={t('beside')} definition={t('indexHow')}>
      <div className="opinion-versus">
        <Choice
          label={t('versus')}
          empty={t('versusNone')}
          options={versus.options}
          value={versus.chosen}
          onChange={versus.choose}
        />
      </div>
      {other === undefined ? null : (
        <Async query={query} shape="chart" failedTitle={t('failed')}>
          {(found) => (
            <Async query={difference} shape="chart" failedTitle={t('failed')}>
              {(differences) => (
                <>
                  <Table sides={both(found)} differences={differences} />
                  <p className="opinion-beside-note">{t('besideNote')}</p>
                </>
              )}
            </Async>
          )}
        </Async>
      )}
      {open === undefined || other === undefined ? null : (
        <OpinionPeople question={other} open={open} onClose={() => setOpen(undefined)} />
      )}
    </Tile>
  );
}

interface Side {
  readonly key: string;
  readonly name: string;
  readonly opinion: GroupOpinion;
  readonly onOpen: OnOpen;
}

const measures = ['index', 'doctors', 'mentions', 'attitudes', 'positive', 'negative'] as const;
type Measure = (typeof measures)[number];

function Table({ sides, differences }: { sides: readonly Side[]; differences: OpinionComparison }): ReactNode {
  const t = useInsightPhrases();
  const titles: Readonly<Record<Measure, string>> = {
    index: t('index'),
    doctors: t('doctors'),
    mentions: t('mentions'),
    attitudes: t('attitudes'),
    positive: t('attitude.POSITIVE'),
    negative: t('attitude.NEGATIVE'),
  };
  return (
    <div className="opinion-beside" role="region" aria-label={t('beside')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('measure')}</th>
            {sides.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{t('difference')}</th>
          </tr>
        </thead>
        <tbody>
          {measures.map((measure) => (
            <tr key={measure}>
              <th scope="row">{titles[measure]}</th>
              {sides.map((side) => (
                <td key={side.key}>
                  <Cell side={side} measure={measure} />
                </td>
              ))}
              <td>
                {measure === 'index' || measure === 'positive' || measure === 'negative' ? (
                  <Difference of={differences[measure]} isShare={measure !== 'index'} />
                ) : (
                  '—'
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ side, measure }: { side: Side; measure: Measure }): ReactNode {
  const t = useInsightPhrases();
  const format = useFormat();
  const { name, opinion, onOpen } = side;
  const { total, index } = opinion;
  if (total.isFew || total.mentions === 0) return <TooFew />;
  if (measure === 'index')
    return index === null ? <TooFew /> : <Measured value={index.value} text={format.fixed(index.value, 1)} />;
  if (measure === 'mentions') return format.count(total.mentions);
  if (measure === 'attitudes') return <AttitudeTrack counts={total} />;
  if (measure === 'doctors')
    return (
      <CountButton
        name={`${name} ${t('doctors')}`}
        count={total.doctors}
        onOpen={() => onOpen({ title: name, slice: {} })}
      />
    );
  const share = total[measure] / total.mentions;
  return <Measured value={share * 100} text={format.percent(share, 1)} />;
}

/** A number with a bar of 0 to 100, as long on either side. */
function Measured({ value, text }: { value: number; text: string }): ReactNode {
  return (
    <span className="opinion-measured">
      <span className="num">{text}</span>
      <span aria-hidden="true">
        <span style={{ width: `${value.toFixed(1)}%` }} />
      </span>
    </span>
  );
}

function Difference({ of, isShare = false }: { of: OpinionDifference | null; isShare?: boolean }): ReactNode {
  const t = useInsightPhrases();
  const format = useFormat();
  if (of === null) return <span className="opinion-few">{t('noDifference')}</span>;
  const signed = (value: number): string => `${value > 0 ? '+' : ''}${format.fixed(value, 1)}`;
  const { value, low, high } = of;
  const unit = isShare ? t('points', { value: signed(value) }) : signed(value);
  return (
    <span className="opinion-difference">
      <strong className="num">{t('differenceOf', { value: unit, low: signed(low), high: signed(high) })}</strong>
      <small>{t(low > 0 || high < 0 ? 'isSure' : 'isUnsure')}</small>
    </span>
  );
}
