// Clues (specification 2.3, clueScore/clueQuery).
import type { ReactNode } from 'react';
import { ClueList } from '../parts/clues/clue-list.tsx';

export default function ClueQueryScreen(): ReactNode {
  return <ClueList />;
}
