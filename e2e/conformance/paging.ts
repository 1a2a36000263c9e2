// Pages through a list by the two fields that the specification gives it: content and totalElements (section 3, paged response).
import type { Told } from './client.ts';

interface Page {
  readonly content: readonly unknown[];
  readonly totalElements: number;
}

/** The page that an answer is, if it is one. */
export function pageOf({ body }: Told): Page | undefined {
  const result = body.result as Partial<Page> | null | undefined;
  const isPage = Array.isArray(result?.content) && typeof result.totalElements === 'number';
  return isPage ? (result as Page) : undefined;
}

const SIZE = 50;

/** Asks page after page until `totalElements` are read; tells what does not add up. */
export async function readToEnd(ask: (page: number, size: number) => Promise<Told>): Promise<string | undefined> {
  let read = 0;
  for (let page = 0; ; page += 1) {
    const told = await ask(page, SIZE);
    const found = pageOf(told);
    if (found === undefined) return `page ${page} is answered with ${told.status} ${told.body.message}`;
    read += found.content.length;
    if (read === found.totalElements) return undefined;
    if (read > found.totalElements || found.content.length < SIZE)
      return `${read} rows of ${found.totalElements} after page ${page}`;
  }
}
