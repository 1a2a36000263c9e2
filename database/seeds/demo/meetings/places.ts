// Where the meetings of the demo are held: whose they are, from which budget, among which doctors.
import type { Transaction } from '../../reference/index.ts';
import type { ActingUser } from '../acting.ts';

interface SeedHospital {
  readonly id: string;
  readonly name: string;
  readonly cityCode: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export interface Place {
  readonly owner: ActingUser;
  /** Budget lines by year. */
  readonly lines: ReadonlyMap<number, string>;
  readonly doctors: readonly { readonly id: string; readonly name: string }[];
  readonly hospital: SeedHospital;
}

/** Reps with a budget of their team, their doctors and the hospital where they meet them. */
export async function placesOf(tx: Transaction, year: number): Promise<Place[]> {
  const reps = await tx<(ActingUser & { lines: Record<string, string> })[]>`
    select u.id::text, u.login, u.first_name as "firstName", u.organization_id::text as "organizationId",
      json_object_agg(b.year, b.id::text) as lines
    from users u
    join user_roles ur on ur.enterprise_id = u.enterprise_id and ur.user_id = u.id
    join roles r on r.enterprise_id = ur.enterprise_id and r.id = ur.role_id and r.code = 'REP'
    join budget_lines b on b.enterprise_id = u.enterprise_id and b.organization_id = u.organization_id and b.level = 'TEAM'
      and b.year between ${year - 2} and ${year + 1}
    where u.enterprise_id = app.enterprise_id() group by u.enterprise_id, u.id order by u.id limit 5`;
  const places: Place[] = [];
  for (const { lines, ...owner } of reps) {
    const doctors = await tx<{ id: string; name: string; hospitalId: string }[]>`
      select d.id::text, d.name, d.hospital_id::text as "hospitalId" from doctor_owners o
      join doctors d on d.enterprise_id = o.enterprise_id and d.id = o.doctor_id
      where o.enterprise_id = app.enterprise_id() and o.user_id = ${owner.id}
        -- A doctor whom two reps look after goes to the meetings of one: nobody is at two places by chance.
        and not exists (select from doctor_owners p
          where p.enterprise_id = o.enterprise_id and p.doctor_id = o.doctor_id and p.user_id < o.user_id)
      order by d.tier, d.id limit 24`;
    const [hospital] = await tx<SeedHospital[]>`
      select id::text, name, city_code as "cityCode", latitude, longitude from hospitals
      where enterprise_id = app.enterprise_id() and id = ${doctors[0]?.hospitalId ?? null}`;
    if (hospital === undefined || doctors.length < 10) continue;
    const byYear = new Map(Object.entries(lines).map(([key, id]) => [Number(key), id]));
    places.push({ owner, lines: byYear, doctors, hospital });
  }
  return places;
}
