// Leading doctors of each attitude, with the way to their own analysis.
import { attitudes, type LeadingVoice } from '@yijian/contract/insights';
import { TierBadge } from '@yijian/ui/badge';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../../lib/format/index.ts';
import { useInsightPhrases } from '../../insights.phrases.ts';

export function Voices({ voices }: { voices: readonly LeadingVoice[] }): ReactNode {
  const t = useInsightPhrases();
  const format = useFormat();
  return (
    <div className="opinion-voices">
      {attitudes.map((attitude) => {
        const own = voices.filter((one) => one.attitude === attitude);
        return (
          <section key={attitude} aria-label={t(`attitude.${attitude}`)}>
            <h4>
              <span className={`opinion-dot opinion-${attitude.toLowerCase()}`} aria-hidden="true" />
              {t(`attitude.${attitude}`)}
            </h4>
            {own.length === 0 ? <p className="opinion-few">{t('nobodyThere')}</p> : null}
            <ul>
              {own.map((one) => (
                <li key={one.doctorId}>
                  <TierBadge tier={one.tier} />
                  <Link to={`/userInsights/HCPGrouPortrait/DocIndividual?doctorId=${one.doctorId}`}>{one.name}</Link>
                  <small>{t('voiceLine', { hospital: one.hospitalName, count: format.count(one.mentions) })}</small>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
