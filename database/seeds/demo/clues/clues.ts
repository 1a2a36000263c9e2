// Rule sets of marketing and the clues they found, made and followed by the product's own services (product 3.16).
import type { ActRule, ClueSetDraft, FitAttribute, FitRule } from '@yijian/contract/clue-scores';
import {
  addClueSet,
  applyClueSet,
  convertClue,
  followClue,
  scoreApplied,
  simulateClueSet,
} from '../../../../apps/server/src/modules/clue-scores/index.ts';
import type { Transaction } from '../../reference/index.ts';
import { actAs, findActor, type ActingContext } from '../acting.ts';
import { addDays, momentOf } from '../days.ts';

interface Desk {
  readonly enterpriseId: string;
  readonly today: string;
}

const fit = (name: string, points: number, attribute: FitAttribute, values: string[]): FitRule => ({
  axis: 'FIT',
  name,
  points,
  condition: { op: 'IS', attribute, values },
});
const act = (
  name: string,
  points: number,
  match: readonly [ActRule['match']['channel'], ActRule['match']['action']],
  change: Partial<ActRule> = {},
): ActRule => ({
  axis: 'ENGAGEMENT',
  name,
  points,
  match: { channel: match[0], action: match[1], subject: '', minSeconds: 0 },
  condition: null,
  frequency: 'EACH',
  cap: 30,
  windowDays: 180,
  halfLifeDays: 60,
  from: null,
  to: null,
  ...change,
});

const first: ClueSetDraft = {
  name: '学术互动评分 2025',
  productId: null,
  scoring: {
    rules: [
      fit('重点医生', 20, 'TIER', ['A']),
      act('阅读内容', 4, ['WECOM', 'READ']),
      act('观看直播', 8, ['LIVE', 'WATCHED']),
      act('参会', 12, ['MEETING', 'ATTENDED']),
    ],
    channelWeights: [],
    needsConsent: false,
    thresholds: { A: 50, B: 35, C: 18 },
  },
  openGrades: ['A'],
  slaDays: 10,
};

const second: ClueSetDraft = {
  name: '学术互动评分',
  productId: null,
  scoring: {
    rules: [
      fit('A 级医生', 20, 'TIER', ['A']),
      fit('B 级医生', 10, 'TIER', ['B']),
      fit('三甲医院', 8, 'HOSPITAL_LEVEL', ['3A']),
      act('阅读内容', 4, ['WECOM', 'READ'], { frequency: 'DAILY', cap: 24 }),
      act('观看直播', 8, ['LIVE', 'WATCHED'], { cap: 40 }),
      act('直播提问', 10, ['LIVE', 'ASKED'], { frequency: 'ONCE', cap: null }),
      act('参会', 12, ['MEETING', 'ATTENDED'], { cap: 48 }),
      act('继续教育', 6, ['EDUCATION', 'ACTED'], { frequency: 'DAILY' }),
    ],
    channelWeights: [{ channel: 'SMS', percent: 50 }],
    needsConsent: false,
    thresholds: { A: 40, B: 28, C: 16 },
  },
  openGrades: ['A'],
  slaDays: 7,
};

const draft: ClueSetDraft = {
  ...second,
  name: '学术互动评分（仅授权医生）',
  scoring: { ...second.scoring, needsConsent: true },
};

export async function storeClues(tx: Transaction, { enterpriseId, today }: Desk): Promise<void> {
  const market = await findActor(tx, { role: 'MKT' });
  const on = (days: number, minute = 600): ActingContext =>
    actAs(tx, { enterpriseId, user: market, when: new Date(momentOf(addDays(today, days), minute)) });
  const apply = async (set: ClueSetDraft, days: number): Promise<string> => {
    const { id } = await addClueSet(on(days), set);
    const simulated = await simulateClueSet(on(days, 610), { id, version: 1 });
    await applyClueSet(on(days, 620), { id, version: simulated.version });
    return id;
  };
  await apply(first, -200);
  await scoreApplied(on(-3), { setId: await apply(second, -3) });
  // It has been scored already.
  await tx`delete from outbox_events where topic = 'clue-scores.applied'`;
  await addClueSet(on(-1), draft);
  await followSome(tx, { enterpriseId, today });
  // Notices carry the time of the run.
  await tx`delete from notices where enterprise_id = app.enterprise_id() and kind like 'clue-scores.%'`;
}

/** Of every four clues one is being followed and one of those is converted. */
async function followSome(tx: Transaction, { enterpriseId, today }: Desk): Promise<void> {
  const clues = await tx<{ id: string; ownerId: string }[]>`
    select id::text, owner_id::text as "ownerId" from clues
    where enterprise_id = app.enterprise_id() and state = 'ASSIGNED' order by id`;
  for (const [at, { id, ownerId }] of clues.entries()) {
    if (at % 4 !== 0) continue;
    const user = await findActor(tx, { id: ownerId });
    const on = (days: number): ActingContext =>
      actAs(tx, { enterpriseId, user, when: new Date(momentOf(addDays(today, days), 660)) });
    await followClue(on(-2), id);
    if (at % 16 === 0) await convertClue(on(-1), { id, note: '已约科室会，医生愿意参加区域论坛' });
  }
}
