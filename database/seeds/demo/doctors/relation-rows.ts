// Who looks after which doctor and hospital, who follows whom, and the consents, as rows.
import type { Transaction } from '../../reference/index.ts';
import { addDays, momentOf } from '../days.ts';
import { type Copied, copyRows, line } from '../load/copy.ts';
import type { User } from '../people/team.ts';
import type { DemoPlan } from '../plans.ts';
import { random } from '../random.ts';
import type { Cast } from './cast.ts';

export async function copyRelations(tx: Transaction, cast: Cast, plan: DemoPlan, today: string): Promise<Copied[]> {
  const { realm } = plan.spec;
  return [
    await copyRows(tx, 'doctor_owners', ['doctor_id', 'user_id', 'since'], ownerLines(cast, realm, today)),
    await copyRows(tx, 'hospital_owners', ['hospital_id', 'user_id', 'since'], hospitalOwnerLines(cast, today)),
    await copyRows(tx, 'doctor_follows', ['doctor_id', 'user_id', 'since'], followLines(cast, plan, today)),
  ];
}

function* ownerLines(cast: Cast, realm: string, today: string): Generator<string> {
  const randomly = random(realm, 'owners');
  for (const [user, portfolio] of cast.portfolios) {
    for (const doctor of portfolio)
      yield line(cast.firstId + doctor, user.id, addDays(today, -randomly.between(370, 900)));
  }
}

/** Whoever looks after a doctor looks after the hospital. */
function* hospitalOwnerLines(cast: Cast, today: string): Generator<string> {
  for (const [user, portfolio] of cast.portfolios) {
    const hospitals = new Set(portfolio.map((doctor) => cast.hospitals[cast.hospitalOf[doctor]!]!.id));
    for (const hospital of hospitals) yield line(hospital, user.id, addDays(today, -400));
  }
}

function* followLines(cast: Cast, plan: DemoPlan, today: string): Generator<string> {
  const randomly = random(plan.spec.realm, 'follows');
  for (const [user, portfolio] of cast.portfolios) {
    for (const doctor of portfolio.slice(0, followsOf(user, plan, portfolio.length))) {
      yield line(
        cast.firstId + doctor,
        user.id,
        new Date(momentOf(addDays(today, -randomly.between(2, 300)), randomly.between(500, 1080))),
      );
    }
  }
}

function followsOf(user: User, plan: DemoPlan, doctors: number): number {
  return user.login === plan.hero.login ? plan.hero.follows : Math.floor(doctors * 0.15);
}
