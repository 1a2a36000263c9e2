// The profile page without a doctor in its address (specification 2.5).
import { render } from '@testing-library/react';
import { UiWordsProvider, type UiWords } from '@yijian/ui/words';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { setLanguage } from '../../../../lib/i18n/index.ts';
import DoctorProfileScreen from '../../screens/doctor-profile.screen.tsx';

it.each([
  ['zh', '地址中没有医生'],
  ['en', 'The address names no doctor'],
] as const)('R2.21 an address without doctorId and id says so and asks nothing (%s)', (language, words) => {
  setLanguage(language);
  const { container } = render(
    <MemoryRouter initialEntries={['/customer/doctorProfile']}>
      <UiWordsProvider value={{} as UiWords}>
        <DoctorProfileScreen />
      </UiWordsProvider>
    </MemoryRouter>,
  );
  expect(container.textContent).toContain(words);
});
