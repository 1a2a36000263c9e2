// Hold-outs: drawn once among those who stopped at a step, told with the difference between both groups (product 3.17).
import { randomBytes } from 'node:crypto';
import {
  LEAST_DRAWN,
  MOST_DRAWN,
  MOST_HOLDOUTS,
  heldOf,
  funnelErrors as errors,
  type Holdout,
  type HoldoutArm,
  type HoldoutDraft,
  type HoldoutDrawn,
  type HoldoutPeopleQuestion,
  type HoldoutPickQuestion,
  type PickedPeople,
} from '@yijian/contract/sales-funnels';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context, JsonText } from '../../../platform/http/index.ts';
import { sliceRows } from '../funnel/funnel.sql.ts';
import { peopleText } from '../people.policy.ts';
import { selectIds, selectPeople } from '../people.sql.ts';
import { daysOf, requireBreakdown, requireDefinition } from '../questions.policy.ts';
import { differenceOf, shareOf, verdictOf } from './effect.policy.ts';
import { armRows, selectArms, type ArmRow } from './effect.sql.ts';
import {
  deleteHoldout,
  insertDrawn,
  insertHoldout,
  selectHoldout,
  selectHoldouts,
  selectUrn,
  type HoldoutRow,
} from './holdouts.sql.ts';

const DAY = 86_400_000;

export async function listHoldouts(context: Context): Promise<Holdout[]> {
  const rows = await selectHoldouts(context.sql, context.user.id);
  return Promise.all(rows.map((row) => withEffect(context, row)));
}

/** The seed is drawn as well; the demo alone gives one, so that it comes out the same everywhere. */
export async function addHoldout(
  context: Context,
  { seed = randomBytes(8).toString('hex'), ...draft }: HoldoutDraft & { readonly seed?: string },
): Promise<HoldoutDrawn> {
  requireNextStep(draft);
  const { sql, user: viewer, clock } = context;
  const { definition, step, breakdown, value } = draft;
  const drawnAt = clock.now();
  const days = daysOf(definition.period, dayInShanghai(drawnAt));
  if ((await selectHoldouts(sql, viewer.id)).length >= MOST_HOLDOUTS)
    throw fail(errors.holdoutsFull, { most: MOST_HOLDOUTS });
  const rows = sliceRows(sql, { definition, days, viewer, step, kind: 'DROPPED', breakdown, value });
  const { count, ids, leftOut } = await selectUrn(sql, { rows, seed, at: drawnAt });
  if (count < LEAST_DRAWN) throw fail(errors.holdoutTooFew, { count, least: LEAST_DRAWN });
  if (count > MOST_DRAWN) throw fail(errors.holdoutTooMany, { count, most: MOST_DRAWN });
  const id = await insertHoldout(sql, {
    ...draft,
    definition: { ...definition, period: days },
    value: value ?? null,
    userId: viewer.id,
    seed,
    leftOut,
    drawnAt,
    endsAt: new Date(drawnAt.getTime() + draft.days * DAY),
  });
  if (id === undefined) throw fail(errors.holdoutNameTaken, { name: draft.name });
  const held = heldOf(count, draft.share);
  await insertDrawn(sql, { id, ids, held });
  return { id, treated: count - held, held, leftOut };
}

export async function removeHoldout(context: Context, id: string): Promise<null> {
  const { sql, user } = context;
  if (!(await deleteHoldout(sql, { id, userId: user.id }))) throw fail(errors.holdoutNotFound);
  return null;
}

export async function listHoldoutPeople(context: Context, question: HoldoutPeopleQuestion): Promise<JsonText> {
  const { sql, user: viewer, language } = context;
  const { id, arm, outcome, page, size } = question;
  const holdout = await openHoldout(context, id);
  const rows = armRows(sql, { holdout, viewer, arm, outcome });
  return peopleText(await selectPeople(sql, { rows, unit: 'DOCTOR', language, page, size }));
}

export async function pickHoldoutPeople(context: Context, { id }: HoldoutPickQuestion): Promise<PickedPeople> {
  const { sql, user: viewer } = context;
  const holdout = await openHoldout(context, id);
  return selectIds(sql, armRows(sql, { holdout, viewer, arm: 'TREATED', outcome: 'ALL' }));
}

function requireNextStep({ definition, breakdown, step }: HoldoutDraft): void {
  requireDefinition(definition);
  requireBreakdown({ definition, breakdown });
  if (definition.unit === 'HOSPITAL') throw fail(errors.holdoutOfHospitals);
  if (step > definition.steps.length) throw fail(errors.noStepOfNumber, { step });
  if (step === definition.steps.length) throw fail(errors.noNextStep, { step });
}

async function openHoldout({ sql, user }: Context, id: string): Promise<HoldoutRow> {
  const holdout = await selectHoldout(sql, { id, userId: user.id });
  if (holdout === undefined) throw fail(errors.holdoutNotFound);
  return holdout;
}

async function withEffect({ sql, user: viewer, clock }: Context, row: HoldoutRow): Promise<Holdout> {
  const arms = await selectArms(sql, { holdout: row, viewer });
  const [treated, held] = [armOf(arms, false), armOf(arms, true)];
  const { definition, step, drawnAt, endsAt, ...known } = row;
  const found = differenceOf(treated, held);
  return {
    ...known,
    from: definition.steps[step - 1]!,
    to: definition.steps[step]!,
    drawnAt: drawnAt.toISOString(),
    endsAt: endsAt.toISOString(),
    treated,
    held,
    difference: found?.difference ?? null,
    low: found?.low ?? null,
    high: found?.high ?? null,
    verdict: verdictOf({ treated, held, isOver: endsAt <= clock.now() }),
  };
}

const nobody = { drawn: 0, counted: 0, converted: 0, touched: 0 };

function armOf(arms: readonly ArmRow[], isHeld: boolean): HoldoutArm {
  const { drawn, counted, converted, touched } = arms.find((one) => one.isHeld === isHeld) ?? nobody;
  return { drawn, counted, converted, touched, share: shareOf({ counted, converted }) };
}
