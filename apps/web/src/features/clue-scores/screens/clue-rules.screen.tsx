// Rule sets of clue scoring (specification 2.3, clueScore/ruleManagement).
import type { ReactNode } from 'react';
import { SetList } from '../parts/sets/set-list.tsx';

export default function ClueRulesScreen(): ReactNode {
  return <SetList />;
}
