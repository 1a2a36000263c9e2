// Seven kinds of write, each told by a mark of its own, and how often the database holds each mark.
import { dataModelEndpoints as data } from '@yijian/contract/data-models';
import { doctorKeepingEndpoints, doctorTaskWorkEndpoints } from '@yijian/contract/doctors';
import { hospitalEndpoints } from '@yijian/contract/hospitals';
import { savedSearchEndpoints } from '@yijian/contract/saved-searches';
import { taskEndpoints } from '@yijian/contract/tasks';
import { visitEndpoints } from '@yijian/contract/visits';
import type { Sql } from '../../apps/server/src/platform/db/index.ts';
import { shanghaiDay } from '../testing/days.ts';
import type { Client } from './client.ts';

/** Records that the writes refer to. */
export interface Ground {
  readonly doctorId: string;
  readonly hospitalId: string;
  /** Doctors of one act on many. */
  readonly doctorIds: readonly string[];
}

export interface Kind {
  readonly name: string;
  readonly login: string;
  /** Writes until it is answered; sends every call again under the same key when it was not. */
  readonly write: (client: Client, mark: string, ground: Ground) => Promise<unknown>;
  /** How many records one write makes. */
  readonly records: (ground: Ground) => number;
  /** Records by mark. */
  readonly counts: (sql: Sql) => Promise<readonly Marked[]>;
}

export interface Marked {
  readonly mark: string;
  readonly count: number;
}

const REP = 'chen.yizhou';
const STEWARD = 'su.zhen';
const ROWS = 40;
const one = (): number => 1;
/** Names of people hold letters only. */
export const lettersOf = (mark: string): string =>
  [...mark].map((sign) => (/\d/.test(sign) ? 'abcdefghij'[Number(sign)]! : sign)).join('');

export const kinds: readonly Kind[] = [
  {
    name: 'task',
    login: REP,
    write: (client, mark) =>
      client.ask(mark, taskEndpoints.create, { body: { title: mark, type: 'FOLLOW_UP', dueOn: shanghaiDay(8) } }),
    records: one,
    counts: (sql) =>
      sql<Marked[]>`select title as mark, count(*)::int from tasks where title like 'crash-task-%' group by 1`,
  },
  {
    name: 'visit',
    login: REP,
    write: (client, mark, { doctorId }) => {
      // Visits of one person do not overlap, and nobody of the demo plans so far ahead.
      const startsAt = new Date(
        Date.now() + 60 * 86_400_000 + Number(mark.split('-').at(-1)) * 5 * 60_000,
      ).toISOString();
      const body = { doctorId, visitType: 'FACE', visitPurposes: ['ACADEMIC'], startsAt, notes: mark, as: 'plan' };
      return client.ask(mark, visitEndpoints.add, { body });
    },
    records: one,
    counts: (sql) =>
      sql<Marked[]>`select notes as mark, count(*)::int from visits where notes like 'crash-visit-%' group by 1`,
  },
  {
    name: 'doctor',
    login: REP,
    write: (client, mark, { hospitalId }) => {
      const body = { name: lettersOf(mark), hospitalId, departmentName: '急诊科', own: false, reason: mark };
      return client.ask(mark, doctorKeepingEndpoints.add, { body });
    },
    records: one,
    counts: (sql) =>
      sql<
        Marked[]
      >`select creation_note as mark, count(*)::int from doctors where creation_note like 'crash-doctor-%' group by 1`,
  },
  {
    name: 'hospital',
    login: REP,
    write: (client, mark) =>
      client.ask(mark, hospitalEndpoints.add, { body: { name: mark, provinceCode: '330000', cityCode: '330100' } }),
    records: one,
    counts: (sql) =>
      sql<Marked[]>`select name as mark, count(*)::int from hospitals where name like 'crash-hospital-%' group by 1`,
  },
  {
    name: 'view',
    login: REP,
    write: (client, mark) => {
      const body = { list: `CRASH_${mark.split('-').at(-1)!}`, name: mark, parameters: { city: ['330100'] } };
      return client.ask(mark, savedSearchEndpoints.save, { body });
    },
    records: one,
    counts: (sql) =>
      sql<Marked[]>`select name as mark, count(*)::int from saved_searches where name like 'crash-view-%' group by 1`,
  },
  {
    name: 'act',
    login: REP,
    write: (client, mark, { doctorIds }) => {
      const body = { ids: doctorIds, title: mark, taskType: 'FOLLOW_UP', dueOn: shanghaiDay(9) };
      return client.ask(mark, doctorTaskWorkEndpoints.begin, { body });
    },
    records: ({ doctorIds }) => doctorIds.length,
    counts: (sql) =>
      sql<Marked[]>`select title as mark, count(*)::int from tasks where title like 'crash-act-%' group by 1`,
  },
  {
    name: 'upload',
    login: STEWARD,
    write: async (client, mark) => {
      const lines = Array.from({ length: ROWS }, (_, row) => `${mark}-${row},福建,福州`);
      const file = { name: `${mark}.csv`, content: `医院名称,省份,城市\n${lines.join('\n')}\n` };
      const { id } = await client.ask<{ id: string }>(mark, data.upload, { body: { file, model: 'hospitals' } });
      await client.commit(`${mark}-commit`, id);
    },
    records: () => ROWS,
    counts: (sql) => sql<Marked[]>`
      select substring(name from '^crash-upload-\\d+') as mark, count(*)::int from hospitals where name like 'crash-upload-%' group by 1`,
  },
];
