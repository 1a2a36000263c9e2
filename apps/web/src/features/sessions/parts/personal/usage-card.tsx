// Agreeing to the record of opened pages, where the enterprise switched it on (specification 9, R9.10).
import { Switch } from 'antd';
import { type ReactNode, useState } from 'react';
import { agreeToUsage, hasAgreedToUsage, isUsageOffered } from '../../../../lib/session/index.ts';
import { usePersonalPhrases } from '../../personal.phrases.ts';

export function UsageCard(): ReactNode {
  const t = usePersonalPhrases();
  const [agreed, setAgreed] = useState(hasAgreedToUsage);
  if (!isUsageOffered()) return null;
  const choose = (next: boolean): void => {
    agreeToUsage(next);
    setAgreed(next);
  };
  return (
    <section className="personal-card">
      <div className="personal-line">
        <h2>{t('usage')}</h2>
        <Switch checked={agreed} onChange={choose} aria-label={t('usageAgree')} />
      </div>
      <p className="personal-hint">{t('usageNote')}</p>
    </section>
  );
}
