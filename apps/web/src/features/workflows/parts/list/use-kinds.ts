// The kinds of process and their categories, as filters offer them.
import type { FilterOption } from '@yijian/ui/filter';
import { useNames } from '../words/use-names.ts';
import { useStartPage } from '../../workflows.api.ts';

export function useKinds(): { kinds: readonly FilterOption[]; categories: readonly FilterOption[] } {
  const names = useNames();
  const page = useStartPage().data;
  const groups = page?.categories ?? [];
  return {
    kinds: groups.flatMap(({ definitions }) => definitions.map((one) => ({ value: one.key, label: names.named(one) }))),
    categories: groups.map(({ category }) => ({ value: category, label: names.category(category) })),
  };
}
