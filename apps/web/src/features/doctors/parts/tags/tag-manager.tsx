// The drawer that keeps tags; each shows its rule, and the filters of the list can become one.
import type { ReactNode } from 'react';
import { TermManager } from '../../../tags/index.ts';
import type { DoctorFilters } from '../../doctors.api.ts';
import { useTagRules } from '../../tagging.api.ts';
import { TagRuleLine } from './tag-rule-line.tsx';

export function TagManager({ filters, onClose }: { filters: DoctorFilters; onClose: () => void }): ReactNode {
  const rules = useTagRules().data ?? [];
  // A rule means neither words nor other tags.
  const { keyword: _, tag: __, ...rest } = filters;
  const filter = Object.values(rest).some((value) => value !== undefined) ? rest : undefined;
  return (
    <TermManager
      onClose={onClose}
      renderExtra={(term) => (
        <TagRuleLine
          termId={term.id}
          rule={rules.find((rule) => rule.termId === term.id)}
          filter={filter}
          onShow={onClose}
        />
      )}
    />
  );
}
