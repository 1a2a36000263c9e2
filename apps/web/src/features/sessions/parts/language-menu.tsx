// Chinese or English, without losing the page (specification 1, R1.2).
import type { Language } from '@yijian/contract/core';
import { Dropdown } from 'antd';
import { ChevronDown, Languages } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '@yijian/ui/icon';
import { setLanguage, useLanguage } from '../../../lib/i18n/index.ts';
import { useSessionPhrases } from '../sessions.phrases.ts';
import './language-menu.css';

export function LanguageMenu({ short }: { short?: boolean | undefined }): ReactNode {
  const t = useSessionPhrases();
  const language = useLanguage();
  const menu = {
    items: [
      { key: 'zh', label: t('chinese') },
      { key: 'en', label: t('english') },
    ],
    selectedKeys: [language],
    onClick: ({ key }: { key: string }) => setLanguage(key as Language),
  };
  return (
    <Dropdown menu={menu} trigger={['click']} placement="bottomRight">
      <button
        type="button"
        className="drop-button"
        aria-label={`${t('language')} ${t('languageNow')}`}
        aria-haspopup="menu"
      >
        <Glyph icon={Languages} />
        {short ? null : <span>{t('languageNow')}</span>}
        {short ? null : <Glyph icon={ChevronDown} size={14} className="drop-button-arrow" />}
      </button>
    </Dropdown>
  );
}
