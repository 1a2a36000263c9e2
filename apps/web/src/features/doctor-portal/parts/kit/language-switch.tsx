// Chinese or English, without losing what was typed (specification 1, R1.2).
import type { ReactNode } from 'react';
import { setLanguage, useLanguage } from '../../../../lib/i18n/index.ts';
import { useDoctorPortalPhrases } from '../../doctor-portal.phrases.ts';

export function LanguageSwitch(): ReactNode {
  const t = useDoctorPortalPhrases();
  const language = useLanguage();
  return (
    <select
      className="doctor-language"
      aria-label={t('language')}
      value={language}
      onChange={(event) => setLanguage(event.target.value === 'en' ? 'en' : 'zh')}
    >
      <option value="zh">{t('chinese')}</option>
      <option value="en">{t('english')}</option>
    </select>
  );
}
