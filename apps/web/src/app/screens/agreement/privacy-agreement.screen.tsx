// /privacyAgreement: what is collected, why, how long, and the reader's rights (specification 2.1).
import type { ReactNode } from 'react';
import { useAgreementPhrases } from './agreement.phrases.ts';
import { FullPage } from '../message-page.tsx';

const sections = [
  ['collectTitle', ['collect1', 'collect2', 'collect3']],
  ['useTitle', ['use1', 'use2']],
  ['keepTitle', ['keep1', 'keep2']],
  ['rightsTitle', ['rights1']],
  ['rulesTitle', ['rules1']],
] as const;

export default function PrivacyAgreementScreen(): ReactNode {
  const t = useAgreementPhrases();
  return (
    <FullPage>
      <article className="agreement">
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
        {sections.map(([title, paragraphs]) => (
          <section key={title}>
            <h2>{t(title)}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{t(paragraph)}</p>
            ))}
          </section>
        ))}
      </article>
    </FullPage>
  );
}
