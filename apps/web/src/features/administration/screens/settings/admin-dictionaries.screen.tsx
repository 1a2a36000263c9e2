// The section of the dictionaries in the administration console (specification 3).
import type { ReactNode } from 'react';
import { ConsoleFrame } from '../../parts/frame/console-frame.tsx';
import { DictionarySection } from '../../parts/dictionaries/dictionary-section.tsx';

export default function AdminDictionariesScreen(): ReactNode {
  return (
    <ConsoleFrame section="dictionaries">
      <DictionarySection />
    </ConsoleFrame>
  );
}
