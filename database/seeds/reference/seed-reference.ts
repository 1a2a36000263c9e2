// Fills the tables all enterprises share: regions, departments, titles. What is there already stays as it is.
import { type Handle, inTransaction } from './bound.ts';
import { listDepartments } from './departments.ts';
import { listRegions } from './regions.ts';
import { listTitles } from './titles.ts';

/** Rows per statement: a statement has at most 65,534 parameters. */
const BATCH = 5000;

/** Adds missing reference rows as the owner. Running it again changes nothing. */
export async function seedReference(sql: Handle): Promise<void> {
  await inTransaction(sql, async (tx) => {
    const regions = listRegions();
    for (let start = 0; start < regions.length; start += BATCH) {
      await tx`insert into regions ${tx(regions.slice(start, start + BATCH))} on conflict (code) do nothing`;
    }
    await tx`insert into standard_departments ${tx(listDepartments())} on conflict (code) do nothing`;
    await tx`insert into standard_titles ${tx(listTitles())} on conflict (code) do nothing`;
  });
}
