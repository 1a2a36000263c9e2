// The ids of everybody behind a number, read page by page up to what one act takes.
import { MOST_PICKED } from '@yijian/contract/sales-funnels';

export const PICK_SIZE = 100;

interface Paging {
  readonly page: number;
  readonly size: number;
}

interface Page {
  readonly content: readonly { readonly id: string }[];
  readonly totalElements: number;
}

export async function pickPages(read: (paging: Paging) => Promise<Page>): Promise<readonly string[]> {
  const ids = new Set<string>();
  for (let page = 0; ids.size < MOST_PICKED; page += 1) {
    const { content, totalElements } = await read({ page, size: PICK_SIZE });
    for (const { id } of content) ids.add(id);
    if (content.length < PICK_SIZE || ids.size >= totalElements) break;
  }
  return [...ids].slice(0, MOST_PICKED);
}
