// What guests did after they signed in as acts: opening a material, answering the survey; what a medical meeting was about stays with it.
import type { ActSource } from '../../doctors/index.ts';

export const surveyActs: ActSource = {
  source: 'meeting_survey_replies',
  acts: (sql) => sql`
    select g.doctor_id, null::bigint as user_id, r.at, 'SURVEY' as channel, 'ANSWERED' as action,
      case when m.purpose = 'PROMOTIONAL' then m.title else '' end as subject, null::int as duration_seconds, r.id as source_id
    from meeting_survey_replies r join meeting_guests g on g.enterprise_id = r.enterprise_id and g.id = r.guest_id
    join meetings m on m.enterprise_id = r.enterprise_id and m.id = r.meeting_id
    where r.enterprise_id = app.enterprise_id() and g.doctor_id is not null`,
};

export const materialActs: ActSource = {
  source: 'meeting_material_reads',
  acts: (sql) => sql`
    select g.doctor_id, null::bigint as user_id, r.at, 'EDUCATION' as channel, 'READ' as action,
      case when m.purpose = 'PROMOTIONAL' then b.title else '' end as subject, null::int as duration_seconds, r.id as source_id
    from meeting_material_reads r join meeting_guests g on g.enterprise_id = r.enterprise_id and g.id = r.guest_id
    join meetings m on m.enterprise_id = g.enterprise_id and m.id = g.meeting_id
    join library_materials b on b.enterprise_id = r.enterprise_id and b.id = r.material_id
    where r.enterprise_id = app.enterprise_id() and g.doctor_id is not null`,
};
