// The items behind a score in words (product 3.4).
import type { KolEvidence } from '@yijian/contract/opinion-leaders';
import { cleanup, render } from '@testing-library/react';
import { UiWordsProvider, type UiWords } from '@yijian/ui/words';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { setLanguage } from '../../../../lib/i18n/index.ts';
import { EvidenceList } from './evidence-list.tsx';

const wrapper = ({ children }: { children: ReactNode }) => (
  <UiWordsProvider value={{} as UiWords}>{children}</UiWordsProvider>
);

it('3.4 of a paper the place among the authors and the citations are said with their units, of a guideline what was written', () => {
  setLanguage('zh');
  const one = { year: 2024, points: 4.43, state: 'CONFIRMED', url: '' } as const;
  const evidence: KolEvidence[] = [
    { ...one, component: 'publications', title: 'A paper', detail: '2/6 · 1030' },
    { ...one, component: 'guidelines', title: 'A guideline', detail: '执笔专家 · 工作组' },
  ];
  render(<EvidenceList evidence={evidence} withheld={false} />);
  expect(document.body.textContent).toContain('2024 · 第 2 作者，共 6 位 · 被引 1,030 次 · 点数 4.43');
  expect(document.body.textContent).toContain('2024 · 执笔专家 · 工作组 · 点数 4.43');
});

it('R6.4 evidence that is kept from the reader says so, in both languages, and not that there is none', () => {
  setLanguage('zh');
  render(<EvidenceList evidence={[]} withheld />, { wrapper });
  expect(document.body.textContent).toContain('暂无该药品学术数据的详细信息');
  cleanup();
  setLanguage('en');
  render(<EvidenceList evidence={[]} withheld />, { wrapper });
  expect(document.body.textContent).toContain('No detailed information on the academic data of this drug is available');
  expect(document.body.textContent).not.toContain('No academic record');
});
