// One doctor's basics, and the rows of an export (specification 3, 7.5).
import { type GovernedFieldName, separators } from '@yijian/contract/core';
import { ruleOf } from '../../../platform/auth/index.ts';
import { governed, named, namedUser, type Fragment, type Sql, type Viewer } from '../../../platform/db/index.ts';
import { doctorWhere, type DoctorReading } from '../doctors-filter.sql.ts';
import { doctorScope } from '../doctors-scope.sql.ts';
import { tagNames } from '../tagging/doctor-tags.sql.ts';
import { doctorNames } from './doctor-names.sql.ts';
import { shownJson } from './doctors-shown.sql.ts';
import { opensNextTask } from './next-task.sql.ts';

/** What a list shows of a doctor and what is known beyond, as JSON text; the phone is masked. */
export async function selectBasics(
  sql: Sql,
  viewer: Viewer,
  id: string,
  language: 'zh' | 'en',
): Promise<string | undefined> {
  const seen = (field: GovernedFieldName, value: Fragment, blank?: Fragment): Fragment =>
    governed(sql, viewer, field, value, blank);
  const names = doctorNames(sql, language);
  // The id is a value of its own: under row security a coalesce over a subquery is no key, and every doctor would be read.
  const [row] = await sql<{ text: string }[]>`
    select (${shownJson(sql, viewer, language)}::jsonb || jsonb_build_object(
      'doctorSex', d.sex, 'nativePlace', ${seen('doctor.nativePlace', sql`coalesce(d.native_place, '')`)},
      'ageRange', ${seen('doctor.ageRange', ageBand(sql))},
      'workingTime', ${seen('doctor.workingTime', workingYears(sql), sql`null`)},
      'degreeTitle', ${seen('doctor.degreeTitle', sql`d.degree_title`)},
      'personalResume', ${seen('doctor.personalResume', sql`d.resume`)}, 'professionalDirection', d.professional_direction,
      'indication', d.indication, 'hospitalBeds', h.beds, 'hospitalYearOutpatient', h.yearly_outpatients,
      'practiceChannel', array[concat_ws(' ', ${names.hospital}, nullif(${names.department}, ''))],
      'enName', d.en_name, 'administrativePosition', array(select ${named(sql, language, 's')} from standard_titles s where s.code = d.administrative_position),
      'maskedPhone', ${seen('doctor.phone', sql`d.masked_phone`, sql`null`)},
      'archive', case when d.archived_at is null then null else jsonb_build_object('at', d.archived_at, 'reason', d.archive_reason, 'note', d.archive_note,
        'by', coalesce((select ${namedUser(sql, language, 'u')} from users u where u.enterprise_id = d.enterprise_id and u.id = d.archived_by), '')) end,
      'mergedFrom', r.id::text))::text as text
    from doctors d
    join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
    left join regions p on p.code = d.province_code
    left join regions c on c.code = d.city_code
    left join standard_titles t on t.code = d.title_code
    left join doctor_redirects r on r.enterprise_id = d.enterprise_id and r.doctor_id = d.id and r.id = ${id}
    where d.id = (select coalesce((select r.doctor_id from doctor_redirects r where r.id = ${id}), ${id})) and (d.is_enabled or d.archived_at is not null)
      and ${doctorScope(sql, viewer)}`;
  return row?.text;
}

const workingYears = (sql: Sql): Fragment =>
  sql`case when d.working_since is null then null else extract(year from now())::int - d.working_since end`;

/** A band of ten years: the exact age is nobody's business. */
function ageBand(sql: Sql): Fragment {
  return sql`case when d.birth_year is null then '' else
    concat(((extract(year from now())::int - d.birth_year) / 10) * 10, '–', ((extract(year from now())::int - d.birth_year) / 10) * 10 + 9) end`;
}

export interface ExportedDoctor {
  readonly doctorName: string;
  readonly doctorTitle: string;
  readonly hospital: string;
  readonly hospitalLevel: string;
  readonly department: string;
  readonly province: string;
  readonly city: string;
  readonly tier: string;
  readonly clueGrade: string | null;
  readonly clueScore: number | null;
  readonly contentSent: number | null;
  readonly contentOpened: number | null;
  readonly contentRead: number | null;
  readonly contentSentAt: Date | null;
  readonly tags: string;
  readonly coverageStatus: string;
  readonly isVerified: boolean;
  readonly owners: string;
  readonly lastVisitAt: Date | null;
  readonly nextTask: string | null;
}

/** The doctors an export holds, the ones visited last first; no telephone, no mail. */
export async function selectExport(
  sql: Sql,
  reading: DoctorReading,
  language: 'zh' | 'en',
  limit: number,
): Promise<ExportedDoctor[]> {
  const names = doctorNames(sql, language);
  const seesScores = ruleOf(reading.viewer, 'doctor.clueScore') === 'READ';
  const seesContent = ruleOf(reading.viewer, 'doctor.sentContent') === 'READ';
  const content = seesContent
    ? sql`d.content_sent as "contentSent", d.content_opened as "contentOpened", d.content_read as "contentRead", d.content_sent_at as "contentSentAt"`
    : sql`null::int as "contentSent", null::int as "contentOpened", null::int as "contentRead", null::timestamptz as "contentSentAt"`;
  const owners = sql`(select coalesce(string_agg(${names.owner}, ${separators[language]} order by o.id), '') from doctor_owners o
        join users u on u.id = o.user_id and u.enterprise_id = o.enterprise_id where o.doctor_id = d.id)`;
  return sql<ExportedDoctor[]>`
    select ${names.doctor} as "doctorName", ${names.title} as "doctorTitle", ${names.hospital} as hospital, d.hospital_level as "hospitalLevel",
      ${names.department} as department, ${names.province} as province, ${names.city} as city, d.tier,
      ${seesScores ? sql`s.grade` : sql`null::text`} as "clueGrade", ${seesScores ? sql`s.score::float8` : sql`null::float8`} as "clueScore", ${content},
      ${governed(sql, reading.viewer, 'doctor.tags', sql`array_to_string(${tagNames(sql, reading.viewer.id, language)}, ${separators[language]})`)} as tags, d.coverage_status as "coverageStatus", d.is_verified as "isVerified",
      ${governed(sql, reading.viewer, 'doctor.owners', owners)} as owners,
      d.last_visit_at as "lastVisitAt",
      case when ${opensNextTask(sql, reading.viewer)} then ${names.nextTask} end as "nextTask"
    from (select * from doctors d where ${doctorWhere(sql, reading)} and ${doctorScope(sql, reading.viewer)} order by d.last_visit_at desc nulls last, d.id limit ${limit}) d
    join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
    left join regions p on p.code = d.province_code
    left join regions c on c.code = d.city_code
    left join standard_titles t on t.code = d.title_code
    left join doctor_scores s on s.enterprise_id = d.enterprise_id and s.doctor_id = d.id
    order by d.last_visit_at desc nulls last, d.id`;
}
