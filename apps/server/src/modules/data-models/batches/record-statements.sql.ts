// The statements that each model's room offers for bulk work, under one set of names.
import type { ModelId } from '@yijian/contract/data-models';
import {
  costCenterBefore,
  deleteImportedCostCenters,
  deleteImportedOrders,
  insertImportedCostCenters,
  insertImportedOrders,
  orderBefore,
  restoreImportedCostCenters,
  restoreImportedOrders,
  updateImportedCostCenters,
  updateImportedOrders,
} from '../../budgets/index.ts';
import {
  deleteImportedDoctors,
  doctorBefore,
  insertImportedDoctors,
  restoreImportedDoctors,
  updateImportedDoctors,
} from '../../doctors/index.ts';
import {
  deleteImportedHospitals,
  deleteImportedSales,
  hospitalBefore,
  insertImportedHospitals,
  insertImportedSales,
  restoreImportedHospitals,
  restoreImportedSales,
  salesBefore,
  updateImportedHospitals,
  updateImportedSales,
} from '../../hospitals/index.ts';
import {
  deleteImportedInteractions,
  insertImportedInteractions,
  interactionBefore,
  restoreImportedInteractions,
  updateImportedInteractions,
} from '../../interactions/index.ts';
import {
  deleteImportedTreatments,
  insertImportedTreatments,
  restoreImportedTreatments,
  treatmentBefore,
  updateImportedTreatments,
} from '../../treatment-records/index.ts';
import {
  accountBefore,
  deleteImportedAccounts,
  insertImportedAccounts,
  restoreImportedAccounts,
  updateImportedAccounts,
} from '../../users/index.ts';
import type { Fragment, Sql } from '../../../platform/db/index.ts';

interface Statements {
  readonly insert: (sql: Sql, owner: { batchId: string; userId: string }, rows: Fragment) => Promise<number>;
  readonly update: (sql: Sql, rows: Fragment) => Promise<number>;
  readonly restore: (sql: Sql, rows: Fragment) => Promise<number>;
  readonly remove: (sql: Sql, rows: Fragment) => Promise<number>;
  /** A select of `id` and `before`. */
  readonly kept: (sql: Sql) => Fragment;
  /** The condition that row `r` names record `x`. */
  readonly isSame: (sql: Sql) => Fragment;
  /** The name of record `x`. */
  readonly name: (sql: Sql) => Fragment;
  /** What speaks of record `x` besides foreign keys. */
  readonly isSpokenOf?: (sql: Sql, since: Fragment) => Fragment;
}

export const statements: Readonly<Record<ModelId, Statements>> = {
  hospitals: {
    insert: insertImportedHospitals,
    update: updateImportedHospitals,
    restore: restoreImportedHospitals,
    remove: deleteImportedHospitals,
    kept: (sql) => sql`select h.id, ${hospitalBefore(sql)} as before from hospitals h`,
    isSame: (sql) =>
      sql`x.name = r.prepared->>'name' and x.city_code = r.prepared->>'cityCode' and x.county_code is not distinct from r.prepared->>'countyCode'`,
    name: (sql) => sql`x.name`,
  },
  doctors: {
    insert: insertImportedDoctors,
    update: updateImportedDoctors,
    restore: restoreImportedDoctors,
    remove: deleteImportedDoctors,
    kept: (sql) => sql`select d.id, ${doctorBefore(sql)} as before from doctors d`,
    isSame: (sql) =>
      sql`x.name = r.prepared->>'name' and x.hospital_id = (r.prepared->>'hospitalId')::bigint and x.department_name = r.prepared->>'departmentName'
        and x.namesake = coalesce(r.prepared->>'namesake', '')`,
    name: (sql) => sql`x.name`,
  },
  hospital_sales: {
    insert: insertImportedSales,
    update: updateImportedSales,
    restore: restoreImportedSales,
    remove: deleteImportedSales,
    kept: (sql) => sql`select s.id, ${salesBefore(sql)} as before from hospital_sales s`,
    isSame: (sql) =>
      sql`x.hospital_id = (r.prepared->>'hospitalId')::bigint and x.month = (r.prepared->>'month')::date
        and x.product_id = (select p.id from products p where p.enterprise_id = x.enterprise_id and p.code = r.prepared->>'product')`,
    name: (sql) =>
      sql`(select h.name from hospitals h where h.enterprise_id = x.enterprise_id and h.id = x.hospital_id) || ' ' || to_char(x.month, 'YYYY-MM')`,
  },
  treatment_records: {
    insert: insertImportedTreatments,
    update: updateImportedTreatments,
    restore: restoreImportedTreatments,
    remove: deleteImportedTreatments,
    kept: (sql) => sql`select t.id, ${treatmentBefore(sql)} as before from treatment_records t`,
    isSame: (sql) =>
      sql`x.patient_key = r.prepared->>'patientKey' and x.indication = r.prepared->>'indication' and x.line = (r.prepared->>'line')::int`,
    name: (sql) => sql`x.patient_key`,
  },
  interaction_records: {
    insert: insertImportedInteractions,
    update: updateImportedInteractions,
    restore: restoreImportedInteractions,
    remove: deleteImportedInteractions,
    kept: (sql) => sql`select r.id, ${interactionBefore(sql)} as before from interaction_records r`,
    isSame: (sql) =>
      sql`x.doctor_id = (r.prepared->>'doctorId')::bigint and x.at = (r.prepared->>'at')::timestamptz and x.channel = r.prepared->>'channel'
        and x.action = r.prepared->>'action' and x.subject = r.prepared->>'subject'`,
    name: (sql) =>
      sql`(select d.name from doctors d where d.enterprise_id = x.enterprise_id and d.id = x.doctor_id) || ' ' || x.subject`,
  },
  users: {
    insert: insertImportedAccounts,
    update: updateImportedAccounts,
    restore: restoreImportedAccounts,
    remove: deleteImportedAccounts,
    kept: (sql) => sql`select u.id, ${accountBefore(sql)} as before from users u`,
    isSame: (sql) => sql`x.login = r.prepared->>'login'`,
    name: (sql) => sql`x.first_name`,
    // Whoever signed in or acted stays, as when an account is deleted by hand.
    isSpokenOf: (
      sql,
      since,
    ) => sql`exists (select from user_sessions t where t.enterprise_id = x.enterprise_id and t.user_id = x.id)
      or exists (select from sign_in_log t where t.enterprise_id = x.enterprise_id and t.user_id = x.id)
      or exists (select from audit_log t where t.enterprise_id = x.enterprise_id and t.user_id = x.id and t.at >= ${since})`,
  },
  budget_cost_centers: {
    insert: insertImportedCostCenters,
    update: updateImportedCostCenters,
    restore: restoreImportedCostCenters,
    remove: deleteImportedCostCenters,
    kept: (sql) => sql`select c.id, ${costCenterBefore(sql)} as before from budget_cost_centers c`,
    isSame: (sql) => sql`x.code = r.prepared->>'code'`,
    name: (sql) => sql`x.code || ' ' || x.name`,
  },
  budget_orders: {
    insert: insertImportedOrders,
    update: updateImportedOrders,
    restore: restoreImportedOrders,
    remove: deleteImportedOrders,
    kept: (sql) => sql`select o.id, ${orderBefore(sql)} as before from budget_orders o`,
    isSame: (sql) => sql`x.code = r.prepared->>'code'`,
    name: (sql) => sql`x.code || ' ' || x.name`,
  },
};
