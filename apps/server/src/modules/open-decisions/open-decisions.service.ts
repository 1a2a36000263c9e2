// The one place to decide: what every room offers, in one order, counted the same way, decided by the rooms (product 3.22).
import { coreErrors, type Paged } from '@yijian/contract/core';
import {
  DecisionKind,
  decisionErrors,
  type Deciding,
  type DecidingAnswer,
  type Decision,
  type DecisionCount,
  type DecisionFilter,
  type DecisionQuery,
} from '@yijian/contract/open-decisions';
import { Failure, fail, wordsOf } from '../../platform/errors/index.ts';
import { totalOf, type Context } from '../../platform/http/index.ts';
import {
  mergeDecisions,
  secondsBetween,
  slaOf,
  type Decided,
  type DecisionSource,
  type DecisionsAsked,
} from './sources.policy.ts';

type WithSources<T> = T & { readonly sources: readonly DecisionSource[] };

/** Which sources are asked for what: a kind that is none of the list is the key of a process. */
function askedOf({ sources, kind, ...filter }: WithSources<DecisionFilter>): [DecisionSource, DecisionsAsked][] {
  const wanted = DecisionKind.safeParse(kind);
  return sources.flatMap((source): [DecisionSource, DecisionsAsked][] => {
    if (kind === undefined) return [[source, { ...filter, kinds: source.kinds }]];
    const kinds = source.kinds.filter((one) => (wanted.success ? one === wanted.data : one === 'WORKFLOW'));
    if (kinds.length === 0) return [];
    return [[source, { ...filter, kinds, definitionKey: wanted.success ? undefined : kind }]];
  });
}

export async function listDecisions(context: Context, input: WithSources<DecisionQuery>): Promise<Paged<Decision>> {
  const { page, size, sort = 'risk,desc', count, ...filter } = input;
  const limit = (page + 1) * size;
  const lists: Awaited<ReturnType<DecisionSource['list']>>[] = [];
  for (const [source, asked] of askedOf(filter)) lists.push(await source.list(context, { ...asked, sort, limit }));
  const rows = mergeDecisions(lists, { sort, limit }).slice(page * size);
  const now = context.clock.now();
  return {
    content: rows.map(({ createdAt, dueAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      dueAt: dueAt?.toISOString() ?? null,
      ageSeconds: secondsBetween(createdAt, now),
      sla: slaOf(createdAt, dueAt, now),
    })),
    ...(await totalOf(rows.length, { page, size, count }, async () => (await countDecisions(context, filter)).total)),
  };
}

export async function countDecisions(context: Context, input: WithSources<DecisionFilter>): Promise<DecisionCount> {
  const sum = { total: 0, late: 0 };
  for (const [source, asked] of askedOf(input)) {
    const { total, late } = await source.count(context, asked);
    sum.total += total;
    sum.late += late;
  }
  return sum;
}

/** Each in a transaction of its own: one that cannot be decided leaves the others alone. */
export async function decide(
  context: Context,
  { sources, items, approve, reason }: WithSources<Deciding>,
): Promise<DecidingAnswer> {
  if (!approve && reason.trim() === '') {
    const message = context.language === 'zh' ? '请说明原因' : 'Please give the reason';
    throw fail(coreErrors.badInput, { fields: 'body.reason' }, [{ field: 'body.reason', message }]);
  }
  const isTogether = items.length > 1;
  const results: DecidingAnswer['results'] = [];
  for (const { kind, id, version } of items)
    results.push(await decideOne(context, { sources, kind, id, version, approve, reason, isTogether }));
  return { results };
}

async function decideOne(
  context: Context,
  { sources, ...decided }: WithSources<Decided>,
): Promise<DecidingAnswer['results'][number]> {
  const { kind, id } = decided;
  const source = sources.find(({ kinds }) => kinds.includes(kind));
  try {
    if (source === undefined) throw fail(decisionErrors.gone);
    if (decided.isTogether && !decided.approve) throw fail(decisionErrors.alone);
    await context.transaction((bound) => source.decide(bound, decided));
    return { kind, id, isDone: true, error: null, message: '' };
  } catch (fault) {
    if (!(fault instanceof Failure)) {
      context.log.error({ err: fault, kind, id }, 'a decision could not be taken in the list');
      return {
        kind,
        id,
        isDone: false,
        error: coreErrors.internal.code,
        message: wordsOf(coreErrors.internal, context.language, {}),
      };
    }
    return {
      kind,
      id,
      isDone: false,
      error: fault.row.code,
      message: wordsOf(fault.row, context.language, fault.values),
    };
  }
}
