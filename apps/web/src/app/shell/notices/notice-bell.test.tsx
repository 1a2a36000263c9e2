// The mark on the bell (specification 4, R4.7).
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { setLanguage } from '../../../lib/i18n/index.ts';
import { noticesSeen, useNotices } from '../../../lib/socket/index.ts';
import { type Facts, useFactsStore } from '../../guard/facts-store.ts';
import { NoticeBell } from './notice-bell.tsx';

// What the socket does with a message is the matter of its own test.
vi.mock(import('../../../lib/socket/index.ts'), async (original) => ({
  ...(await original()),
  startNotices: () => () => undefined,
}));

afterEach(cleanup);

test('NEW-05 R4.7 a message that came makes the bell show its mark, until it was looked at', () => {
  setLanguage('zh');
  useFactsStore.setState({ facts: { user: { id: '7' } } as Facts });
  useNotices.setState({ unread: 0, hasNew: false });
  render(<NoticeBell />);
  expect(screen.queryByTestId('notice-dot')).toBeNull();
  act(() => useNotices.setState({ hasNew: true }));
  expect(screen.getByTestId('notice-dot')).toBeTruthy();
  act(noticesSeen);
  expect(screen.queryByTestId('notice-dot')).toBeNull();
});
