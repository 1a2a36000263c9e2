// What the rooms ask of the rule catalogue: one figure, as it holds today for the user's organisation (specification 9).
import type { RuleKey } from '@yijian/contract/rules';
import { dayInShanghai, type Clock } from '../../platform/clock/index.ts';
import type { Sql } from '../../platform/db/index.ts';
import type { Tenant } from '../../platform/http/index.ts';
import { chainOf, codeOf, figureOf, holding } from './rules.policy.ts';
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

/** Whether a rule is switched on; one that makes something by itself makes nothing otherwise. */
export async function isRuleOn(context: RuleContext, code: string): Promise<boolean> {
  const { versions, parents } = await bookOf(context);
  const organizations = chainOf(parents, context.user?.organizationId ?? null);
  return holding(versions, { code, on: dayInShanghai(context.clock.now()), organizations })?.isEnabled ?? true;
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
