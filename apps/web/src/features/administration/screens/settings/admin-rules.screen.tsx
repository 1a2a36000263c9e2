// The section of the rules in the administration console (specification 3).
import type { ReactNode } from 'react';
import { ConsoleFrame } from '../../parts/frame/console-frame.tsx';
import { RuleSection } from '../../parts/rules/rule-section.tsx';

export default function AdminRulesScreen(): ReactNode {
  return (
    <ConsoleFrame section="rules">
      <RuleSection />
    </ConsoleFrame>
  );
}
