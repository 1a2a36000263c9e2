// Valid examples of what handovers, territories, keys for machines and background work write.
import { apiKeyEndpoints as keys } from '@yijian/contract/api-keys';
import { handoverEndpoints as handovers } from '@yijian/contract/handovers';
import { jobRunEndpoints as jobs } from '@yijian/contract/job-runs';
import { territoryEndpoints as territories } from '@yijian/contract/territories';
import type { Desk } from './desk.ts';
import { shanghaiDay } from '../days.ts';

export async function writeMachinery({ as, write, app, id }: Desk): Promise<void> {
  const admin = await as('admin');
  const service = await id(app.owner<{ id: string }[]>`
    insert into users (enterprise_id, login, first_name, user_type, organization_id)
    select enterprise_id, 'writes.service', '写入服务', 'SYSTEM', organization_id from users
    where enterprise_id = 1 and login = 'chen.yizhou' returning id::text`);
  await app.owner`
    insert into user_roles (enterprise_id, user_id, role_id) select 1, ${service}, id from roles where enterprise_id = 1 and code = 'REP'`;
  const expiresOn = shanghaiDay(30);
  const key = { name: '写入密钥', userId: service, permissions: ['customer:doctors:read'], expiresOn };
  const made = await write(admin, keys.add, { body: key });
  await write(admin, keys.revoke, { params: { id: made.id } });
  const failed = () =>
    id(app.owner<{ id: string }[]>`
      insert into outbox_events (enterprise_id, topic, payload, attempts, failed_at, last_error)
      values (1, 'nobody.listens', '{}', 5, now(), '对方没有应答') returning id::text`);
  await write(admin, jobs.retryDelivery, { params: { id: await failed() } });
  await write(admin, jobs.cancelDelivery, { params: { id: await failed() } });
}

export async function writeOwnership({ as, write, app, userId }: Desk): Promise<void> {
  const admin = await as('admin');
  const [from, to] = [await userId('duan.qingyue'), await userId('qi.wangshu')];
  const { stamp } = (await admin.call(handovers.preview, { params: { id: from } })).body.result;
  const assignments = [{ kind: 'doctors' as const, toUserId: to }];
  const begun = await write(admin, handovers.begin, { body: { fromUserId: from, stamp, reason: '休假', assignments } });
  await write(admin, handovers.undo, { params: { id: begun.id } });

  const [team] = await app.owner<{ id: string; city: string }[]>`
    select g.id::text as id, g.region_codes[1] as city from organizations g
    where g.enterprise_id = 1 and g.type = 'TEAM' and cardinality(g.region_codes) > 0 order by g.id limit 1`;
  const [next] = await app.owner<{ id: string; userId: string }[]>`
    select o.id::text as id, u.id::text as "userId" from organizations o
    join users u on u.enterprise_id = o.enterprise_id and u.organization_id = o.id
    where o.enterprise_id = 1 and u.is_enabled and u.may_log_in and o.id <> ${team!.id} and o.type = 'TEAM' order by o.id limit 1`;
  const change = {
    regionCodes: [team!.city],
    fromOrganizationId: team!.id,
    toOrganizationId: next!.id,
    receiverId: next!.userId,
  };
  const preview = (await admin.call(territories.preview, { body: change })).body.result;
  await write(admin, territories.move, { body: { ...change, stamp: preview.stamp, reason: '调整' } });
}
