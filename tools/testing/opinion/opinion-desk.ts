// Who asks for opinion in API tests, and what they ask for.
import { groupOpinionEndpoints as calls, type GroupQuestion } from '@yijian/contract/insights';
import type { Caller, TestApp } from '../app.ts';

export interface OpinionDesk {
  readonly market: Caller;
  /** Of a drug, by its name. */
  readonly idOf: (name: string) => string;
  /** All that is known of one drug for migraine, unless it is changed. */
  readonly question: (change?: Partial<GroupQuestion>) => GroupQuestion;
}

export async function opinionDesk(app: TestApp): Promise<OpinionDesk> {
  const market = await app.as('fang.ruogu');
  const { drugs } = (await market.call(calls.choices)).body.result;
  const idOf = (name: string): string => drugs.find((drug) => drug.name === name)!.id;
  const question = (change: Partial<GroupQuestion> = {}): GroupQuestion => ({
    indications: ['MIGRAINE'],
    drugIds: [idOf('泰舒宁')],
    provinceCode: 'ALL',
    cityCode: 'ALL',
    departmentCodes: [],
    tiers: [],
    period: 'ALL',
    ...change,
  });
  return { market, idOf, question };
}
