// Enterprise-chat contacts of the hero and of two colleagues, most of them bound to their doctors; names are those of the doctors.
import type { Transaction } from '../../reference/index.ts';
import { addDays, momentOf } from '../days.ts';
import type { DemoPlan } from '../plans.ts';
import type { Cast } from './cast.ts';

/** Contacts of a user, and how many of them are bound to doctors. */
const SIZES = { hero: { friends: 84, bound: 66 }, colleague: { friends: 40, bound: 32 } } as const;
const COLLEAGUES = 2;
/** Contacts are older than the first send over this channel. */
const SINCE = -380;

/** Only doctors who agreed to enterprise chat are among the contacts. */
export async function storeFriends(tx: Transaction, cast: Cast, plan: DemoPlan, today: string): Promise<void> {
  const found = [...cast.portfolios].find(([user]) => user.login === plan.hero.login);
  if (found === undefined) return;
  const hero = found[0].id;
  await storeOf(tx, { userId: hero, ...SIZES.hero, today });
  const colleagues = await tx<{ id: string }[]>`
    select o.user_id::text as id from doctor_owners o
    join user_roles ur on ur.enterprise_id = o.enterprise_id and ur.user_id = o.user_id
    join roles r on r.enterprise_id = ur.enterprise_id and r.id = ur.role_id and r.code = 'REP'
    where o.enterprise_id = app.enterprise_id() and o.user_id <> ${hero} group by o.user_id order by o.user_id limit ${COLLEAGUES}`;
  for (const { id } of colleagues) await storeOf(tx, { userId: id, ...SIZES.colleague, today });
  await tx`
    insert into channel_settings (doctor_id, channel, is_preferred, updated_at)
    select doctor_id, 'WECOM', true, bound_at from channel_bindings
    where enterprise_id = app.enterprise_id() order by doctor_id limit 4`;
}

interface Friends {
  readonly userId: string | number;
  readonly friends: number;
  readonly bound: number;
  readonly today: string;
}

/** A doctor of two colleagues is the contact of both and bound by the first. */
async function storeOf(tx: Transaction, { userId, friends, bound, today }: Friends): Promise<void> {
  await tx`
    insert into channel_friends (user_id, external_user_id, name, remark, corp_name, added_at, synced_at)
    select ${userId}, 'wm' || lpad(d.id::text, 10, '0'), d.name, left(d.name, 1) || '医生', '微信',
      ${new Date(momentOf(addDays(today, SINCE), 600))}::timestamptz + row_number() over (order by d.id) * interval '1 day',
      ${new Date(momentOf(today, 0))}
    from doctors d
    join doctor_owners o on o.enterprise_id = d.enterprise_id and o.doctor_id = d.id and o.user_id = ${userId}
    join doctor_channels c on c.enterprise_id = d.enterprise_id and c.doctor_id = d.id and c.channel = 'WECOM' and c.consent = 'OPT_IN'
    where d.enterprise_id = app.enterprise_id()
    order by d.id limit ${friends}`;
  await tx`
    insert into channel_bindings (doctor_id, external_user_id, user_id, bound_at)
    select substr(f.external_user_id, 3)::bigint, f.external_user_id, f.user_id, f.added_at + interval '1 day' from channel_friends f
    where f.enterprise_id = app.enterprise_id() and f.user_id = ${userId} order by f.external_user_id limit ${bound}
    on conflict (enterprise_id, external_user_id) do nothing`;
}
