// Each figure of visits against a plain count over random data: coverage, attainment, on time, per day, joint visits (product 2d).
import { visitPlanEndpoints as plans, type Cycle, type TeamMember } from '@yijian/contract/visits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { random } from '../../../../../../database/seeds/demo/random.ts';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';

interface Visit {
  readonly doctor: string;
  readonly day: string;
  readonly state: string;
  readonly result: string | null;
  readonly hasManager: boolean;
  readonly hasColleague: boolean;
  readonly isLate: boolean;
  readonly products: readonly string[];
}
interface Goal {
  readonly doctor: string;
  readonly product: string | null;
  readonly goal: number;
}
interface Plan {
  readonly from: string;
  readonly to: string;
  readonly goals: readonly Goal[];
}

const now = new Date('2026-06-20T04:00:00Z');
const handedIn = ['SUBMITTED', 'SUBMITTED_LATE', 'UNLOCK_PENDING', 'UNDER_REVIEW', 'VALID'];
const states = [...handedIn, 'SUBMITTED', 'SUBMITTED', 'VALID', 'INVALID', 'SAVED', 'PLANNED', 'CANCELLED', 'MISSED'];
const results = ['DELIVERED', 'DELIVERED', 'OBJECTION', 'NOT_MET', 'REFUSED'];
/** Of the team's screen: the end of one plan and the beginning of the next. */
const period = { from: '2026-04-20', to: '2026-05-10' };

let app: TestApp;
let rep: Caller;
let manager: Caller;
let people: { rep: string; manager: string; colleague: string };
let doctors: string[];
let products: string[];

beforeAll(async () => {
  app = await startTestApp({ now });
  rep = await app.as('chen.yizhou');
  manager = await app.as('zhou.minxing');
  const idOf = async (login: string): Promise<string> =>
    (await app.owner<{ id: string }[]>`select id::text from users where enterprise_id = 1 and login = ${login}`)[0]!.id;
  people = {
    rep: await idOf('chen.yizhou'),
    manager: await idOf('zhou.minxing'),
    colleague: await idOf('fei.lanting'),
  };
  const ids = async (rows: PromiseLike<{ id: string }[]>): Promise<string[]> => (await rows).map(({ id }) => id);
  doctors = await ids(app.owner`
    select doctor_id::text as id from doctor_owners where enterprise_id = 1 and user_id = ${people.rep} order by doctor_id limit 12`);
  products = await ids(
    app.owner`select id::text from products where enterprise_id = 1 and is_enabled order by id limit 2`,
  );
});
afterAll(() => app.close());

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

function draw(seed: number): { visits: Visit[]; plans: Plan[] } {
  const randomly = random('figures', seed);
  const visits = Array.from({ length: 160 }, (): Visit => {
    const state = randomly.pick(states);
    return {
      doctor: randomly.pick(doctors),
      day: dayAfter('2026-02-20', randomly.between(0, 118)),
      state,
      result: state === 'PLANNED' || state === 'CANCELLED' ? null : randomly.pick(results),
      hasManager: randomly.chance(0.2),
      hasColleague: randomly.chance(0.2),
      isLate: randomly.chance(0.2),
      products: products.filter(() => randomly.chance(0.5)),
    };
  });
  const goalsOf = (): Goal[] =>
    doctors.flatMap((doctor) =>
      [null, ...products].flatMap((product) =>
        randomly.chance(0.4) ? [{ doctor, product, goal: randomly.between(1, 4) }] : [],
      ),
    );
  return {
    visits,
    plans: [
      { from: '2026-03-01', to: '2026-04-30', goals: goalsOf() },
      { from: '2026-05-01', to: '2026-06-30', goals: goalsOf() },
    ],
  };
}

/** Puts visits of 陈亦舟 and approved plans in the place of those there are. */
async function store({ visits, plans: made }: ReturnType<typeof draw>): Promise<void> {
  await app.owner`
    update tasks t set visit_id = null from visits v
    where v.enterprise_id = 1 and v.user_id = ${people.rep} and t.enterprise_id = 1 and t.visit_id = v.id`;
  await app.owner`delete from visits where enterprise_id = 1 and user_id = ${people.rep}`;
  await app.owner`delete from visit_cycles where enterprise_id = 1 and user_id = ${people.rep}`;
  for (const [at, visit] of visits.entries()) {
    // The first and the last minute of a day in Shanghai belong to it.
    const startsAt = `${visit.day}T${at % 2 === 0 ? '00:00:00' : '23:59:00'}+08:00`;
    const [row] = await app.owner<{ id: string }[]>`
      insert into visits (enterprise_id, user_id, doctor_id, hospital_id, state, visit_results, visit_type, starts_at, joint_manager_id,
        colleague_ids, late_reason, unlock_reason)
      select 1, ${people.rep}, d.id, d.hospital_id, ${visit.state}, ${visit.result}, 'FACE', ${startsAt},
        ${visit.hasManager ? people.manager : null}, ${visit.hasColleague ? [people.colleague] : []}::bigint[],
        ${visit.isLate ? '出差' : ''}, ${visit.state === 'UNLOCK_PENDING' ? '写错' : null}
      from doctors d where d.enterprise_id = 1 and d.id = ${visit.doctor} returning id::text`;
    for (const [position, product] of visit.products.entries())
      await app.owner`
        insert into visit_products (enterprise_id, visit_id, product_id, position) values (1, ${row!.id}, ${product}, ${position})`;
  }
  for (const plan of made) {
    const [row] = await app.owner<{ id: string }[]>`
      insert into visit_cycles (enterprise_id, user_id, organization_id, name, starts_on, ends_on, state, created_by, decided_by)
      select 1, u.id, u.organization_id, ${plan.from}, ${plan.from}, ${plan.to}, 'APPROVED', u.id, ${people.manager}
      from users u where u.enterprise_id = 1 and u.id = ${people.rep} returning id::text`;
    for (const { doctor, product, goal } of plan.goals)
      await app.owner`
        insert into visit_goals (enterprise_id, cycle_id, doctor_id, product_id, goal) values (1, ${row!.id}, ${doctor}, ${product}, ${goal})`;
  }
}

const isHandedIn = (visit: Visit): boolean => handedIn.includes(visit.state);
const isMet = (visit: Visit): boolean => isHandedIn(visit) && visit.result !== 'NOT_MET' && visit.result !== 'REFUSED';
const isIn = (visit: Visit, { from, to }: { from: string; to: string }): boolean =>
  from <= visit.day && visit.day <= to;
const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/** The definition of the figures of a plan, counted goal by goal and visit by visit. */
function figuresOf(plan: Plan, visits: readonly Visit[]) {
  const held = visits.filter((visit) => isMet(visit) && isIn(visit, plan));
  const targets = [...new Set(plan.goals.map((goal) => goal.doctor))];
  const covered = targets.filter((doctor) => held.some((visit) => visit.doctor === doctor)).length;
  let [goals, done] = [0, 0];
  for (const { doctor, product, goal } of plan.goals) {
    const towards = held.filter(
      (visit) => visit.doctor === doctor && (product === null || visit.products.includes(product)),
    );
    goals += goal;
    done += Math.min(goal, towards.length);
  }
  const planned = visits.filter(
    (visit) => ['PLANNED', 'SAVED'].includes(visit.state) && isIn(visit, plan) && targets.includes(visit.doctor),
  ).length;
  return { targets: targets.length, covered, goals, done, planned };
}

const cyclesOf = async (): Promise<Cycle[]> => (await rep.call(plans.listCycles, { query: {} })).body.result;
const memberIn = async (query: { from: string; to: string }): Promise<TeamMember> =>
  (await manager.call(plans.listTeamFigures, { query })).body.result.find((one) => one.userId === people.rep)!;

describe.each([1, 2, 3])('of random visits and plans, draw %i', (seed) => {
  const drawn = (): ReturnType<typeof draw> => draw(seed);
  beforeAll(() => store(drawn()));

  it('coverage and attainment of a plan are counted in its own days, and visits that met nobody count for nothing', async () => {
    const { visits, plans: made } = drawn();
    const cycles = await cyclesOf();
    for (const plan of made) {
      const figures = cycles.find((cycle) => cycle.startsOn === plan.from)!.figures;
      const wanted = figuresOf(plan, visits);
      expect(figures).toMatchObject({
        ...wanted,
        coverage: share(wanted.covered, wanted.targets),
        frequency: share(wanted.done, wanted.goals),
      });
      // A count of all visits handed in, or without the days of the plan, comes out differently on these data.
      const loose = { ...plan, from: '2026-01-01', to: '2026-12-31' };
      expect(figuresOf(loose, visits).done).toBeGreaterThan(wanted.done);
      expect(visits.some((visit) => isHandedIn(visit) && !isMet(visit) && isIn(visit, plan))).toBe(true);
    }
  });

  it('the team shows the coverage and attainment of the plans its days touch, each plan whole', async () => {
    const { visits, plans: made } = drawn();
    const both = made.map((plan) => figuresOf(plan, visits));
    const sum = (of: 'targets' | 'covered' | 'goals' | 'done') => both.reduce((all, one) => all + one[of], 0);
    expect(await memberIn(period)).toMatchObject({
      targets: sum('targets'),
      covered: sum('covered'),
      goals: sum('goals'),
      done: sum('done'),
      coverage: share(sum('covered'), sum('targets')),
      frequency: share(sum('done'), sum('goals')),
    });
    const second = (await cyclesOf()).find((cycle) => cycle.startsOn === made[1]!.from)!;
    const { coverage, frequency } = second.figures;
    expect(await memberIn({ from: '2026-06-01', to: '2026-06-07' })).toMatchObject({ coverage, frequency });
  });

  it('visits, on time, per day and joint visits are those of the days chosen; a colleague makes no joint visit', async () => {
    const inside = drawn().visits.filter((visit) => isIn(visit, period));
    const met = inside.filter(isMet);
    const submitted = inside.filter(isHandedIn);
    const late = submitted.filter((visit) => visit.isLate || visit.state === 'SUBMITTED_LATE').length;
    expect(await memberIn(period)).toMatchObject({
      visits: met.length,
      perDay: share(met.length, new Set(met.map((visit) => visit.day)).size),
      onTime: share(submitted.length - late, submitted.length),
      joint: met.filter((visit) => visit.hasManager).length,
    });
  });

  it('without a plan the own doctors of tiers A and B are the targets, in the days chosen', async () => {
    const days = { from: '2026-02-20', to: '2026-02-28' };
    const targets = await app.owner<{ id: string }[]>`
      select d.id::text from doctors d join doctor_owners o on o.enterprise_id = 1 and o.doctor_id = d.id and o.user_id = ${people.rep}
      where d.enterprise_id = 1 and d.is_enabled and d.tier in ('A', 'B')`;
    const met = new Set(
      drawn()
        .visits.filter((visit) => isMet(visit) && isIn(visit, days))
        .map((visit) => visit.doctor),
    );
    const covered = targets.filter(({ id }) => met.has(id)).length;
    expect(await memberIn(days)).toMatchObject({ targets: targets.length, covered, goals: 0, frequency: null });

    // A target is one as long as the doctor is enabled and of these tiers.
    const changed = async (change: { tier: string; isEnabled: boolean }): Promise<number> => {
      await app.owner`update doctors set tier = ${change.tier}, is_enabled = ${change.isEnabled} where enterprise_id = 1 and id = ${targets[0]!.id}`;
      return (await memberIn(days)).targets;
    };
    expect(await changed({ tier: 'C', isEnabled: true })).toBe(targets.length - 1);
    expect(await changed({ tier: 'B', isEnabled: false })).toBe(targets.length - 1);
    expect(await changed({ tier: 'B', isEnabled: true })).toBe(targets.length);
  });
});
