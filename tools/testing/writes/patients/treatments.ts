// Valid examples of what the room of treatment records writes: an export, which needs an approval.
import { treatmentRecordEndpoints as calls } from '@yijian/contract/treatment-records';
import { why } from '../customers.ts';
import type { Desk } from '../desk.ts';

export async function writeTreatments({ app, as, write }: Desk): Promise<void> {
  await app.owner`
    insert into export_approvals (enterprise_id, user_id, resource, rows_limit, granted_by, valid_until)
    select 1, u.id, 'treatment-records', 100, c.id, now() + interval '1 day' from users u, users c
    where u.enterprise_id = 1 and u.login = 'su.zhen' and c.enterprise_id = 1 and c.login = 'shen.lian'`;
  await write(await as('su.zhen'), calls.export, { body: { ...why, indication: ['PARKINSON'] } });
}
