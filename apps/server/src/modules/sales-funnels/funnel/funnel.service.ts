// What a funnel comes to, against another period, and who is behind each of its numbers (product 3.17).
import {
  funnelErrors as errors,
  type FunnelFigures,
  type FunnelPeopleQuestion,
  type FunnelPickQuestion,
  type FunnelQuestion,
  type FunnelResult,
  type PickedPeople,
} from '@yijian/contract/sales-funnels';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context, JsonText } from '../../../platform/http/index.ts';
import { askCopy, type Copy } from '../../interactions/index.ts';
import { peopleText } from '../people.policy.ts';
import { selectIds, selectPeople } from '../people.sql.ts';
import { daysOf, requireBreakdown, requireDefinition } from '../questions.policy.ts';
import { isCopied, selectCopiedFigures } from './funnel-clickhouse.sql.ts';
import {
  selectFigures,
  selectNames,
  sliceRows,
  type FiguresRow,
  type FunnelAsked,
  type SliceAsked,
} from './funnel.sql.ts';

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

function figuresOf({ people, stopped, medians }: FiguresRow): FunnelFigures {
  return {
    people: [...people],
    stopped: [...stopped],
    conversion: people.map((count, at) => (at === 0 ? null : share(count, people[at - 1]!))),
    overall: share(people.at(-1)!, people[0]!),
    medianHours: [...medians],
  };
}

export async function computeFunnel(context: Context, question: FunnelQuestion & Copy): Promise<FunnelResult> {
  const { sql, language } = context;
  const { definition, breakdown, compare, store } = question;
  requireDefinition(definition);
  requireBreakdown(question);
  const today = dayInShanghai(context.clock.now());
  const days = daysOf(definition.period, today);
  const otherDays = compare === undefined ? undefined : daysOf(compare, today);
  const [found, others] = await Promise.all([
    findFigures(context, { definition, days, breakdown, store }),
    otherDays === undefined ? undefined : findFigures(context, { definition, days: otherDays, breakdown: null, store }),
  ]);
  const slices = found.rows.flatMap((row) => (row.value === null ? [] : [{ ...row, value: row.value }]));
  const codes = slices.map(({ value }) => value);
  const names = breakdown === null ? new Map<string, string>() : await selectNames(sql, { breakdown, codes, language });
  const copied = [found, others].flatMap((one) => one?.copiedAt?.getTime() ?? []);
  return {
    days,
    copiedAt: copied.length === 0 ? null : new Date(Math.min(...copied)).toISOString(),
    total: figuresOf(found.rows.find(({ value }) => value === null)!),
    slices: slices.map((row) => ({ value: row.value, name: names.get(row.value) ?? row.value, ...figuresOf(row) })),
    compared: otherDays === undefined ? null : { days: otherDays, total: figuresOf(others!.rows[0]!) },
  };
}

type FiguresAsked = Omit<FunnelAsked, 'viewer'> & Pick<FunnelQuestion, 'breakdown'> & Copy;

interface FoundFigures {
  readonly rows: readonly FiguresRow[];
  /** Of an answer of the copy. */
  readonly copiedAt?: Date;
}

async function findFigures(context: Context, { breakdown, store, ...asked }: FiguresAsked): Promise<FoundFigures> {
  const { sql, user: viewer, enterprise } = context;
  const copied =
    breakdown === null && isCopied(asked.definition)
      ? await askCopy(context, {
          store,
          ask: (columns) => selectCopiedFigures(columns, { ...asked, enterpriseId: enterprise.id }),
        })
      : undefined;
  if (copied === undefined) return { rows: await selectFigures(sql, { ...asked, viewer }, breakdown) };
  return { rows: [copied.answer], copiedAt: copied.copiedAt };
}

export async function listFunnelPeople(context: Context, question: FunnelPeopleQuestion): Promise<JsonText> {
  const { page, size } = question;
  const asked = slicedOf(context, question);
  const { unit } = question.definition;
  const rows = sliceRows(context.sql, asked);
  return peopleText(await selectPeople(context.sql, { rows, unit, language: context.language, page, size }));
}

export async function pickFunnelPeople(context: Context, question: FunnelPickQuestion): Promise<PickedPeople> {
  return selectIds(context.sql, sliceRows(context.sql, slicedOf(context, question)));
}

function slicedOf(context: Context, question: FunnelPickQuestion): SliceAsked {
  const { definition, step } = question;
  requireDefinition(definition);
  requireBreakdown(question);
  if (step > definition.steps.length) throw fail(errors.noStepOfNumber, { step });
  const days = daysOf(definition.period, dayInShanghai(context.clock.now()));
  return { ...question, days, viewer: context.user };
}
