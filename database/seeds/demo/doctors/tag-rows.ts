// Tags of the doctors of the demo: given by whoever looks after them, by a rule, and personal ones of the hero.
import type { Transaction } from '../../reference/index.ts';
import { addDays, momentOf } from '../days.ts';
import { type Copied, copyRows, line } from '../load/copy.ts';
import type { DemoPlan } from '../plans.ts';
import { random } from '../random.ts';
import type { Cast } from './cast.ts';
import { tagWords } from './writing.ts';

const columns = ['doctor_id', 'term_id', 'source', 'added_by', 'added_at'];

export async function copyTags(tx: Transaction, cast: Cast, plan: DemoPlan, today: string): Promise<Copied> {
  const terms = await tx<{ id: string; name: string }[]>`
    select id::text, name from tag_terms where enterprise_id = app.enterprise_id() and user_id is null`;
  const idOf = new Map(terms.map(({ id, name }) => [name, id]));
  const ids = tagWords.map((word) => idOf.get(word)!);
  const copied = await copyRows(tx, 'doctor_tags', columns, tagLines(cast, plan, ids, today));
  await runDemoRule(tx, idOf.get('久未拜访')!, new Date(momentOf(today, 0)));
  return copied;
}

function* tagLines(cast: Cast, plan: DemoPlan, terms: readonly string[], today: string): Generator<string> {
  const randomly = random(plan.spec.realm, 'tags');
  const keeperOf = new Map<number, number>();
  for (const [user, portfolio] of cast.portfolios) for (const doctor of portfolio) keeperOf.set(doctor, user.id);
  for (let doctor = 0; doctor < cast.count; doctor += 1) {
    const mask = cast.tagsOf[doctor]!;
    if (mask === 0) continue;
    const at = new Date(momentOf(addDays(today, -randomly.between(5, 360)), randomly.between(540, 1080)));
    for (const [bit, term] of terms.entries())
      if ((mask & (1 << bit)) !== 0) yield line(cast.firstId + doctor, term, 'DEMO', keeperOf.get(doctor) ?? null, at);
  }
}

const filter = { tier: ['A', 'B'], coverageStatus: ['COVERED'], lastVisit: 'OVER_90' };

/** The rule as the product would run it; `at` is the night it ran. */
async function runDemoRule(tx: Transaction, termId: string, at: Date): Promise<void> {
  await tx`
    insert into doctor_tags (doctor_id, term_id, source, added_at)
    select d.id, ${termId}, 'RULE', ${at} from doctors d
    where d.enterprise_id = app.enterprise_id() and d.is_enabled and d.tier in ('A', 'B') and d.coverage_status = 'COVERED'
      and (d.last_visit_at < ${at}::timestamptz - interval '90 days' or d.last_visit_at is null)`;
  await tx`
    insert into doctor_tag_rules (term_id, filter, matched, run_at)
    select ${termId}, ${tx.json(filter)}, count(*), ${at} from doctor_tags
    where enterprise_id = app.enterprise_id() and term_id = ${termId}`;
}

const personal: readonly (readonly [name: string, from: number, to: number])[] = [
  ['本周重点', 0, 6],
  ['上午好约', 3, 12],
  ['爱看原文', 8, 20],
];

/** What the hero keeps to themself. */
export async function storePersonalTags(tx: Transaction, cast: Cast, plan: DemoPlan, today: string): Promise<void> {
  const found = [...cast.portfolios].find(([user]) => user.login === plan.hero.login);
  if (found === undefined) return;
  const [hero, portfolio] = found;
  for (const [name, from, to] of personal) {
    const [term] = await tx<{ id: string }[]>`
      insert into tag_terms ${tx({ user_id: hero.id, name })} returning id::text`;
    const rows = portfolio.slice(from, to).map((doctor) => ({
      doctor_id: cast.firstId + doctor,
      term_id: term!.id,
      added_by: hero.id,
      added_at: new Date(momentOf(addDays(today, -from - 1), 600)),
    }));
    if (rows.length > 0) await tx`insert into doctor_tags ${tx(rows)}`;
  }
}
