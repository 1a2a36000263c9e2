// Fifty thousand doctors who agreed to an SMS and have a phone of their own, planted for the row of sending and taken away again.
import type postgres from 'postgres';
import { openVault, upsertPersonal } from '../../../apps/server/src/platform/secrets/index.ts';
import type { MeetingStage } from '../meetings/meeting-stage.ts';
import { BASE } from '../meetings/people-fill.ts';

/** Behind the guests of the meetings, whose budget of contacts is used up. */
const FIRST = BASE + 300_000;
export const AUDIENCE = 50_000;
/** Of so many doctors one withdrew. */
const LEAVING = 100;
const PART = 5_000;
export const TAG = '五万人发送';

export async function plantAudience({ stage, owner, keyFile }: MeetingStage): Promise<void> {
  await removeAudience(owner);
  const [term] = await owner<[{ id: string }]>`
    insert into tag_terms (group_id, name) select min(id), ${TAG} from tag_groups where enterprise_id = 1 returning id::text as id`;
  await owner.begin(async (tx) => {
    // Neither the trail nor derived columns are what is measured.
    await tx`set local session_replication_role = replica`;
    await tx`
      insert into doctor_tags (doctor_id, term_id) select ${FIRST}::bigint + n, ${term.id} from generate_series(0, ${AUDIENCE - 1}::int) n`;
    await tx`
      insert into consents (doctor_id, purpose, channel, event, text_id, source, at)
      select ${FIRST}::bigint + n, 'CONTENT', 'SMS', case when n % ${LEAVING} = 0 then 'WITHDRAWN' else 'GRANTED' end, t.id, 'PAPER', now() - interval '1 day'
      from generate_series(0, ${AUDIENCE - 1}::int) n, (select max(id) as id from consent_texts where enterprise_id = 1 and purpose = 'CONTENT' and channel = 'SMS') t`;
    // Such a row runs at any hour.
    await tx`
      insert into rule_versions (code, version, valid_from, is_hard, figures, message, en_message, source, note)
      select code, version + 1, valid_from, is_hard, '{"sends.quietFrom": 0, "sends.quietTo": 0}', message, en_message, source, ${TAG}
      from rule_versions where enterprise_id = 1 and code = 'C2' order by version desc limit 1`;
  });
  const vault = openVault(keyFile);
  const set = { enterpriseId: stage.enterpriseId, table: 'doctors', field: 'PHONE' } as const;
  for (let from = 0; from < AUDIENCE; from += PART)
    await upsertPersonal(
      owner,
      vault,
      set,
      Array.from({ length: PART }, (_, n) => ({
        rowId: String(FIRST + from + n),
        value: `138${10_000_000 + from + n}`,
      })),
    );
  await owner`analyze doctor_tags, consents, personal_values`;
}

export const EXPECTED = AUDIENCE - AUDIENCE / LEAVING;

/** An article that may go to doctors today. */
export async function findArticle(owner: postgres.Sql): Promise<string> {
  const [row] = await owner<[{ id: string }]>`
    select id::text as id from articles where enterprise_id = 1 and state = 'PUBLISHED' and audience = 'PROMOTIONAL' and expires_on > now() + interval '2 days'
    order by id desc limit 1`;
  return row.id;
}

export async function removeAudience(owner: postgres.Sql): Promise<void> {
  await owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    const among = tx`doctor_id between ${FIRST} and ${FIRST + AUDIENCE - 1}`;
    const sends = await tx<{ id: string }[]>`
      delete from sends where enterprise_id = 1 and id in (select distinct send_id from send_recipients where enterprise_id = 1 and ${among}) returning id`;
    await tx`delete from send_recipients where enterprise_id = 1 and send_id = any(${sends.map(({ id }) => id)}::bigint[])`;
    await tx`delete from consents where enterprise_id = 1 and ${among}`;
    // What the messages came to beside themselves: events, acts of the doctors, counts in the customer list.
    await tx`delete from outbox_events where enterprise_id = 1 and topic = 'doctors.touched'`;
    await tx`delete from interactions where enterprise_id = 1 and ${among}`;
    await tx`
      update doctors set content_sent = 0, content_opened = 0, content_read = 0, content_sent_at = null
      where enterprise_id = 1 and id between ${FIRST} and ${FIRST + AUDIENCE - 1} and content_sent_at is not null`;
    await tx`
      delete from personal_values where enterprise_id = 1 and table_name = 'doctors' and field = 'PHONE' and row_id between ${FIRST} and ${FIRST + AUDIENCE - 1}`;
    await tx`delete from doctor_tags where enterprise_id = 1 and term_id in (select id from tag_terms where enterprise_id = 1 and name = ${TAG})`;
    await tx`delete from tag_terms where enterprise_id = 1 and name = ${TAG}`;
    await tx`delete from rule_versions where enterprise_id = 1 and note = ${TAG}`;
  });
}
