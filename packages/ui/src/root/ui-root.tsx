// The one wrapper an app puts round its screens: theme, language of the kit, generic words (look and feel, ground rules).
import { App, ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale';
import { useLayoutEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { antdTheme, applySkin } from '../tokens/index.ts';
import type { Skin } from '../tokens/index.ts';
import { UiWordsProvider } from '../words/index.ts';
import type { UiWords } from '../words/index.ts';
import './monday.ts';
import './root.css';

export type UiRootProps = {
  skin: Skin;
  words: UiWords;
  /** Ant Design's own locale object (antd/locale/zh_CN or en_US). */
  locale: Locale;
  /** Nonce of the page's content security policy. */
  nonce?: string | undefined;
  children: ReactNode;
};

export function UiRoot({ skin, words, locale, nonce, children }: UiRootProps): ReactNode {
  const { theme, accent } = skin;
  const config = useMemo(() => antdTheme({ dark: theme === 'dark', accent }), [theme, accent]);
  useLayoutEffect(() => applySkin(skin), [skin]);
  return (
    <ConfigProvider
      theme={config}
      locale={locale}
      button={{ autoInsertSpace: false }}
      wave={{ disabled: true }}
      {...(nonce ? { csp: { nonce } } : {})}
    >
      <UiWordsProvider value={words}>
        <App className="yj-root">{children}</App>
      </UiWordsProvider>
    </ConfigProvider>
  );
}
