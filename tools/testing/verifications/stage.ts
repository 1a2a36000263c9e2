// Doctors, certificates and people for tests of the verification: a request brought to the state that is asked for.
import { verificationEndpoints as calls, type RequestedFields } from '@yijian/contract/verifications';
import type { Caller, TestApp } from '../app.ts';
import { pdf } from './files.ts';

export interface Stage {
  readonly app: TestApp;
  readonly rep: Caller;
  readonly steward: Caller;
  /** A second steward, who supervises. */
  readonly second: Caller;
  /** Another doctor of the representative each time. */
  readonly doctor: () => Promise<{ id: string; name: string; hospitalId: string; departmentName: string }>;
  readonly drafted: (fields?: RequestedFields) => Promise<string>;
  readonly submitted: (fields?: RequestedFields) => Promise<string>;
  readonly picked: (fields?: RequestedFields) => Promise<string>;
  readonly stateOf: (id: string) => Promise<string>;
  /** Brings another certificate than any before to a request. */
  readonly bring: (requestId: string, more?: object) => ReturnType<Caller['call']>;
}

let numbers = 110_330_100_000_000;
export const nextNumber = (): string => String((numbers += 7));

/** A certificate of one page, another file for each number. */
export const licenceFile = (number: string) => ({
  name: 'licence.pdf',
  content: pdf({ trailer: `/Licence (${number})` }),
});

export async function openStage(app: TestApp): Promise<Stage> {
  await app.owner`
    insert into user_roles (enterprise_id, user_id, role_id)
    select u.enterprise_id, u.id, r.id from users u join roles r on r.enterprise_id = u.enterprise_id and r.code = 'STEW'
    where u.enterprise_id = 1 and u.login = 'wu.yue' on conflict do nothing`;
  const [rep, steward, second] = [await app.as('chen.yizhou'), await app.as('su.zhen'), await app.as('wu.yue')];
  const doctor: Stage['doctor'] = async () => {
    const [row] = await app.owner<Awaited<ReturnType<Stage['doctor']>>[]>`
      select d.id::text, d.name, d.hospital_id::text as "hospitalId", d.department_name as "departmentName" from doctor_owners o
      join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id
      join doctors d on d.enterprise_id = o.enterprise_id and d.id = o.doctor_id
      where u.login = 'chen.yizhou' and not exists (select from verification_requests r where r.enterprise_id = d.enterprise_id and r.doctor_id = d.id)
      order by d.id limit 1`;
    return row!;
  };
  const bring: Stage['bring'] = (requestId, more = {}) => {
    const number = nextNumber();
    const body = { requestId, type: 'PRACTICE', number, holderName: '测试', file: licenceFile(number), ...more };
    return rep.call(calls.uploadCertificate, { body });
  };
  const drafted: Stage['drafted'] = async (fields) => {
    const { id, name, hospitalId } = await doctor();
    const body = { doctorId: id, note: '', fields: fields ?? { name, hospital: hospitalId } };
    const kept = await rep.call(calls.save, { body });
    if (kept.status !== 200) throw new Error(`${kept.body.error}: ${kept.body.message}`);
    return kept.body.result.id;
  };
  const submitted: Stage['submitted'] = async (fields) => {
    const id = await drafted(fields);
    const brought = await bring(id);
    if (brought.status !== 200) throw new Error(`${brought.body.error}: ${brought.body.message}`);
    const sent = await rep.call(calls.submit, { params: { id } });
    if (sent.status !== 200) throw new Error(`${sent.body.error}: ${sent.body.message}`);
    return id;
  };
  const picked: Stage['picked'] = async (fields) => {
    const id = await submitted(fields);
    const taken = await steward.call(calls.pick, { params: { id } });
    if (taken.status !== 200) throw new Error(`${taken.body.error}: ${taken.body.message}`);
    return id;
  };
  const stateOf = async (id: string): Promise<string> => {
    const [row] = await app.owner<
      { state: string }[]
    >`select state from verification_requests where enterprise_id = 1 and id = ${id}`;
    return row?.state ?? '';
  };
  return { app, rep, steward, second, doctor, drafted, submitted, picked, stateOf, bring };
}
