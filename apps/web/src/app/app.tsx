// The app: skin, language, server state and router round every page (specification 2, 9).
import { QueryClientProvider } from '@tanstack/react-query';
import { App as AntdApp } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { UiRoot } from '@yijian/ui/root';
import { Failed } from '@yijian/ui/states';
import { loadFonts } from '@yijian/ui/tokens';
import { createQueryClient, setToast } from '../lib/api/index.ts';
import { basePath } from '../lib/env/index.ts';
import { useAntdLocale } from '../lib/i18n/index.ts';
import { onSignOut } from '../lib/session/index.ts';
import { Root } from './root.tsx';
import { toastWords } from './shell/services/toast-words.tsx';
import { useSkin } from './shell/settings/use-skin.ts';
import { useAppPhrases } from './words/app.phrases.ts';
import { useUiWords } from './words/use-ui-words.ts';
import './app.css';

export function App(): ReactNode {
  const [client] = useState(createQueryClient);
  // One route for everything: which page it is, is decided per tab, so that pages behind the front one stay alive.
  const [router] = useState(() =>
    createBrowserRouter([{ path: '*', element: <Root />, errorElement: <AppFailed /> }], { basename: basePath }),
  );
  const skin = useSkin();
  const words = useUiWords();
  const locale = useAntdLocale();
  useEffect(loadFonts, []);
  useEffect(() => onSignOut(() => client.clear()), [client]);
  return (
    <QueryClientProvider client={client}>
      <UiRoot skin={skin} words={words} locale={locale}>
        <ErrorToast />
        <RouterProvider router={router} />
      </UiRoot>
    </QueryClientProvider>
  );
}

/** The last net: what no tab and no part of the shell caught. */
function AppFailed(): ReactNode {
  const t = useAppPhrases();
  return <Failed title={t('screenFailed')} reason={t('appFailedReason')} onRetry={() => window.location.reload()} />;
}

/** Lends the kit's message to failing calls. */
function ErrorToast(): ReactNode {
  const { message } = AntdApp.useApp();
  useEffect(() => setToast((text) => void message.error({ content: toastWords(text), key: text })), [message]);
  return null;
}
