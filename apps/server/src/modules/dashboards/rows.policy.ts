// Pages of rows that know how many there are.
import type { Paged } from '@yijian/contract/core';
import type { ChannelPerson } from '@yijian/contract/dashboards';
import type { PersonRow } from './channels.sql.ts';

interface Page {
  readonly page: number;
  readonly size: number;
}

interface Reading<R, T> {
  readonly select: (page: Page) => Promise<readonly R[]>;
  readonly shown: (row: R) => T;
}

/** Beyond the last page the first row is asked how many there are. */
export async function pageOf<R extends { readonly total: number }, T>(
  { page, size }: Page,
  { select, shown }: Reading<R, T>,
): Promise<Paged<T>> {
  const rows = await select({ page, size });
  const [first] = rows.length > 0 || page === 0 ? rows : await select({ page: 0, size: 1 });
  return { content: rows.map(shown), totalElements: first?.total ?? 0, totalIsExact: true };
}

export const personOf = (row: PersonRow): ChannelPerson => ({
  doctorId: row.doctorId,
  doctorName: row.doctorName,
  doctorTitle: row.doctorTitle,
  hospitalName: row.hospitalName,
  acts: row.acts,
  lastAt: row.lastAt.toISOString(),
});
