// Enterprise-chat contacts of the hero, some of them bound to their doctors; names are those of the doctors.
import type { Transaction } from '../../reference/index.ts';
import { addDays, momentOf } from '../days.ts';
import type { DemoPlan } from '../plans.ts';
import type { Cast } from './cast.ts';

const BOUND = 9;
const FRIENDS = 24;

/** Only doctors who agreed to enterprise chat are among the contacts. */
export async function storeFriends(tx: Transaction, cast: Cast, plan: DemoPlan, today: string): Promise<void> {
  const found = [...cast.portfolios].find(([user]) => user.login === plan.hero.login);
  if (found === undefined) return;
  const hero = found[0].id;
  const at = new Date(momentOf(today, 0));
  await tx`
    insert into channel_friends (user_id, external_user_id, name, remark, corp_name, added_at, synced_at)
    select ${hero}, 'wm' || lpad(d.id::text, 10, '0'), d.name, left(d.name, 1) || '医生', '微信',
      ${new Date(momentOf(addDays(today, -200), 600))}::timestamptz + row_number() over (order by d.id) * interval '1 day', ${at}
    from doctors d
    join doctor_owners o on o.enterprise_id = d.enterprise_id and o.doctor_id = d.id and o.user_id = ${hero}
    join doctor_channels c on c.enterprise_id = d.enterprise_id and c.doctor_id = d.id and c.channel = 'WECOM' and c.consent = 'OPT_IN'
    where d.enterprise_id = app.enterprise_id()
    order by d.id limit ${FRIENDS}`;
  await tx`
    insert into channel_bindings (doctor_id, external_user_id, user_id, bound_at)
    select substr(f.external_user_id, 3)::bigint, f.external_user_id, f.user_id, f.added_at + interval '1 day' from channel_friends f
    where f.enterprise_id = app.enterprise_id() order by f.external_user_id limit ${BOUND}`;
  await tx`
    insert into channel_settings (doctor_id, channel, is_preferred, updated_at)
    select doctor_id, 'WECOM', true, bound_at from channel_bindings
    where enterprise_id = app.enterprise_id() order by doctor_id limit 4`;
}
