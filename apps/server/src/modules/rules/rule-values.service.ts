// What the rooms ask of the rule catalogue: one figure, as it holds today for the user's organisation (specification 9).
import type { Figures, RuleKey, RuleOutcome } from '@yijian/contract/rules';
import { dayInShanghai, type Clock } from '../../platform/clock/index.ts';
import type { Sql } from '../../platform/db/index.ts';
import type { Tenant } from '../../platform/http/index.ts';
import { chainOf, codeOf, figureOf, holding, outcomeOf, seedOf } from './rules.policy.ts';
import { selectParents, selectVersions, type VersionRow } from './rules.sql.ts';

export interface RuleContext {
  readonly sql: Sql;
  readonly enterprise: Tenant;
  readonly clock: Clock;
  /** Absent while nobody is signed in: then the rule of the whole enterprise counts. */
  readonly user?: { readonly organizationId: string | undefined };
}

interface Book {
  readonly versions: readonly VersionRow[];
  readonly parents: ReadonlyMap<string, string | null>;
}

// Kept with the enterprise as the directory read it: a change of rules makes every process read that anew.
const books = new WeakMap<Tenant, Promise<Book>>();

/** The figure of a rule, such as `visits.lateDays`; what the product began with where the enterprise has no version. */
export async function ruleValue(context: RuleContext, key: RuleKey): Promise<number> {
  const { versions, parents } = await bookOf(context);
  const organizations = chainOf(parents, context.user?.organizationId ?? null);
  return figureOf(key, holding(versions, { code: codeOf(key), on: dayInShanghai(context.clock.now()), organizations }));
}

/** The figure for one kind, such as a role: its own version before that of the whole enterprise. */
export async function ruleValueOfKind(
  context: RuleContext,
  { key, kind: scopeType }: { key: RuleKey; kind: string },
): Promise<number> {
  const { versions } = await bookOf(context);
  const on = dayInShanghai(context.clock.now());
  return figureOf(key, holding(versions, { code: codeOf(key), on, organizations: [], scopeType }));
}

/** Whether a rule is switched on; one that makes something by itself makes nothing otherwise. */
export async function isRuleOn(context: RuleContext, code: string): Promise<boolean> {
  const { versions, parents } = await bookOf(context);
  const organizations = chainOf(parents, context.user?.organizationId ?? null);
  return holding(versions, { code, on: dayInShanghai(context.clock.now()), organizations })?.isEnabled ?? true;
}

/** What the version of a rule that holds today rests on, such as a law. */
export async function ruleSource(context: RuleContext, code: string): Promise<string> {
  const { versions, parents } = await bookOf(context);
  const organizations = chainOf(parents, context.user?.organizationId ?? null);
  const version = holding(versions, { code, on: dayInShanghai(context.clock.now()), organizations });
  return version?.source ?? seedOf(code)?.source ?? '';
}

/** For whom and when rules are asked. */
export interface RuleScope {
  /** YYYY-MM-DD in Asia/Shanghai. */
  readonly on: string;
  readonly organizationId: string | null;
  /** Kind of the record, such as a type of meeting. */
  readonly scopeType?: string | null;
}

export type Evaluated = RuleOutcome & { readonly code: string };

/**
 * What each rule says to its inputs: PASS, WARN, BLOCK, or NO_RULE where it is switched off.
 * A rule without figures takes `{ applies: 1 }` when what it describes is the case, and `{ banned: 1 }` when that blocks even where it warns.
 */
export async function evaluateRules(
  context: RuleContext,
  { on, organizationId, scopeType, inputs }: RuleScope & { readonly inputs: Readonly<Record<string, Figures>> },
): Promise<Evaluated[]> {
  const { versions, parents } = await bookOf(context);
  const organizations = chainOf(parents, organizationId);
  return Object.entries(inputs).map(([code, figures]) => {
    const seed = seedOf(code);
    if (seed === undefined) throw new Error(`no rule ${code}`);
    const version = holding(versions, { code, on, organizations, scopeType: scopeType ?? null });
    return { code, ...outcomeOf(seed, version, figures) };
  });
}

/** Whether whoever acts under a rule must say why. */
export async function isCommentRequired(context: RuleContext, code: string): Promise<boolean> {
  const { versions, parents } = await bookOf(context);
  const organizations = chainOf(parents, context.user?.organizationId ?? null);
  return holding(versions, { code, on: dayInShanghai(context.clock.now()), organizations })?.commentRequired ?? false;
}

function bookOf({ sql, enterprise }: RuleContext): Promise<Book> {
  const known = books.get(enterprise);
  if (known !== undefined) return known;
  const book = readBook(sql);
  books.set(enterprise, book);
  book.catch(() => books.delete(enterprise));
  return book;
}

async function readBook(sql: Sql): Promise<Book> {
  const versions = await selectVersions(sql, 'zh');
  const parents = new Map((await selectParents(sql)).map((one) => [one.id, one.parentId]));
  return { versions, parents };
}
