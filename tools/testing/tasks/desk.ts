// People around one representative and tasks of theirs, for tests of the tasks.
import { taskEndpoints as calls, type NewTask } from '@yijian/contract/tasks';
import { expect } from 'vitest';
import type { Caller, TestApp } from '../app.ts';
import { shanghaiDay } from '../days.ts';

export interface Desk {
  readonly rep: Caller;
  /** A colleague of the same team. */
  readonly friend: Caller;
  /** Who leads both. */
  readonly manager: Caller;
  /** Somebody of another team. */
  readonly stranger: Caller;
  readonly repId: string;
  readonly friendId: string;
  /** A doctor of the representative. */
  readonly doctorId: string;
  readonly idOf: (login: string) => Promise<string>;
  /** Adds a task, of the representative unless somebody else makes it; answers its id. */
  readonly make: (part?: Partial<NewTask>, who?: Caller) => Promise<string>;
  readonly find: (id: string, who?: Caller) => Promise<Found>;
}

type Found = Awaited<ReturnType<typeof found>>;

const found = async (who: Caller, id: string) => (await who.call(calls.find, { params: { id } })).body.result;

export const draft = (part: Partial<NewTask> = {}) => ({
  title: '准备资料',
  type: 'FOLLOW_UP',
  dueOn: shanghaiDay(3),
  ...part,
});

export async function openDesk(app: TestApp): Promise<Desk> {
  const idOf: Desk['idOf'] = async (login) => {
    const [row] = await app.owner<[{ id: string }]>`
      select id::text from users where login = ${login} order by enterprise_id limit 1`;
    return row.id;
  };
  const [rep, friend, manager, stranger] = await Promise.all([
    app.as('chen.yizhou'),
    app.as('qi.wangshu'),
    app.as('zhou.minxing'),
    app.as('fei.lanting'),
  ]);
  const [doctor] = await app.owner<[{ id: string }]>`
    select o.doctor_id::text as id from doctor_owners o join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id
    where u.login = 'chen.yizhou' order by o.doctor_id limit 1`;
  const make: Desk['make'] = async (part = {}, who = rep) => {
    const { status, body } = await who.call(calls.create, { body: draft(part) });
    expect([status, body.message]).toEqual([200, expect.anything()]);
    return body.result.id;
  };
  const [repId, friendId] = [await idOf('chen.yizhou'), await idOf('qi.wangshu')];
  const people = { rep, friend, manager, stranger, repId, friendId, doctorId: doctor.id };
  return { ...people, idOf, make, find: (id, who = rep) => found(who, id) };
}
