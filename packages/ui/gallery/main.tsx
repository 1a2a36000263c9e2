// The workbench: every pattern with invented data, one per address (?page=list&theme=dark&accent=green) (look and feel).
import zhCN from 'antd/locale/zh_CN';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Loading } from '../src/states/index.ts';
import { UiRoot } from '../src/root/index.ts';
import { loadFonts } from '../src/tokens/index.ts';
import type { Skin } from '../src/tokens/index.ts';
import { wordsZh } from './data/words-zh.ts';
import { Shell } from './shell.tsx';
import '../src/tokens/tokens.css';
import '../src/tokens/base.css';
import './gallery.css';

const pages: Record<string, ReturnType<typeof lazy>> = Object.fromEntries(
  Object.entries(import.meta.glob<Record<string, () => React.ReactNode>>('./pages/*.tsx')).map(([path, load]) => [
    path.replace('./pages/', '').replace('.page.tsx', ''),
    lazy(async () => {
      const [component] = Object.values(await load());
      if (!component) throw new Error(`${path} exports nothing`);
      return { default: component };
    }),
  ]),
);

const query = new URLSearchParams(location.search);
const skin: Skin = {
  theme: query.get('theme') === 'dark' ? 'dark' : 'light',
  accent: query.get('accent') === 'green' ? 'green' : 'blue',
  sider: query.get('sider') === 'dark' ? 'dark' : 'light',
};
const name = query.get('page') ?? 'list';
const Page = pages[name];
const root = document.querySelector('#root');
if (!root || !Page) throw new Error(`no page ${name}; there are ${Object.keys(pages).join(', ')}`);

createRoot(root).render(
  <StrictMode>
    <UiRoot skin={skin} words={wordsZh} locale={zhCN}>
      <Shell pages={Object.keys(pages)} current={name} bare={query.has('bare')}>
        <Suspense fallback={<Loading />}>
          <Page />
        </Suspense>
      </Shell>
    </UiRoot>
  </StrictMode>,
);
loadFonts();
