// The doctors with academic work: those of the demo's main account and the leading ones, with what the generator must know of them.
import type { Transaction } from '../../reference/index.ts';

export type Specialty = 'neurology' | 'psychiatry' | 'other';

export interface AcademicDoctor {
  readonly id: number;
  readonly name: string;
  readonly enName: string;
  readonly specialty: Specialty;
  readonly department: string;
  readonly hospital: string;
  readonly hospitalLevel: string;
  readonly city: string;
  readonly province: string;
  readonly provinceCode: string | null;
  /** 0 chief to 3 resident. */
  readonly rank: number;
  /** A to D. */
  readonly tier: string;
  readonly workingSince: number;
  readonly isHeros: boolean;
}

type Renowned = Pick<AcademicDoctor, 'tier' | 'rank' | 'hospitalLevel'>;

/** How known a doctor of this standing is, against the highest: chiefs of large hospitals lead, residents and townships do not. */
export const renownOf = ({ tier, rank, hospitalLevel }: Renowned): number =>
  ({ A: 1, B: 0.6, C: 0.35, D: 0.2 })[tier]! * [1, 0.7, 0.3, 0.06][rank]! * sizeOf(hospitalLevel);

const sizeOf = (level: string): number => (level.startsWith('3') ? 1 : level.startsWith('2') ? 0.12 : 0.03);

/** At most this many, also in the largest demo. */
const MOST = 640;

/** The main account's doctors first, then the others of tier A, each by importance. */
export async function academicDoctors(tx: Transaction, hero: string): Promise<AcademicDoctor[]> {
  return tx<AcademicDoctor[]>`
    select d.id::int, d.name, d.en_name as "enName", d.department_name as department, h.name as hospital, d.hospital_level as "hospitalLevel",
      c.name as city, p.name as province, d.province_code as "provinceCode", d.tier, coalesce(d.working_since, 2005) as "workingSince",
      coalesce(array_position(array['CHIEF_PHYSICIAN', 'ASSOCIATE_CHIEF_PHYSICIAN', 'ATTENDING_PHYSICIAN', 'RESIDENT_PHYSICIAN'], d.title_code), 4) - 1 as rank,
      case when d.department_code like '15%' then 'psychiatry' when d.department_code in ('03.03', '03.10', '07.08', '50.07') then 'neurology'
        else 'other' end as specialty, o.doctor_id is not null as "isHeros"
    from doctors d
    join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
    left join regions c on c.code = d.city_code
    left join regions p on p.code = d.province_code
    left join (select x.doctor_id from doctor_owners x join users u on u.enterprise_id = x.enterprise_id and u.id = x.user_id
      where x.enterprise_id = app.enterprise_id() and u.login = ${hero}) o on o.doctor_id = d.id
    where d.enterprise_id = app.enterprise_id() and (o.doctor_id is not null or d.tier = 'A')
    order by o.doctor_id is null, d.tier, d.id limit ${MOST}`;
}
