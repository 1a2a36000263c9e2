// Side door of the doctors: what later rooms may ask.
import type { Context } from '../../platform/http/index.ts';
import { selectDoctorInScope, updateLastVisit, type DoctorInScope } from './doctors-scope.sql.ts';

export { doctorScope } from './doctors-scope.sql.ts';

/** The doctor, when it exists and the caller may see it; otherwise undefined. */
export function findDoctorInScope(context: Context, id: string): Promise<DoctorInScope | undefined> {
  return selectDoctorInScope(context.sql, context.user, id);
}

/** Records when the doctor was last visited, by whomever; undefined when never. */
export function recordLastVisit(context: Context, doctorId: string, at: Date | undefined): Promise<void> {
  return updateLastVisit(context.sql, doctorId, at);
}
