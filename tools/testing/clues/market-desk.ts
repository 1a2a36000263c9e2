// Marketing at its desk: rule sets added, simulated, applied and scored.
import { clueEndpoints as clues, type ClueSet, type ClueSetDraft } from '@yijian/contract/clue-scores';
import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import type { Caller, TestApp } from '../app.ts';
import { simpleSet } from './rule-sets.ts';

export const draftSet = (change: Partial<ClueSetDraft> = {}): ClueSetDraft =>
  simpleSet({ name: `规则 ${randomUUID()}`, ...change });

export const withRules = (
  rules: ClueSetDraft['scoring']['rules'],
  change: Partial<ClueSetDraft['scoring']> = {},
): ClueSetDraft['scoring'] => ({ ...simpleSet().scoring, rules, ...change });

/** A product that no other test applies a set for. */
export async function addProduct(app: TestApp): Promise<string> {
  const [row] = await app.owner<{ id: string }[]>`
    insert into products (enterprise_id, code, name, en_name, generic_name, indication)
    values (1, ${randomUUID()}, '线索', 'Clue', '', '') returning id::text`;
  return row!.id;
}

export async function addSet(market: Caller, change: Partial<ClueSetDraft> = {}): Promise<string> {
  const answer = await market.call(clues.addSet, { body: draftSet(change) });
  expect(answer.body.code, answer.body.message).toBe(200);
  return answer.body.result.id;
}

export const findSet = async (market: Caller, id: string): Promise<ClueSet> =>
  (await market.call(clues.findSet, { params: { id } })).body.result;

export const simulateSet = (market: Caller, id: string, version = 1) =>
  market.call(clues.simulateSet, { params: { id }, body: { version } });

export const applySet = (market: Caller, id: string, version = 2) =>
  market.call(clues.applySet, { params: { id }, body: { version } });

/** Applied, and scored by the outbox. */
export async function addApplied(market: Caller, change: Partial<ClueSetDraft>): Promise<string> {
  const id = await addSet(market, change);
  expect((await simulateSet(market, id)).status).toBe(200);
  const answer = await applySet(market, id);
  expect(answer.body.code, answer.body.message).toBe(200);
  const isScored = async (): Promise<void> => expect((await findSet(market, id)).scoredAt).not.toBeNull();
  await vi.waitFor(isScored, { timeout: 60_000, interval: 200 });
  return id;
}
