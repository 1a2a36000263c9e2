// A tier set by hand: proposed with a reason, decided by the medical lead, told to those it concerns (product 3.4).
import type { Paged } from '@yijian/contract/core';
import {
  kolErrors,
  type DecidedOverride,
  type KolOverride,
  type NewOverride,
  type OverrideAct,
  type OverrideKept,
  type OverrideQuery,
} from '@yijian/contract/opinion-leaders';
import { byWhom } from '../../audit/index.ts';
import { findDoctorInScope } from '../../doctors/index.ts';
import { notify } from '../../notifications/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { askedOf, placeOf } from '../ranking/ranking.service.ts';
import { selectNames } from '../ranking/ranking.sql.ts';
import { stateWords, tierWords } from '../ranking/tier-words.policy.ts';
import { actsOn, stateAfter } from './overrides.policy.ts';
import {
  countOverrides,
  insertOverride,
  selectDeciders,
  selectOverrideForUpdate,
  selectOverrides,
  updateOverride,
  type StoredOverride,
} from './overrides.sql.ts';

const path = '/customer/KolMapping?view=overrides';

export async function listOverrides(context: Context, query: OverrideQuery): Promise<Paged<KolOverride>> {
  const { sql, user, language } = context;
  const rows = await selectOverrides(sql, { viewer: user, language }, query);
  return {
    totalElements: await countOverrides(sql, query),
    totalIsExact: true,
    content: rows.map(({ proposedBy, ...row }) => ({
      ...row,
      proposedAt: row.proposedAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
      acts: actsOn(user, { state: row.state, proposedBy }),
    })),
  };
}

/** Proposes for the area of the question; what the ranking says at this moment is kept beside. */
export async function proposeOverride(context: Context, draft: NewOverride): Promise<OverrideKept> {
  const { sql, user } = context;
  const asked = await askedOf(context, draft.question);
  if ((await findDoctorInScope(context, draft.doctorId)) === undefined) throw fail(kolErrors.doctorNotFound);
  const place = await placeOf(context, { asked, doctorId: draft.doctorId });
  if (place === undefined) throw fail(kolErrors.doctorNotFound);
  const { row } = place;
  if (row.computedTier === draft.tier) throw fail(kolErrors.overrideSame);
  const id = await insertOverride(sql, {
    doctorId: draft.doctorId,
    areaCode: draft.question.area,
    tier: draft.tier,
    computedTier: row.computedTier,
    reason: draft.reason,
    userId: user.id,
  });
  if (id === undefined) throw fail(kolErrors.overrideLive);
  for (const userId of await selectDeciders(sql, user.id))
    await notify(context, {
      userId,
      kind: 'opinion-leaders.proposed',
      title: { zh: '有一项 KOL 调级待您审批', en: 'A tier waits for your decision' },
      body: {
        zh: `${user.firstName} 提议将 ${row.name} 调为${tierWords[draft.tier].zh}`,
        en: `${user.firstName} proposes ${row.name} as ${tierWords[draft.tier].en}`,
      },
      path,
    });
  return { id, state: 'PROPOSED', version: 1 };
}

export function decideOverride(context: Context, decided: DecidedOverride & { id: string }): Promise<OverrideKept> {
  return step(context, decided);
}

export function withdrawOverride(
  context: Context,
  withdrawn: { id: string; note: string; version: number },
): Promise<OverrideKept> {
  return step(context, { act: 'withdraw', ...withdrawn });
}

interface Step {
  readonly id: string;
  readonly act: OverrideAct;
  readonly note: string;
  readonly version: number;
}

async function step(context: Context, { id, act, note, version }: Step): Promise<OverrideKept> {
  const { sql, user, language, clock } = context;
  const stored = await selectOverrideForUpdate(sql, id);
  if (stored === undefined) throw fail(kolErrors.overrideNotFound);
  const by = stored.state === 'PROPOSED' ? '' : await byWhom(context, { kind: 'kol_overrides', id });
  const state = stateAfter(act, { user, facts: stored, language, by });
  if (stored.version !== version) throw fail(kolErrors.changedMeanwhile, { version: stored.version });
  const next = await updateOverride(sql, id, { state, userId: user.id, at: clock.now(), note });
  if (stored.proposedBy !== user.id) await tell(context, stored, { state, note });
  return { id, state, version: next };
}

async function tell(
  context: Context,
  { proposedBy, doctorId, tier }: StoredOverride,
  { state, note }: { state: OverrideKept['state']; note: string },
): Promise<void> {
  const [doctor] = await selectNames(context.sql, [doctorId], 'zh');
  const name = doctor?.name ?? '';
  await notify(context, {
    userId: proposedBy,
    kind: 'opinion-leaders.decided',
    title: {
      zh: `${name} 调为${tierWords[tier].zh}：${stateWords[state].zh}`,
      en: `${name} as ${tierWords[tier].en}: ${stateWords[state].en}`,
    },
    body: { zh: note, en: note },
    path,
  });
}
