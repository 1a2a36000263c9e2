// The section of the languages in the administration console (specification 3).
import type { ReactNode } from 'react';
import { ConsoleFrame } from '../../parts/frame/console-frame.tsx';
import { LanguageSection } from '../../parts/languages/language-section.tsx';

export default function AdminLanguagesScreen(): ReactNode {
  return (
    <ConsoleFrame section="languages">
      <LanguageSection />
    </ConsoleFrame>
  );
}
