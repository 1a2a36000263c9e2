// Organisations as the nodes of a filter.
import type { Organization } from '@yijian/contract/administration';
import type { FilterNode } from '@yijian/ui/filter';

type Part = Pick<Organization, 'id' | 'parentId' | 'name' | 'enName'>;

export function organizationNodes(
  all: readonly Part[],
  isEnglish: boolean,
  parentId: string | null = null,
): FilterNode[] {
  return all
    .filter((one) => one.parentId === parentId)
    .map(({ id, name, enName }) => {
      const children = organizationNodes(all, isEnglish, id);
      const node = { value: id, label: isEnglish ? enName : name, keywords: `${name} ${enName}` };
      return children.length === 0 ? node : { ...node, children };
    });
}
