// What speaks for and against, in the words of the reader (product 3.3).
import { medicalFields } from '@yijian/contract/publications';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setLanguage } from '../../../../lib/i18n/index.ts';
import { EvidenceList } from './evidence-list.tsx';

it('3.3 a field of medicine is named in the language of the reader, whether it is the same or another', () => {
  setLanguage('zh');
  render(
    <EvidenceList
      evidence={[
        { feature: 'field', value: 'epilepsy', weight: 2 },
        { feature: 'worksField', value: 'OTHER:cardiology', weight: -1 },
      ]}
    />,
  );
  expect(document.body.textContent).toContain('领域相符：癫痫');
  expect(document.body.textContent).toContain('领域不符：心血管');
});

it('3.3 no field shows its code to a Chinese reader', () => {
  setLanguage('zh');
  for (const value of medicalFields) {
    render(<EvidenceList evidence={[{ feature: 'field', value, weight: 1 }]} />);
    expect(screen.getByRole('list').textContent).not.toMatch(/[a-z]/i);
    cleanup();
  }
});
