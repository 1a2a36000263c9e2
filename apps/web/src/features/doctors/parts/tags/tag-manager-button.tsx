// Opens the drawer that keeps tags; each shows its rule, and the filters of the list can become one.
import { IconButton } from '@yijian/ui/icon';
import { Tags } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { TermManager } from '../../../tags/index.ts';
import type { DoctorFilters } from '../../doctors.api.ts';
import { useTagRules } from '../../tagging.api.ts';
import { useTaggingPhrases } from '../../tagging.phrases.ts';
import { TagRuleLine } from './tag-rule-line.tsx';

export function TagManagerButton({ filters }: { filters: DoctorFilters }): ReactNode {
  const t = useTaggingPhrases();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton icon={Tags} label={t('keep')} onClick={() => setOpen(true)} />
      {isOpen ? <Manager filters={filters} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function Manager({ filters, onClose }: { filters: DoctorFilters; onClose: () => void }): ReactNode {
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
