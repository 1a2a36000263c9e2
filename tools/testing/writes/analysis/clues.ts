// Valid examples of what clue scoring writes.
import { clueEndpoints as clues } from '@yijian/contract/clue-scores';
import { vi } from 'vitest';
import { simpleSet } from '../../clues/rule-sets.ts';
import type { Desk } from '../desk.ts';

export async function writeClues({ as, write }: Desk): Promise<void> {
  const market = await as('fang.ruogu');
  const set = simpleSet({ name: '写入的规则集' });
  const { id } = await write(market, clues.addSet, { body: set });
  const params = { id };
  await write(market, clues.changeSet, { params, body: { ...set, slaDays: 5, version: 1 } });
  const copy = await write(market, clues.copySet, { params });
  await write(market, clues.deleteSet, { params: { id: copy.id } });
  await write(market, clues.simulateSet, { params, body: { version: 2 } });
  await write(market, clues.applySet, { params, body: { version: 3 } });
  await followClues({ as, write });
}

/** Clues of the set of the demo, or those that scoring opens. */
async function followClues({ as, write }: Pick<Desk, 'as' | 'write'>): Promise<void> {
  const [rep, manager] = [await as('chen.yizhou'), await as('zhou.minxing')];
  const query = { whose: 'OWN', state: 'ASSIGNED', size: 10 } as const;
  const [first, second, third] = await vi.waitFor(
    async () => {
      const { content } = (await rep.call(clues.list, { query })).body.result;
      if (content.length < 3) throw new Error('the representative has fewer than three clues');
      return content;
    },
    { timeout: 30_000, interval: 200 },
  );
  const body = { note: '写入的结果' };
  await write(rep, clues.follow, { params: { id: first!.id } });
  await write(rep, clues.convert, { params: { id: first!.id }, body });
  await write(rep, clues.invalidate, { params: { id: second!.id }, body });
  await write(manager, clues.recycle, { body: { ids: [third!.id], reason: '久未跟进' } });
  await write(manager, clues.assign, { body: { ids: [third!.id], userId: first!.ownerId! } });
}
