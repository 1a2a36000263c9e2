// Folded text, the tabs of activeness, bars, online duration, highest degree (specification 2.5, 3, 9).
import type { Activeness } from '@yijian/contract/interactions';
import { cleanup, render, screen, within } from '@testing-library/react';
import { UiWordsProvider, type UiWords } from '@yijian/ui/words';
import type { ReactNode } from 'react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { setLanguage } from '../../../../lib/i18n/index.ts';
import { readText } from '../../../../lib/storage/index.ts';
import { ActivenessTabs, labelOf } from '../interaction/activeness.tsx';
import { durationOf } from '../interaction/actions-timeline.tsx';
import { BehaviourBars } from '../interaction/behaviour.tsx';
import { FoldedText, RESUME_OVER, SPECIALTY_OVER } from './folded-text.tsx';
import { highestDegree } from './profile-facts.tsx';
import { useOpenColleague, useProfileTab } from './use-profile-tab.ts';

const words = { expand: '展开', collapse: '收起', category: '日期', chartLabel: (title: string) => title } as UiWords;
const wrapper = ({ children }: { children: ReactNode }) => <UiWordsProvider value={words}>{children}</UiWordsProvider>;
setLanguage('zh');

it('R5.6 a résumé opens only over 76 characters, a specialty only over 24', () => {
  expect([RESUME_OVER, SPECIALTY_OVER]).toEqual([76, 24]);
  for (const [over, fold] of [
    [RESUME_OVER, 'lines'],
    [SPECIALTY_OVER, 'cut'],
  ] as const) {
    render(<FoldedText text={'字'.repeat(over)} over={over} fold={fold} />, { wrapper });
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    render(<FoldedText text={'字'.repeat(over + 1)} over={over} fold={fold} />, { wrapper });
    expect(screen.getByRole('button').getAttribute('aria-expanded')).toBe('false');
    cleanup();
  }
});

it('R9.7 R2.26 long text is clamped to three lines and toggles between 展开 and 收起', async () => {
  const { container } = render(<FoldedText text={'字'.repeat(77)} over={RESUME_OVER} />, { wrapper });
  expect(container.querySelector('p')!.className).toBe('profile-clamp');
  await userEvent.click(screen.getByRole('button', { name: '展开' }));
  expect(container.querySelector('p')!.className).toBe('');
  await userEvent.click(screen.getByRole('button', { name: '收起' }));
  expect(container.querySelector('p')!.className).toBe('profile-clamp');
});

it('a specialty is cut after 24 characters, counted as people count them', () => {
  const { container } = render(<FoldedText text={'𠮷'.repeat(25)} over={SPECIALTY_OVER} fold="cut" />, { wrapper });
  expect(container.querySelector('p')!.textContent).toBe(`${'𠮷'.repeat(24)}…`);
});

const entries = (dates: string[], counts: number) => dates.map((actionDate) => ({ actionDate, counts }));
const dataOf = (dates: string[]): Activeness => ({
  total: entries(dates, 4),
  education: entries(dates, 3),
  live: entries(dates, 2),
  survey: entries(dates, 1),
});

it('R2.23 four tabs, the first chosen, and again when the data is another; labels by day or month', async () => {
  const { rerender } = render(<ActivenessTabs data={dataOf(['2026-11-21', '2026-11-22'])} />, { wrapper });
  const names = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
  expect(names()).toEqual(['总活跃度', '医学教育', '医生直播', '问卷调研']);
  const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
  expect(chosen()).toBe('总活跃度');
  const labels = () => screen.getAllByRole('rowheader').map((label) => label.textContent);
  expect(labels()).toEqual(['11-21', '11-22']);
  await userEvent.click(screen.getByRole('tab', { name: '医生直播' }));
  expect(chosen()).toBe('医生直播');
  rerender(<ActivenessTabs data={dataOf(['2026-10', '2026-11'])} />);
  expect(chosen()).toBe('总活跃度');
  expect(labels()).toEqual(['2026-10', '2026-11']);
  expect([labelOf('2026-11-22', 'DAY'), labelOf('2026-11', 'MONTH')]).toEqual(['11-22', '2026-11']);
});

it('R9.8 each bar is its count as a percentage of the largest, the largest first', () => {
  const rows = [
    { dataType: 'LIVE', counts: 13 },
    { dataType: 'READ', counts: 52 },
    { dataType: 'ASK', counts: 26 },
  ] as const;
  const { container } = render(<BehaviourBars rows={rows} />);
  const bars = [...container.querySelectorAll<HTMLElement>('.yj-rank-bar')].map((bar) => bar.style.width);
  expect(bars).toEqual(['100.00%', '50.00%', '25.00%']);
  const first = screen.getAllByRole('row')[0]!;
  expect(within(first).getByRole('cell').textContent).toBe('52 次');
});

it('R3.6 the duration of a live session is the time online, of anything else the time taken', () => {
  const say = (key: string, { duration }: { duration: string }) => `${key} ${duration}`;
  const format = { duration: (seconds: number | null | undefined) => `${seconds}s` };
  expect(durationOf({ channel: 'LIVE', duration: 90 }, format, say)).toBe('online 90s');
  expect(durationOf({ channel: 'EDUCATION', duration: 90 }, format, say)).toBe('lasted 90s');
  expect(durationOf({ channel: 'LIVE', duration: null }, format, say)).toBeUndefined();
});

it('R3.5 the highest degree is what stands before an ampersand', () => {
  expect(highestDegree('医学博士&医学硕士&医学学士')).toBe('医学博士');
  expect(highestDegree('医学学士')).toBe('医学学士');
});

function Colleague() {
  const open = useOpenColleague();
  const tab = useProfileTab('overview');
  const { search } = useLocation();
  return (
    <>
      <button type="button" onClick={() => tab.choose('academic')}>
        section
      </button>
      <button type="button" onClick={() => open('7')}>
        colleague
      </button>
      <output>{search}</output>
    </>
  );
}

it('R2.21 a related colleague loads the page by the two parameters and clears the remembered part', async () => {
  render(
    <MemoryRouter initialEntries={['/customer/doctorProfile?doctorId=5&id=5']}>
      <Colleague />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'section' }));
  expect(readText('yijian:doctorProfile:tab')).toBe('academic');
  await userEvent.click(screen.getByRole('button', { name: 'colleague' }));
  expect(screen.getByRole('status').textContent).toBe('?doctorId=7&id=7');
  expect(readText('yijian:doctorProfile:tab')).toBeNull();
});
