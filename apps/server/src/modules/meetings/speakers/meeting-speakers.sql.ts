// Statements of the speakers of a meeting: what they answered, their contract, what they say of the service, what they were paid.
import type { MeetingSpeaker, ServiceState, SpeakerAnswer, SpeakingTerms } from '@yijian/contract/meetings';
import { named, namedUser, type Sql } from '../../../platform/db/index.ts';

export interface SpeakerRow {
  readonly doctor: { readonly id: string; readonly name: string };
  readonly reply: {
    readonly answer: SpeakerAnswer;
    readonly at: Date;
    readonly recordedBy: string | null;
    readonly note: string;
    readonly terms: SpeakingTerms;
    readonly termsHash: string;
  } | null;
  readonly contractUntil: string | null;
  readonly service: {
    readonly state: ServiceState;
    readonly minutes: number | null;
    readonly note: string;
    readonly at: string | null;
  };
  /** CNY before tax */
  readonly paid: number;
  readonly cancellationFee: number | null;
  readonly waiver: MeetingSpeaker['waiver'];
}

/** Whoever is on the agenda in its order, then whoever answered and is no longer on it. The caller has seen to the range. */
export function selectSpeakers(
  sql: Sql,
  { meetingId, language }: { readonly meetingId: string; readonly language: 'zh' | 'en' },
): Promise<SpeakerRow[]> {
  return sql<SpeakerRow[]>`
    select json_build_object('id', d.id::text, 'name', ${named(sql, language, 'd')}) as doctor,
      case when r.id is null then null else json_build_object('answer', r.answer, 'at', r.replied_at, 'note', r.note,
        'recordedBy', ${namedUser(sql, language, 'u')}, 'terms', r.terms, 'termsHash', r.terms_hash) end as reply,
      (select max(k.ends_on)::text from speakers s
        join speaker_contracts k on k.enterprise_id = s.enterprise_id and k.speaker_id = s.id and k.state = 'SIGNED'
        where s.enterprise_id = m.enterprise_id and s.doctor_id = d.id
          and (m.starts_at at time zone 'Asia/Shanghai')::date between k.starts_on and k.ends_on) as "contractUntil",
      json_build_object('state', coalesce(v.state, 'WAITING'), 'minutes', v.minutes, 'note', coalesce(v.note, ''),
        'at', v.decided_at) as service,
      coalesce(f.paid, 0)::float8 as paid, f.cancellation_fee::float8 as "cancellationFee",
      case when f.waived_at is null then null else json_build_object('fee', f.waived_fee, 'by', f.waived_by, 'reason', f.waive_reason,
        'recordedBy', ${namedUser(sql, language, 'w')}, 'at', f.waived_at) end as waiver
    from meetings m
    join lateral (select doctor_id, min(position) as first from (
        select i.speaker_id as doctor_id, i.position from meeting_agenda i
          where i.enterprise_id = m.enterprise_id and i.meeting_id = m.id and i.speaker_id is not null
        union all select q.doctor_id, null from meeting_speaker_replies q
          where q.enterprise_id = m.enterprise_id and q.meeting_id = m.id) either group by doctor_id) a on true
    join doctors d on d.enterprise_id = m.enterprise_id and d.id = a.doctor_id
    left join meeting_speaker_replies r on r.enterprise_id = m.enterprise_id and r.meeting_id = m.id and r.doctor_id = d.id
    left join users u on u.enterprise_id = r.enterprise_id and u.id = r.recorded_by
    left join meeting_services v on v.enterprise_id = m.enterprise_id and v.meeting_id = m.id and v.doctor_id = d.id
    left join meeting_speaker_fees f on f.enterprise_id = m.enterprise_id and f.meeting_id = m.id and f.doctor_id = d.id
    left join users w on w.enterprise_id = f.enterprise_id and w.id = f.waive_recorded_by
    where m.enterprise_id = app.enterprise_id() and m.id = ${meetingId}
    order by a.first nulls last, d.id`;
}
