// Drugs whose academic data are withheld, on both pages of opinion (specification 6, R6.4).
import type { OpinionDrug } from '@yijian/contract/insights';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setLanguage } from '../../../../lib/i18n/index.ts';
import { WithheldNote } from './withheld-note.tsx';

it('OPI-08 R6.4 a withheld drug is named with the words of the specification, in both languages; none says nothing', () => {
  const drugs = [{ id: '1', name: '健可安' } as OpinionDrug];
  const said = (language: 'zh' | 'en'): string => {
    setLanguage(language);
    const { container, unmount } = render(<WithheldNote drugs={drugs} />);
    const text = container.textContent;
    unmount();
    return text;
  };
  expect(said('zh')).toBe('暂无该药品学术数据的详细信息不展示：健可安');
  expect(said('en')).toBe('No detailed information on the academic data of this drug is availableNot shown: 健可安');
  expect(render(<WithheldNote drugs={[]} />).container.textContent).toBe('');
});
