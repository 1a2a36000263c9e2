// The generic words where they stand on a page: nothing there, more to come, the end, long text (specification 2.5; R2.26).
import { render } from '@testing-library/react';
import { Timeline } from '@yijian/ui/detail-page';
import { Empty } from '@yijian/ui/states';
import { CardList } from '@yijian/ui/table';
import { UiWordsProvider } from '@yijian/ui/words';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { setLanguage } from '../../lib/i18n/index.ts';
import { useUiWords } from './use-ui-words.ts';

function WithWords({ children }: { children: ReactNode }): ReactNode {
  return <UiWordsProvider value={useUiWords()}>{children}</UiWordsProvider>;
}
const textOf = (part: ReactNode): string => {
  const { container, unmount } = render(part, { wrapper: WithWords });
  const text = container.textContent;
  unmount();
  return text;
};
const cards = (rows: readonly string[]): ReactNode => (
  <CardList label="list" rows={rows} rowKey={(row) => row} renderCard={(row) => row} />
);

test('GEN-11 R2.26 nothing to show reads 暂无数据, a list ends with 没有更多了, its link reads 加载更多..., long text has 展开 and 收起', () => {
  setLanguage('zh');
  expect(textOf(<Empty />)).toContain('暂无数据');
  expect(textOf(cards([]))).toContain('暂无数据');
  expect(textOf(cards(['林']))).toBe('林没有更多了');
  expect(textOf(<Timeline days={[]} hasMore={false} />)).toBe('没有更多了');
  expect(textOf(<Timeline days={[]} hasMore onMore={() => undefined} />)).toBe('加载更多...');
  const Fold = (): ReactNode => {
    const { expand, collapse } = useUiWords();
    return `${expand}/${collapse}`;
  };
  expect(textOf(<Fold />)).toBe('展开/收起');
});
