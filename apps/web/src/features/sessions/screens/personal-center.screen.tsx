// /personalcenter/index: profile, language, password and devices of the signed-in user (specification 2.2).
import type { Language } from '@yijian/contract/core';
import { Segmented } from 'antd';
import type { ReactNode } from 'react';
import { setLanguage, useLanguage } from '../../../lib/i18n/index.ts';
import { useSession } from '../../../lib/session/index.ts';
import { OwnExports } from '../../exports/index.ts';
import { FactorCard } from '../parts/factor/factor-card.tsx';
import { PasswordCard } from '../parts/personal/password-card.tsx';
import { ProfileCard } from '../parts/personal/profile-card.tsx';
import { SessionsCard } from '../parts/personal/sessions-card.tsx';
import { UsageCard } from '../parts/personal/usage-card.tsx';
import { useSaveLanguage } from '../sessions.api.ts';
import { usePersonalPhrases } from '../personal.phrases.ts';
import { useSessionPhrases } from '../sessions.phrases.ts';
import './personal-center.css';

export default function PersonalCenterScreen(): ReactNode {
  const t = usePersonalPhrases();
  const user = useSession((session) => session.user);
  if (!user) return null;
  return (
    <div className="personal">
      <h1>{t('title')}</h1>
      <div className="personal-grid">
        <div className="personal-column">
          <ProfileCard user={user} />
          <LanguageCard />
          <UsageCard />
          <SessionsCard />
        </div>
        <div className="personal-column">
          <PasswordCard />
          <FactorCard />
          <ExportsCard />
        </div>
      </div>
    </div>
  );
}

function ExportsCard(): ReactNode {
  const t = usePersonalPhrases();
  return (
    <section className="personal-card">
      <h2>{t('exports')}</h2>
      <OwnExports />
    </section>
  );
}

function LanguageCard(): ReactNode {
  const t = usePersonalPhrases();
  const words = useSessionPhrases();
  const language = useLanguage();
  const save = useSaveLanguage();
  const choose = (next: Language): void => {
    setLanguage(next);
    save.mutate({ body: { language: next } });
  };
  return (
    <section className="personal-card personal-line">
      <h2>{t('interfaceLanguage')}</h2>
      <Segmented<Language>
        aria-label={t('interfaceLanguage')}
        value={language}
        onChange={choose}
        options={[
          { value: 'zh', label: words('chinese') },
          { value: 'en', label: words('english') },
        ]}
      />
    </section>
  );
}
