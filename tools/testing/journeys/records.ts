// Records of browser tests: chosen by what they are, as the server tells, and found on the page by what names them.
import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { send } from '../browser.ts';

interface Paged<T> {
  readonly content: T[];
}

const LARGEST_PAGE = 100;

/** All records that a list call answers to whoever is signed in; with a filter, of those that it matches. */
export async function listRecords<T>(page: Page, call: string, filter?: object): Promise<T[]> {
  const all: T[] = [];
  for (let at = 0; ; at += 1) {
    const more = `${call}${call.includes('?') ? '&' : '?'}size=${LARGEST_PAGE}&page=${at}`;
    const { content } = await send<Paged<T>>(page, more, filter);
    all.push(...content);
    if (content.length < LARGEST_PAGE) return all;
  }
}

/** The first of the records that has what the test needs. */
export async function firstThat<T>(records: readonly T[], fits: (record: T) => boolean | Promise<boolean>): Promise<T> {
  for (const one of records) if (await fits(one)) return one;
  throw new Error(`None of ${records.length} records has what the test needs.`);
}

/** The first record of a list call that has what the test needs. */
export const findRecord = async <T>(
  page: Page,
  call: string,
  fits: (record: T) => boolean | Promise<boolean> = () => true,
): Promise<T> => firstThat(await listRecords<T>(page, call), fits);

/** The records that the page itself gets from the list call while the act is done. */
export async function shownBy<T>(page: Page, call: string, act: () => Promise<unknown>): Promise<T[]> {
  // What a page that is left asked last is answered without a body.
  const isWhole = (one: Response): Promise<boolean> =>
    one.body().then(
      () => true,
      () => false,
    );
  const answered = page.waitForResponse(
    async (one) => new URL(one.url()).pathname.endsWith(call) && one.ok() && (await isWhole(one)),
  );
  await act();
  const { result } = (await (await answered).json()) as { result: Paged<T> };
  return result.content;
}

/** The row of the record in the table in front. */
export const rowOf = (within: Page | Locator, id: string): Locator =>
  within.locator(`tr[data-row-key="${id}"]`).filter({ visible: true });

/** The table in front holds these records from top to bottom. */
export async function expectRows(within: Page | Locator, records: readonly { readonly id: string }[]): Promise<void> {
  const rows = within.locator('tr.ant-table-row').filter({ visible: true });
  const keys = (): Promise<(string | null)[]> =>
    rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-row-key')));
  await expect.poll(keys).toEqual(records.map(({ id }) => id));
}

/** Names that stand for one record alone, also for whoever looks for a part of them. */
export const namesOne =
  <T>(records: readonly T[], nameOf: (record: T) => string) =>
  (record: T): boolean =>
    records.filter((other) => nameOf(other).includes(nameOf(record))).length === 1;
