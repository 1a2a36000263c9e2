// Records of hospital sales, treatments and uploads, and what breaks their rules.
import type { Sql } from '../../../platform/db/index.ts';
import type { AssetRows } from './asset-rows.sql.ts';

function salesRows(sql: Sql, at: Date): AssetRows {
  return {
    from: sql`hospital_sales t`,
    lives: sql`true`,
    createdAt: sql`t.created_at`,
    changedAt: sql`t.updated_at`,
    name: sql`(select h.name from hospitals h where h.enterprise_id = t.enterprise_id and h.id = t.hospital_id)
      || ' · ' || to_char(t.month, 'YYYY-MM')`,
    same: sql`t.hospital_id, t.product_id, t.month`,
    broken: {
      amount: sql`(t.amount is null or t.boxes is null)`,
      target: sql`(t.target_amount is null and t.target_boxes is null)`,
      month: sql`(t.amount is not null and t.month > (${at}::timestamptz at time zone 'Asia/Shanghai')::date)`,
      price: sql`coalesce((t.boxes = 0) <> (t.amount = 0), false)`,
      current: sql`not exists (
        select from hospital_sales n where n.enterprise_id = t.enterprise_id and n.hospital_id = t.hospital_id and n.product_id = t.product_id
          and n.month >= date_trunc('month', ${at}::timestamptz at time zone 'Asia/Shanghai')::date - interval '3 months')`,
    },
  };
}

function treatmentRows(sql: Sql, at: Date): AssetRows {
  return {
    from: sql`treatment_records t`,
    lives: sql`true`,
    createdAt: sql`t.created_at`,
    changedAt: sql`t.updated_at`,
    // Never the key of the patient, and no more than the month: some who may see the list read records masked.
    name: sql`(select h.name from hospitals h where h.enterprise_id = t.enterprise_id and h.id = t.hospital_id)
      || ' · ' || to_char(t.started_on, 'YYYY-MM')`,
    same: sql`t.patient_key, t.indication, t.drug, t.started_on`,
    broken: {
      department: sql`t.department = ''`,
      symptom: sql`t.first_symptom_on is null`,
      age: sql`extract(year from t.started_on)::int - t.birth_year not between 0 and 110`,
      seen: sql`t.last_seen_on > (${at}::timestamptz at time zone 'Asia/Shanghai')::date`,
      followed: sql`(t.stopped_on is null and t.last_seen_on < (${at}::timestamptz at time zone 'Asia/Shanghai')::date - 180)`,
    },
  };
}

function batchRows(sql: Sql, at: Date): AssetRows {
  return {
    from: sql`import_batches t`,
    lives: sql`t.state <> 'CANCELLED' and t.model not in ('users', 'budget_cost_centers', 'budget_orders')`,
    createdAt: sql`t.created_at`,
    changedAt: sql`greatest(t.created_at, t.committed_at, t.undone_at)`,
    name: sql`t.file_name`,
    same: sql`t.model, t.file_name, t.row_count, t.state`,
    broken: {
      rows: sql`(t.state = 'DONE' and t.fault_count > 0)`,
      failed: sql`t.state = 'FAILED'`,
      decided: sql`(t.state in ('NEEDS_FIX', 'READY') and t.created_at < ${at}::timestamptz - interval '7 days')`,
    },
  };
}

export const marketRows = {
  hospital_sales: salesRows,
  treatment_records: treatmentRows,
  import_batches: batchRows,
};
