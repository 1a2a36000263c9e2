// Who reads treatment records plainly, and what the others may not ask (specification 6; product: treatment records).
import { treatmentRecordErrors, type TreatmentFilter } from '@yijian/contract/treatment-records';
import type { SessionUser } from '../../platform/auth/index.ts';
import { fail } from '../../platform/errors/index.ts';

const PLAIN = 'sdaManager:treatment-records:plain';

/** The right has to be given: that an administrator may do everything does not show patients. */
export function isMasked({ permissions, roles }: Pick<SessionUser, 'permissions' | 'roles'>): boolean {
  return roles.includes('admin') || !permissions.has(PLAIN);
}

/** A search by pseudonym would tell a masked reader whether a patient is there. */
export function requirePlainFilter(user: SessionUser, { patientKey }: TreatmentFilter): void {
  if (patientKey && isMasked(user)) throw fail(treatmentRecordErrors.masked);
}
