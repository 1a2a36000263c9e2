// The components of a score: raw numbers, shares, weights and what each gives.
import {
  kolComponents,
  kolPoints as p,
  type KolComponent,
  type KolReasons,
  type KolRow,
} from '@yijian/contract/opinion-leaders';
import { Definition } from '@yijian/ui/dashboard-tile';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useTierNames } from '../../opinion-leaders-tiers.phrases.ts';
import { useKolPhrases } from '../../opinion-leaders.phrases.ts';
import { ShareBar } from './share-bar.tsx';

/** How the points of a component are counted. */
export function usePointWords(): (component: KolComponent) => string {
  const t = useKolPhrases();
  const words: Readonly<Record<KolComponent, () => string>> = {
    publications: () =>
      t('points.publications', { first: p.firstOrLastAuthor, second: p.secondAuthor, other: p.otherAuthor }),
    guidelines: () => t('points.guidelines', { member: p.guideline, lead: p.leadOfGuideline }),
    trials: () => t('points.trials', { member: p.trial, lead: p.principalInvestigator }),
    societies: () =>
      t('points.societies', { member: p.member, standing: p.standingMember, vice: p.viceChair, chair: p.chair }),
    talks: () => t('points.talks', { attend: p.attendance, talk: p.talk, chair: p.chairOfMeeting }),
    journals: () => t('points.journals', { member: p.editor, vice: p.viceEditor, chief: p.editorInChief }),
    digital: () => t('points.digital', { live: p.live, each: p.interaction }),
    clinical: () => t('points.clinical'),
  };
  return (component) => words[component]();
}

export function Parts({ reasons }: { reasons: KolReasons }): ReactNode {
  const t = useKolPhrases();
  const tierName = useTierNames();
  const format = useFormat();
  const explain = usePointWords();
  return (
    <table className="kol-parts">
      <caption>
        <span className="yj-hidden">{t('why')}</span>
        <span className="kol-share-mark" aria-hidden="true" />
        {t('peers', { tier: tierName(reasons.row.computedTier), count: reasons.peers })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('components')}</th>
          <th scope="col">{t('raw')}</th>
          <th scope="col">{t('share')}</th>
          <th scope="col">{t('weight')}</th>
          <th scope="col">{t('gives')}</th>
        </tr>
      </thead>
      <tbody>
        {reasons.components.map((one) => (
          <tr key={one.component}>
            <th scope="row">
              {t(`component.${one.component}`)}
              <Definition title={t(`component.${one.component}`)}>{explain(one.component)}</Definition>
              {one.component === 'clinical' ? null : (
                <small>{t('counted', { confirmed: one.confirmed, suggested: one.suggested })}</small>
              )}
            </th>
            <td className="num kol-points">
              {one.points}
              <small> / {one.greatest}</small>
            </td>
            <td className="num">
              <ShareBar
                share={one.share}
                peer={one.peer}
                peerWords={t('peerIs', { peer: format.fixed(one.peer, 1) })}
              />
            </td>
            <td className="num">{one.weight}%</td>
            <td className="num">{format.fixed(one.gives, 2)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Of a doctor out of range what the ranking tells anyone. */
export function PublicParts({ row }: { row: KolRow }): ReactNode {
  const t = useKolPhrases();
  return (
    <table className="kol-parts">
      <caption className="yj-hidden">{t('why')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('components')}</th>
          <th scope="col">{t('raw')}</th>
          <th scope="col">{t('share')}</th>
        </tr>
      </thead>
      <tbody>
        {kolComponents.map((one) => (
          <tr key={one}>
            <th scope="row">{t(`component.${one}`)}</th>
            <td className="num">{row.points[one]}</td>
            <td className="num">
              <ShareBar share={row.components[one]} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
