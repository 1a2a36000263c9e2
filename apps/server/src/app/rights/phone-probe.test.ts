// Guessing numbers of doctors while a new one is typed: whoever may see none whole learns nothing, and every guess of anyone else counts (specification 6).
import { roleAdminEndpoints } from '@yijian/contract/administration';
import { doctorKeepingEndpoints as calls } from '@yijian/contract/doctors';
import { revealEndpoints as reveals } from '@yijian/contract/privacy';
import { userEndpoints } from '@yijian/contract/users';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { forgetReveals } from '../../../../../tools/testing/privacy/reveals.ts';
import { openVault, selectPersonal } from '../../platform/secrets/index.ts';

const LIMIT = 12;
const GUESSES = 40;
let app: TestApp;
let rep: Caller;
/** A doctor the representative looks after, and one outside; with the whole number of each. */
let own: Probe;
let far: Probe;

interface Probe {
  readonly id: string;
  readonly name: string;
  readonly hospitalId: string;
  readonly departmentName: string;
  readonly phone: string;
}

beforeAll(async () => {
  app = await startTestApp({ settings: { REVEALS_PER_DAY: String(LIMIT) } });
  rep = await app.as('chen.yizhou');
  own =
    await probe(`exists (select from doctor_owners o join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id
    where o.enterprise_id = 1 and o.doctor_id = d.id and u.login = 'chen.yizhou')`);
  far = await probe(`d.city_code <> all(select unnest(o.region_codes) from organizations o where o.enterprise_id = 1)
    and not exists (select from doctor_owners o where o.enterprise_id = 1 and o.doctor_id = d.id)`);
});
afterAll(() => app.close());
beforeEach(() => forgetReveals(app));

async function probe(condition: string): Promise<Probe> {
  const [row] = (await app.owner.unsafe(`
    select d.id::text as id, d.name, d.hospital_id::text as "hospitalId", d.department_name as "departmentName" from doctors d
    where d.enterprise_id = 1 and d.is_enabled and ${condition}
      and exists (select from personal_values p where p.enterprise_id = 1 and p.table_name = 'doctors' and p.row_id = d.id and p.field = 'PHONE')
    order by d.id limit 1`)) as unknown as [Omit<Probe, 'phone'>];
  const set = { enterpriseId: '1', table: 'doctors', field: 'PHONE' } as const;
  const bound = app.app.connections.bound('1');
  const phones = await selectPersonal(bound, openVault(app.database.keyFile), set, [row.id]);
  return { ...row, phone: phones.get(row.id)! };
}

/** Guesses around the number, the right one among them. */
const guessesOf = ({ phone }: Probe, count = GUESSES): string[] =>
  Array.from({ length: count }, (_, at) =>
    at === count >> 1
      ? phone
      : `${phone.slice(0, 3)}${String((Number(phone.slice(3, 7)) + at + 1) % 10_000).padStart(4, '0')}${phone.slice(7)}`,
  );

const typed = ({ name, hospitalId, departmentName }: Probe, phone: string) => ({
  name,
  hospitalId,
  departmentName,
  phone,
});
const ask = (caller: Caller, body: object) => caller.call(calls.findLikely, { body });
const told = async (caller: Caller, body: object): Promise<string> => {
  const answer = await ask(caller, body);
  return JSON.stringify({ status: answer.status, ...answer.body, requestId: '' });
};
/** How many different answers there are to all guesses: more than one is a signal. */
async function signals(caller: Caller, doctor: Probe, other: object = {}): Promise<number> {
  const answers = new Set<string>();
  for (const guess of guessesOf(doctor)) answers.add(await told(caller, { ...typed(doctor, guess), ...other }));
  return answers.size;
}
const linesOf = (login: string) =>
  app.owner<{ row_id: string | null; subject: string; category: string; field: string }[]>`
    select r.row_id::text, r.subject, r.category, r.field from reveals r join users u on u.enterprise_id = r.enterprise_id and u.id = r.user_id
    where u.login = ${login} order by r.id`;

/** The field rule of representatives, in force for the signed-in one. */
async function phoneRule(rule: 'MASK' | 'HIDE' | undefined): Promise<void> {
  const admin = await app.as('admin');
  const before = (await rep.call(userEndpoints.findInfo)).body.result.rights;
  const role = (await admin.call(roleAdminEndpoints.listRoles)).body.result.find(({ code }) => code === 'REP')!;
  const rules = rule === undefined ? [] : [{ field: 'doctor.phone' as const, rule }];
  const body = { rules, version: role.version };
  expect((await admin.call(roleAdminEndpoints.changeRoleFields, { params: { id: role.id }, body })).status).toBe(200);
  const rights = async () => (await rep.call(userEndpoints.findInfo)).body.result.rights;
  await expect.poll(rights, { timeout: 5000, interval: 20 }).not.toBe(before);
}

describe('no signal', () => {
  it('about a doctor outside the own range, whether the name is right or not', async () => {
    expect(await signals(rep, far)).toBe(1 + 1); // compared up to the limit, then said so: the same for right and wrong.
    await forgetReveals(app);
    const right = await told(rep, typed(far, far.phone));
    const wrong = await told(rep, typed(far, guessesOf(far)[0]!));
    expect(right).toBe(wrong);
    const elsewhere = { ...typed(far, far.phone), name: '查无此人', hospitalId: own.hospitalId };
    expect(await told(rep, elsewhere)).toBe(await told(rep, { ...elsewhere, phone: guessesOf(far)[0]! }));
  });

  it.each(['MASK', 'HIDE'] as const)('where the field is %s for the role, and no line is needed', async (rule) => {
    await phoneRule(rule);
    expect(await signals(rep, own)).toBe(1);
    const { result } = (await ask(rep, typed(own, own.phone))).body;
    expect(result.numbers).toBe('NOT_ALLOWED');
    expect(result.doctors.find(({ id }) => id === own.id)!.verdicts).not.toHaveProperty('phone');
    expect(await linesOf('chen.yizhou')).toEqual([]);
    await phoneRule(undefined);
  });

  it('from adding the doctor either, unless the number was compared before', async () => {
    const nobody = { name: '查无此人', hospitalId: far.hospitalId, departmentName: '无此科室' };
    const add = async (phone: string) => {
      const { status, body } = await rep.call(calls.add, { body: { ...nobody, hospitalId: own.hospitalId, phone } });
      if (status === 200) await app.owner`delete from doctors where enterprise_id = 1 and id = ${body.result.id}`;
      return [status, body.error];
    };
    for (const guess of [own.phone, far.phone, guessesOf(own)[0]!]) expect(await add(guess)).toEqual([200, undefined]);
    expect(await linesOf('chen.yizhou')).toEqual([]);
  });

  it('about a shared doctor: a share lets look only', async () => {
    const [colleague] = await app.owner<
      [{ id: string }]
    >`select id from users where enterprise_id = 1 and login = 'chen.yizhou'`;
    await app.owner`insert into record_shares (enterprise_id, resource, record_id, user_id, shared_by, until)
      values (1, 'doctor', ${far.id}, ${colleague.id}, (select id from users where enterprise_id = 1 and login = 'admin'), now() + interval '1 day')`;
    const shown = async () =>
      (await ask(rep, { name: far.name, hospitalId: far.hospitalId })).body.result.doctors.map(({ id }) => id);
    await expect.poll(shown, { timeout: 5000, interval: 20 }).toContain(far.id);
    const [right, wrong] = [await told(rep, typed(far, far.phone)), await told(rep, typed(far, guessesOf(far)[0]!))];
    expect(right).toBe(wrong);
    await app.owner`delete from record_shares where enterprise_id = 1 and record_id = ${far.id}`;
    await expect.poll(shown, { timeout: 5000, interval: 20 }).not.toContain(far.id);
  });
});

describe('where the caller may see the number whole', () => {
  it('a number is compared, and the line says whose it was or under which name it was typed', async () => {
    const hit = (await ask(rep, typed(own, own.phone))).body.result;
    expect([hit.numbers, hit.doctors[0]!.verdicts['phone']]).toEqual(['COMPARED', 'SAME']);
    const miss = (await ask(rep, typed(own, guessesOf(own)[0]!))).body.result;
    expect(miss.doctors.find(({ id }) => id === own.id)!.verdicts['phone']).toBe('DIFFERENT');
    expect(await linesOf('chen.yizhou')).toEqual([
      { row_id: own.id, subject: own.name, category: 'DUPLICATES', field: 'PHONE' },
      { row_id: null, subject: own.name, category: 'DUPLICATES', field: 'PHONE' },
    ]);
    const compliance = await app.as('shen.lian');
    const listed = (await compliance.call(reveals.listReveals, { query: {} })).body.result;
    expect(listed.content.map(({ rowId, category }) => [rowId, category])).toEqual([
      [null, 'DUPLICATES'],
      [own.id, 'DUPLICATES'],
    ]);
    const trail =
      await app.owner`select reason, new_values from audit_log where table_name = 'reveals' order by id desc limit 2`;
    expect(trail.map((line) => line['reason'])).toEqual(['DUPLICATES', 'DUPLICATES']);
    expect(JSON.stringify(trail)).not.toMatch(/search_number|\d{11}/);
  });

  it('the same number typed again is one comparison; another one counts with the numbers shown, and none is compared beyond the limit', async () => {
    const guesses = guessesOf(own, GUESSES);
    const outcomes: string[] = [];
    for (const guess of guesses) {
      await ask(rep, typed(own, guess));
      outcomes.push((await ask(rep, { ...typed(own, guess), departmentName: '' })).body.result.numbers);
    }
    expect(outcomes.filter((one) => one === 'COMPARED')).toHaveLength(LIMIT);
    expect(outcomes.slice(LIMIT).every((one) => one === 'LIMIT')).toBe(true);
    const over = (await ask(rep, typed(own, own.phone))).body.result;
    expect(over.doctors.find(({ id }) => id === own.id)!.verdicts).not.toHaveProperty('phone');
    const body = { field: 'PHONE', category: 'CONTACT', reason: '电话确认拜访时间' } as const;
    const shown = await rep.call(reveals.revealDoctor, { params: { id: own.id }, body });
    expect([shown.status, shown.body.error]).toEqual([409, 'privacy.revealLimit']);
  });

  it('guesses at the same time do not beat the limit', async () => {
    const answers = await Promise.all(guessesOf(own, LIMIT + 6).map((guess) => ask(rep, typed(own, guess))));
    expect(answers.filter(({ body }) => body.result.numbers === 'COMPARED')).toHaveLength(LIMIT);
  });
});
