// How long an embedded page says that it loads (specification 2.3).
import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { UiWordsProvider, type UiWords } from '../words/index.ts';
import { FramePage } from './index.ts';

afterEach(() => vi.useRealTimers());

const later = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));

function framed() {
  vi.useFakeTimers();
  const { container } = render(
    <UiWordsProvider value={{} as UiWords}>
      <FramePage src="about:blank" title="Shared" />
    </UiWordsProvider>,
  );
  const isLoading = (): boolean => container.querySelector('[aria-busy="true"] .yj-frame-wait') !== null;
  return { isLoading, loaded: () => fireEvent.load(container.querySelector('iframe')!) };
}

it('REP-08 R2.13 the loading state stays for 300 ms, however quick the page is', () => {
  const { isLoading, loaded } = framed();
  loaded();
  later(299);
  expect(isLoading()).toBe(true);
  later(1);
  expect(isLoading()).toBe(false);
});

it('R2.13 the loading state stays until the page has loaded', () => {
  const { isLoading, loaded } = framed();
  later(5_000);
  expect(isLoading()).toBe(true);
  loaded();
  expect(isLoading()).toBe(false);
});
