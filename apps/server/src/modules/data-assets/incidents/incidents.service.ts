// Incidents: reported, acknowledged, resolved, opened again (product 3.20).
import { joinedClauses, type Paged } from '@yijian/contract/core';
import {
  dataAssetErrors as errors,
  incidentActs,
  type Incident,
  type IncidentAct,
  type IncidentFilter,
  type IncidentKept,
  type IncidentQuery,
  type IncidentReport,
  type IncidentState,
} from '@yijian/contract/data-assets';
import { isAllowed } from '../../../platform/auth/index.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { assetOf } from '../assets/assets.policy.ts';
import { requireFit } from '../assets/data-assets.service.ts';
import { coarseCheck, hidesSmall } from '../assets/small-counts.policy.ts';
import { selectOwnerId } from '../assets/kept-assets.sql.ts';
import { actWords, factsIn, mayBegin, stateWords } from './incidents.policy.ts';
import {
  countIncidents,
  insertIncident,
  lockIncident,
  selectIncidents,
  selectOpenTwin,
  updateIncident,
  type IncidentChange,
  type IncidentFacts,
  type IncidentRow,
  type StoredIncident,
} from './incidents.sql.ts';

const WRITES = 'dataAssets:incidents:write';

export async function listIncidents(context: Context, query: IncidentQuery): Promise<Paged<Incident>> {
  const rows = await selectIncidents(context.sql, query, context.language);
  const totalElements = await countIncidents(context.sql, query);
  return { content: rows.map((row) => shown(context, row)), totalElements, totalIsExact: true };
}

export async function countAllIncidents(context: Context, filter: IncidentFilter): Promise<{ totalElements: number }> {
  return { totalElements: await countIncidents(context.sql, filter) };
}

function shown({ user, language }: Context, { code, rule, facts, note, ...row }: IncidentRow): Incident {
  const asset = assetOf(code);
  const mayWrite = isAllowed(user, WRITES);
  return {
    ...row,
    assetCode: code,
    assetName: asset.name[language],
    ruleName: asset.rules.find((one) => one.code === rule)?.name[language] ?? null,
    note: joinedClauses(
      [factsIn(language, dated(toldFacts(facts, hidesSmall(user, asset)))), note].filter((part) => part !== ''),
      language,
    ),
    openedAt: row.openedAt.toISOString(),
    acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null,
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    acts: mayWrite ? incidentActs.filter((act) => mayBegin(act, row.state)) : [],
  };
}

/** Without counts of one to nine where they are of patients. */
function toldFacts({ checked, failing, ...rest }: IncidentFacts, isCoarse: boolean): IncidentFacts {
  if (checked === undefined || failing === undefined) return rest;
  if (!isCoarse) return { ...rest, checked, failing };
  const coarse = coarseCheck({ rule: '', checked, failing });
  return coarse.failing === 0 ? rest : { ...rest, checked: coarse.checked, failing: coarse.failing };
}

/** The moment as a day in Shanghai. */
const dated = (facts: IncidentFacts): IncidentFacts =>
  facts.changedAt === undefined ? facts : { ...facts, changedAt: dayInShanghai(new Date(facts.changedAt)) };

export async function reportIncident(context: Context, { assetCode, note }: IncidentReport): Promise<IncidentKept> {
  const { sql, user, clock } = context;
  const id = await insertIncident(sql, {
    code: assetCode,
    kind: 'REPORTED',
    rule: null,
    facts: {},
    note,
    ownerId: await selectOwnerId(sql, assetCode),
    reporterId: user.id,
    at: clock.now(),
  });
  return { id: id!, state: 'OPEN', version: 1 };
}

interface Which {
  readonly id: string;
  readonly version: number;
}

export async function acknowledgeIncident(context: Context, which: Which): Promise<IncidentKept> {
  const found = await openFor(context, { ...which, act: 'acknowledge' });
  return move(context, found, { state: 'ACKNOWLEDGED', acknowledged_at: context.clock.now() });
}

export async function resolveIncident(
  context: Context,
  { resolution, ...which }: Which & { readonly resolution: string },
): Promise<IncidentKept> {
  const found = await openFor(context, { ...which, act: 'resolve' });
  const at = context.clock.now();
  return move(context, found, { state: 'RESOLVED', resolved_at: at, resolver_id: context.user.id, resolution });
}

export async function reopenIncident(
  context: Context,
  { note, ...which }: Which & { readonly note: string },
): Promise<IncidentKept> {
  const found = await openFor(context, { ...which, act: 'reopen' });
  if (await selectOpenTwin(context.sql, found)) throw fail(errors.openAlready);
  const ended = { resolved_at: null, resolver_id: null, resolution: '', acknowledged_at: null };
  return move(context, found, { state: 'OPEN', note, ...ended });
}

export async function assignIncident(
  context: Context,
  { ownerId, ...which }: Which & { readonly ownerId: string },
): Promise<IncidentKept> {
  const found = await openFor(context, { ...which, act: 'assign' });
  await requireFit(context, ownerId);
  return move(context, found, { owner_id: ownerId });
}

async function openFor(
  { sql, language }: Context,
  { id, version, act }: Which & { readonly act: IncidentAct },
): Promise<StoredIncident> {
  const found = await lockIncident(sql, id);
  if (found === undefined) throw fail(errors.incidentNotFound);
  if (!mayBegin(act, found.state))
    throw fail(errors.wrongState, { state: stateWords[found.state][language], act: actWords[act][language] });
  if (found.version !== version) throw fail(errors.changedMeanwhile, { version: found.version });
  return found;
}

async function move({ sql }: Context, found: StoredIncident, change: IncidentChange): Promise<IncidentKept> {
  await updateIncident(sql, found.id, change);
  const state: IncidentState = change.state ?? found.state;
  return { id: found.id, state, version: found.version + 1 };
}
