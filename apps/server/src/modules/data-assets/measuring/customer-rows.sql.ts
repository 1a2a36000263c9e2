// Records of doctors and hospitals, and what breaks their rules.
import type { Sql } from '../../../platform/db/index.ts';
import type { AssetRows } from './asset-rows.sql.ts';

function doctorRows(sql: Sql, at: Date): AssetRows {
  return {
    from: sql`doctors t`,
    lives: sql`t.archived_at is null`,
    createdAt: sql`t.created_at`,
    changedAt: sql`t.updated_at`,
    name: sql`t.name`,
    same: sql`t.name, t.hospital_id, t.department_code`,
    broken: {
      department: sql`t.department_code is null`,
      title: sql`t.title_code is null`,
      phone: sql`t.masked_phone is null`,
      birthYear: sql`coalesce(t.birth_year not between 1930 and extract(year from ${at}::timestamptz)::int - 22, false)`,
      hospital: sql`exists (
        select from hospitals h where h.enterprise_id = t.enterprise_id and h.id = t.hospital_id and not h.is_enabled)`,
      reviewed: sql`t.updated_at < ${at}::timestamptz - interval '365 days'`,
    },
  };
}

function hospitalRows(sql: Sql, at: Date): AssetRows {
  return {
    from: sql`hospitals t`,
    lives: sql`t.is_enabled`,
    createdAt: sql`t.created_at`,
    changedAt: sql`t.updated_at`,
    name: sql`t.name`,
    same: sql`t.name, t.city_code`,
    broken: {
      city: sql`t.city_code is null`,
      address: sql`t.address = ''`,
      level: sql`t.level = 'UNRATED'`,
      telephone: sql`(t.telephone <> '' and t.telephone !~ '^[0-9+][0-9() -]{6,}$')`,
      position: sql`coalesce(t.latitude not between 3 and 54 or t.longitude not between 73 and 136, false)`,
      reviewed: sql`t.updated_at < ${at}::timestamptz - interval '730 days'`,
    },
  };
}

export const customerRows = { doctors: doctorRows, hospitals: hospitalRows };
