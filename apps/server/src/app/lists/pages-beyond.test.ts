// R3.2 A page beyond the end is empty and tells the same total as the first: every paged list of the contract.
import { effectOf } from '@yijian/contract/core';
import { expect, it } from 'vitest';
import { startTestApp } from '../../../../../tools/testing/app.ts';
import { readSettings } from '../../platform/config/index.ts';
import { rooms } from '../rooms.ts';

/** Pages of one row that no list of the demo has; some lists take none so far out, and the next is asked. */
const beyondAll = [99_999, 9_999, 999, 199];

interface Page {
  readonly content: readonly unknown[];
  readonly totalElements: number;
}

const isPage = (result: unknown): result is Page => {
  const { content, totalElements } = (result ?? {}) as Partial<Page>;
  return Array.isArray(content) && typeof totalElements === 'number';
};

it(
  'GEN-19 R3.2 a page beyond the end of any list invents no total',
  { timeout: 120_000 },
  async ({ onTestFinished }) => {
    const app = await startTestApp();
    onTestFinished(() => app.close());
    const [doctor] = await app.owner<{ id: string }[]>`
    select doctor_id::text as id from doctor_owners where enterprise_id = 1 order by id limit 1`;
    const readers = [await app.as('admin'), await app.as('chen.yizhou'), await app.as('su.zhen')];
    const params = { id: doctor!.id, doctorId: doctor!.id, userId: '1' };
    const paged = rooms(app.app.directory, readSettings({})).filter(({ row }) => {
      const { shape } = (row.query ?? {}) as { shape?: object };
      return effectOf(row) === 'read' && shape !== undefined && 'page' in shape && 'size' in shape;
    });
    const wrong: string[] = [];
    const read: string[] = [];
    for (const { name, row } of paged) {
      for (const reader of readers) {
        const ask = async (page: number): Promise<Page | undefined> => {
          const { status, body } = await reader.call(row, { params, query: { page, size: 1 }, body: {} });
          return status === 200 && isPage(body.result) ? body.result : undefined;
        };
        const first = await ask(0);
        if (first === undefined) continue;
        let beyond: Page | undefined;
        for (const page of beyondAll) beyond ??= await ask(page);
        const again = await ask(0);
        read.push(name);
        // What is written meanwhile, such as a line of a log, lies between the two counts.
        const isTrue =
          beyond !== undefined &&
          beyond.content.length === 0 &&
          beyond.totalElements >= first.totalElements &&
          beyond.totalElements <= (again?.totalElements ?? 0);
        if (!isTrue) wrong.push(`${name}: ${first.totalElements} rows, beyond them ${JSON.stringify(beyond)}`);
        break;
      }
    }
    expect(wrong).toEqual([]);
    expect(new Set(read).size).toBeGreaterThan(50);
  },
);
