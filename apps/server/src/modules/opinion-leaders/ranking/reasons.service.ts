// Tells why one doctor has this score: counts, shares, weights, evidence and our own contact (product 3.4).
import {
  kolComponents,
  kolErrors,
  type KolCount,
  type KolQuestion,
  type KolReasons,
} from '@yijian/contract/opinion-leaders';
import { findDoctorInScope } from '../../doctors/index.ts';
import { isWithheld } from '../../publications/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { askedOf, placeOf } from './ranking.service.ts';
import { selectContact, selectCounts, selectEvidence, selectVolume, selectYears } from './reasons.sql.ts';
import { relationshipOf } from './relationship.policy.ts';

/** Throws doctorNotFound outside the caller's range and for a doctor of whom the question does not speak. */
export async function explain(
  context: Context,
  { doctorId, ...question }: KolQuestion & { doctorId: string },
): Promise<KolReasons> {
  const { sql, user } = context;
  const asked = await askedOf(context, question);
  if ((await findDoctorInScope(context, doctorId)) === undefined) throw fail(kolErrors.doctorNotFound);
  const place = await placeOf(context, { asked, doctorId });
  if (place === undefined) throw fail(kolErrors.doctorNotFound);
  const { row, greatest, peers } = place;
  const counts = new Map((await selectCounts(sql, doctorId, question)).map((one) => [one.component, one]));
  const { visits, owned, followed } = await selectContact(sql, user, doctorId);
  const components = kolComponents.map((component): KolCount => {
    const weight = asked.weights[component];
    const share = row.components[component];
    const { confirmed = 0, suggested = 0 } = counts.get(component) ?? {};
    const gives = Math.round(share * weight) / 100;
    const points = row.points[component];
    return {
      component,
      confirmed,
      suggested,
      points,
      share,
      peer: peers.median[component],
      greatest: greatest[component],
      weight,
      gives,
    };
  });
  const withheld = isWithheld(user);
  return {
    row,
    components,
    peers: peers.count,
    evidence: withheld ? [] : await selectEvidence(sql, doctorId, question),
    withheld,
    hospital: await selectVolume(sql, doctorId),
    relation: {
      visits,
      isOwned: owned,
      isFollowed: followed,
      score: relationshipOf({ visits, owned, followed }),
    },
    years: await selectYears(sql, doctorId, asked),
  };
}
