// What visits, interactions and lists must know of every doctor, in arrays: a million doctors take some 60 MB.
import type { Transaction } from '../../reference/index.ts';
import { reserveIds } from '../load/identities.ts';
import type { Team, User } from '../people/team.ts';
import { doctorCounts, type Hospital } from '../places/hospitals.ts';
import type { DemoPlan } from '../plans.ts';
import { random, weighted } from '../random.ts';

export const WEEKS = 12;

export interface Cast {
  readonly count: number;
  /** Id of the doctor with index 0; the others follow. */
  readonly firstId: number;
  readonly hospitals: readonly Hospital[];
  readonly hospitalOf: Int32Array;
  /** 0 to 3 for A to D. */
  readonly tierOf: Uint8Array;
  /** How much the doctor does online, 0 to 255. */
  readonly activityOf: Uint8Array;
  /** Start of the latest valid visit in milliseconds, 0 when there was none. */
  readonly lastVisit: Float64Array;
  /** Interactions of the last twelve weeks, oldest first, twelve per doctor. */
  readonly weekly: Uint16Array;
  /** A bit for each tag the doctor carries, set when the row is written. */
  readonly tagsOf: Uint16Array;
  /** Indexes of the doctors each field user looks after, the most important first. */
  readonly portfolios: ReadonlyMap<User, readonly number[]>;
}

const drawTier = weighted([
  [0, 9],
  [1, 22],
  [2, 37],
  [3, 32],
] as const);

/** Tiers of the doctors a visitor of the demo meets first. */
const FEATURED_TIERS = [0, 0, 0, 0, 1, 1];

/** Doctors per medical liaison: the leading ones of the cities of the liaison's organisation. */
const LIAISON_DOCTORS = 120;

export async function planCast(
  tx: Transaction,
  plan: DemoPlan,
  team: Team,
  hospitals: readonly Hospital[],
): Promise<Cast> {
  const count = plan.doctors;
  const randomly = random(plan.spec.realm, 'cast');
  const hospitalOf = new Int32Array(count);
  let index = 0;
  for (const [hospital, doctors] of doctorCounts(hospitals, count).entries()) {
    hospitalOf.fill(hospital, index, index + doctors);
    index += doctors;
  }
  const tierOf = Uint8Array.from({ length: count }, () => drawTier(randomly));
  tierOf.set(FEATURED_TIERS);
  const activityOf = Uint8Array.from({ length: count }, (_, at) =>
    Math.floor(255 * randomly.next() ** (1.2 + tierOf[at]! * 0.5)),
  );
  const known = { count, hospitals, hospitalOf, tierOf, activityOf, firstId: await reserveIds(tx, 'doctors', count) };
  const portfolios = new Map([...representativePortfolios(plan, team, known), ...liaisonPortfolios(team, known)]);
  return {
    ...known,
    portfolios,
    tagsOf: new Uint16Array(count),
    lastVisit: new Float64Array(count),
    weekly: new Uint16Array(count * WEEKS),
  };
}

type Known = Pick<Cast, 'count' | 'hospitals' | 'hospitalOf' | 'tierOf'>;

/** A hospital belongs to one representative of the team of its city; the hero takes hospitals first, up to the planned number. */
function representativePortfolios(plan: DemoPlan, team: Team, cast: Known): Map<User, number[]> {
  const hero = team.byLogin(plan.hero.login);
  const colleagues = Map.groupBy(
    team.users.filter((user) => user.role === 'REP' && user !== hero),
    (user) => user.organization.code,
  );
  const portfolios = new Map<User, number[]>([[hero, []]]);
  const turns = new Map<string, number>();
  const keeper = cast.hospitals.map((hospital): User | undefined => {
    const code = hospital.city.team?.code ?? '';
    const users = colleagues.get(code) ?? [];
    const turn = turns.get(code) ?? 0;
    turns.set(code, turn + 1);
    return users[turn % users.length];
  });
  const randomly = random(plan.spec.realm, 'portfolios');
  for (let doctor = 0; doctor < cast.count; doctor += 1) {
    const hospital = cast.hospitalOf[doctor]!;
    const mine = portfolios.get(hero)!;
    const heroes = mine.length < plan.hero.doctors && cast.hospitals[hospital]!.city.team === hero.organization;
    const user = heroes ? hero : keeper[hospital];
    const portfolio = user && (portfolios.get(user) ?? []);
    if (!portfolio || (user !== hero && (portfolio.length >= 220 || randomly.chance(0.15)))) continue;
    portfolio.push(doctor);
    portfolios.set(user, portfolio);
  }
  return sorted(portfolios, cast);
}

function liaisonPortfolios(team: Team, cast: Known): Map<User, number[]> {
  const portfolios = new Map<User, number[]>();
  const liaisons = team.users.filter((user) => user.role === 'MAF');
  for (let doctor = 0; doctor < cast.count && liaisons.length > 0; doctor += 1) {
    const city = cast.hospitals[cast.hospitalOf[doctor]!]!.city.code;
    const user = liaisons[doctor % liaisons.length]!;
    const portfolio = portfolios.get(user) ?? [];
    if (cast.tierOf[doctor]! > 1 || !user.organization.cities?.includes(city) || portfolio.length >= LIAISON_DOCTORS)
      continue;
    portfolio.push(doctor);
    portfolios.set(user, portfolio);
  }
  return sorted(portfolios, cast);
}

function sorted(portfolios: Map<User, number[]>, cast: Known): Map<User, number[]> {
  for (const portfolio of portfolios.values()) portfolio.sort((a, b) => cast.tierOf[a]! - cast.tierOf[b]! || a - b);
  return portfolios;
}
