// Which rows of an upload carry a mobile number, and whose it is.
import type { ModelId } from '@yijian/contract/data-models';
import type { Sql } from '../../../platform/db/index.ts';
import { statements } from './record-statements.sql.ts';
import type { Range } from './records.sql.ts';

export interface PhoneRow {
  readonly row: number;
  readonly recordId: string;
}

/** Rows of a range that change the number of a record. */
export async function selectPhoneTargets(sql: Sql, { batchId, after, upTo }: Range): Promise<PhoneRow[]> {
  return sql<PhoneRow[]>`
    select row_number as row, target_id as "recordId" from import_rows
    where enterprise_id = app.enterprise_id() and batch_id = ${batchId} and row_number > ${after} and row_number <= ${upTo}
      and faults is null and target_id is not null and prepared ? 'maskedPhone'`;
}

/** Rows of a range with a number, each with the record that was changed or has just been stored. */
export async function selectCommittedPhones(
  sql: Sql,
  model: ModelId,
  { batchId, after, upTo }: Range,
): Promise<PhoneRow[]> {
  return sql<PhoneRow[]>`
    select r.row_number as row, x.id as "recordId" from import_rows r
    join ${sql(model)} x on x.enterprise_id = r.enterprise_id and ${statements[model].isSame(sql)}
    where r.enterprise_id = app.enterprise_id() and r.batch_id = ${batchId} and r.row_number > ${after} and r.row_number <= ${upTo}
      and r.faults is null and r.prepared ? 'maskedPhone'`;
}

/** Rows whose upload changed the number of a record that was there before. */
export async function selectRestoredPhones(sql: Sql, batchId: string): Promise<PhoneRow[]> {
  return sql<PhoneRow[]>`
    select row_number as row, target_id as "recordId" from import_rows
    where enterprise_id = app.enterprise_id() and batch_id = ${batchId} and before is not null and prepared ? 'maskedPhone'`;
}
