// Side door of the visits: what other rooms may ask.
import type { NewVisit, VisitKept } from '@yijian/contract/visits';
import type { Context } from '../../platform/http/index.ts';
import { selectOwnVisitName } from './visits-list.sql.ts';
import { addVisit } from './visits.service.ts';

/** Of a visit that the caller sees without a share the name of the doctor; undefined for any other. */
export function findOwnVisitName(context: Context, id: string): Promise<string | undefined> {
  return selectOwnVisitName(context.sql, context.user, id);
}

/** Plans a visit of the caller; the doctor must be in the caller's own range. */
export function planVisit(
  context: Context,
  plan: Pick<NewVisit, 'doctorId' | 'visitType' | 'visitPurposes' | 'startsAt'>,
): Promise<VisitKept> {
  const nothing = { companionIds: [], products: [], notes: '', questions: '', nextStep: '' };
  return addVisit(context, { ...nothing, ...plan, adverseEvent: false, offLabel: false, as: 'plan' });
}
