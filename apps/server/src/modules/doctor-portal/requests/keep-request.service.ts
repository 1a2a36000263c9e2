// Keeping what a doctor asks the data stewards; whole numbers are sealed until the request is decided.
import type { PublicContext } from '../../../platform/http/index.ts';
import { maskOf, upsertPersonal } from '../../../platform/secrets/index.ts';
import { insertRequest, type NewRequest } from './doctor-requests.sql.ts';
import { requestsTable } from './requests.policy.ts';

export interface KeptRequest extends Omit<NewRequest, 'maskedPhone' | 'maskedLicenceNumber'> {
  readonly phone?: string | undefined;
  readonly licenceNumber?: string | undefined;
}

export async function keepRequest(
  context: PublicContext,
  { phone, licenceNumber, ...asked }: KeptRequest,
): Promise<string> {
  const { sql, vault, enterprise } = context;
  const id = await insertRequest(sql, {
    ...asked,
    maskedPhone: phone === undefined ? '' : maskOf('PHONE', phone),
    maskedLicenceNumber: licenceNumber === undefined ? '' : maskOf('LICENCE_NUMBER', licenceNumber),
  });
  const set = { enterpriseId: enterprise.id, table: requestsTable };
  // A phone that is not proved may be anybody's: what is not kept is neither written to a doctor nor sent to.
  if (phone !== undefined && asked.phoneProved)
    await upsertPersonal(sql, vault, { ...set, field: 'PHONE' }, [{ rowId: id, value: phone }]);
  if (licenceNumber !== undefined)
    await upsertPersonal(sql, vault, { ...set, field: 'LICENCE_NUMBER' }, [{ rowId: id, value: licenceNumber }]);
  return id;
}
