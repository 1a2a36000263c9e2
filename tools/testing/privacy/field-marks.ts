// One doctor, one hospital, one visit and one colleague whose governed fields hold values that no other record has, so that any answer that shows one gives it away.
import type { GovernedFieldName } from '../../../packages/contract/src/core/index.ts';
import type { TestApp } from '../app.ts';

/** What betrays each field in the text of an answer. Fields of few values are empty everywhere but in the marked record. */
export const fieldMarks: Readonly<Record<GovernedFieldName, RegExp>> = {
  'doctor.phone': /159\*{4}7731/,
  'doctor.personalResume': /简历记号甲/,
  'doctor.ageRange': /"(?:ageRange|age)":"[^"]|"birthYear":\d/,
  'doctor.nativePlace': /籍贯记号甲/,
  'doctor.workingTime': /"(?:workingTime|workingSince)":(?:"[^"]|\d)/,
  'doctor.degreeTitle': /学历记号甲/,
  'doctor.tags': /标签记号甲/,
  'doctor.owners': /"owners":\[[^\]]|"ownerName":"负责记号甲/,
  'doctor.clueScore': /7731\.5|"clueGrade":"/,
  'doctor.sentContent': /"sentContent":\{/,
  'doctor.academicDetail': /著作记号甲/,
  'hospital.telephone': /0512-7731773/,
  'hospital.contact': /接待记号甲/,
  'visit.notes': /要点记号甲/,
  'visit.questions': /提问记号甲/,
  'visit.visitResults': /"visitResults":"[A-Z]/,
  'visit.nextStep': /下步记号甲/,
  'user.phone': /158\*{4}7731/,
  'user.email': /mark\.one@yijian\.example/,
  'user.workId': /W-7731-甲/,
};

export interface MarkedRecords {
  readonly doctorId: string;
  readonly hospitalId: string;
  readonly visitId: string;
  readonly userId: string;
  readonly publicationId: string;
}

/** Marks a doctor of `owner`, whom a colleague of the same team visited; who visited is nobody of `readers`. */
export async function markFields(app: TestApp, owner: string, readers: readonly string[]): Promise<MarkedRecords> {
  const [found] = await app.owner<MarkedRecords[]>`
    select d.id as "doctorId", d.hospital_id as "hospitalId", u.id as "userId", m.publication_id as "publicationId", v.id as "visitId"
    from users o join doctor_owners w on w.enterprise_id = o.enterprise_id and w.user_id = o.id
    join doctors d on d.enterprise_id = o.enterprise_id and d.id = w.doctor_id and d.is_enabled
    join authorship_matches m on m.enterprise_id = d.enterprise_id and m.doctor_id = d.id and m.state = 'CONFIRMED'
    join users u on u.enterprise_id = o.enterprise_id and u.organization_id = o.organization_id and u.is_enabled and not u.login = any (${readers as string[]})
    join visits v on v.enterprise_id = o.enterprise_id and v.doctor_id = d.id and v.is_counted and not v.is_medical
    where o.enterprise_id = 1 and o.login = ${owner} order by d.id, m.publication_id, v.id desc, u.id limit 1`;
  if (found === undefined) throw new Error('the demo has no doctor with an owner, a colleague, a work and a visit');
  const { doctorId, hospitalId, userId, publicationId, visitId } = found;
  await app.owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`update doctors set birth_year = null, working_since = null where enterprise_id = 1`;
    await tx`delete from doctor_scores where enterprise_id = 1`;
    await tx`update doctors set masked_phone = '159****7731', resume = '简历记号甲', birth_year = 1971, working_since = 1995,
      native_place = '籍贯记号甲', degree_title = '学历记号甲'
      where enterprise_id = 1 and id = ${doctorId}`;
    await tx`insert into doctor_scores (enterprise_id, doctor_id, score, grade) values (1, ${doctorId}, 7731.5, 'A')`;
    await tx`delete from doctor_owners where enterprise_id = 1 and doctor_id <> ${doctorId}`;
    await tx`update tag_terms set name = '标签记号甲' where enterprise_id = 1
      and id = (select min(id) from tag_terms where enterprise_id = 1 and group_id is not null)`;
    await tx`insert into doctor_tags (enterprise_id, doctor_id, term_id)
      select 1, ${doctorId}, id from tag_terms where enterprise_id = 1 and name = '标签记号甲' on conflict do nothing`;
    await tx`update publications set title = '著作记号甲' where enterprise_id = 1 and id = ${publicationId}`;
    await tx`update hospitals set telephone = '0512-7731773', reception_rule = reception_rule || '{"contact": "接待记号甲"}'
      where enterprise_id = 1 and id = ${hospitalId}`;
    await tx`update visits set visit_results = null where enterprise_id = 1`;
    await tx`update visits set user_id = ${userId}, notes = '要点记号甲', questions = '提问记号甲', visit_results = 'POSITIVE',
      next_step = '下步记号甲' where enterprise_id = 1 and id = ${visitId}`;
    await tx`update users set masked_phone = '158****7731', email = 'mark.one@yijian.example', work_id = 'W-7731-甲'
      where enterprise_id = 1 and id = ${userId}`;
  });
  return found;
}
