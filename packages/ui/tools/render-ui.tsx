// Renders a piece as an app would: theme, words and kit language in place (look and feel, how to check it).
import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import enUS from 'antd/locale/en_US';
import type { ReactNode } from 'react';
import { UiRoot } from '../src/root/index.ts';
import { defaultSkin } from '../src/tokens/index.ts';
import { wordsEn } from '../gallery/data/words-en.ts';

export function renderUi(children: ReactNode): RenderResult {
  const wrap = (inner: ReactNode): ReactNode => (
    <UiRoot skin={defaultSkin} words={wordsEn} locale={enUS}>
      {inner}
    </UiRoot>
  );
  const result = render(wrap(children));
  return { ...result, rerender: (next) => result.rerender(wrap(next)) };
}
