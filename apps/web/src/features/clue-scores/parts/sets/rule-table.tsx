// The rules of a set as a table: what earns how many points, how often, for how long.
import type { ClueRule, ClueScoring } from '@yijian/contract/clue-scores';
import type { ReactNode } from 'react';
import { joined, useFormat } from '../../../../lib/format/index.ts';
import { useEventWords } from '../../../sales-funnels/index.ts';
import { useSetPhrases } from '../../clue-sets.phrases.ts';
import { useConditionWords } from '../form/condition/use-condition-words.ts';

export function RuleTable({ scoring }: { scoring: ClueScoring }): ReactNode {
  const t = useSetPhrases();
  const format = useFormat();
  const words = useEventWords();
  const conditionOf = useConditionWords();
  const asked = (rule: ClueRule): string => {
    if (rule.axis === 'FIT') return conditionOf(rule.condition);
    const event = words.match(rule.match);
    return rule.condition === null ? event : t('eventOnly', { event, condition: conditionOf(rule.condition) });
  };
  const weights = scoring.channelWeights.map(({ channel, percent }) => `${words.channel(channel)} ${percent}%`);
  return (
    <>
      <div className="clue-scroll">
        <table className="clue-table">
          <thead>
            <tr>
              <th scope="col">{t('ruleName')}</th>
              <th scope="col">{t('condition')}</th>
              <th scope="col">{t('frequency')}</th>
              <th scope="col" className="clue-number">
                {t('windowDays')}
              </th>
              <th scope="col" className="clue-number">
                {t('halfLifeDays')}
              </th>
              <th scope="col" className="clue-number">
                {t('cap')}
              </th>
              <th scope="col" className="clue-number">
                {t('points')}
              </th>
            </tr>
          </thead>
          <tbody>
            {scoring.rules.map((rule) => (
              <tr key={rule.name}>
                <td>{rule.name}</td>
                <td>{asked(rule)}</td>
                <td>{rule.axis === 'FIT' ? '—' : t(`frequency.${rule.frequency}`)}</td>
                <td className="clue-number num">{rule.axis === 'FIT' ? '—' : format.count(rule.windowDays)}</td>
                <td className="clue-number num">
                  {rule.axis === 'FIT' || rule.halfLifeDays === null ? '—' : format.count(rule.halfLifeDays)}
                </td>
                <td className="clue-number num">
                  {rule.axis === 'FIT' || rule.cap === null ? '—' : format.count(rule.cap)}
                </td>
                <td className="clue-number num">{rule.points > 0 ? `+${rule.points}` : rule.points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {weights.length === 0 ? null : (
        <p className="clue-hint">
          {t('weights')} {joined(weights)}
        </p>
      )}
      {scoring.needsConsent ? <p className="clue-hint">{t('needsConsent')}</p> : null}
    </>
  );
}
