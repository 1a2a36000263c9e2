// Hospitals and titles that doctors choose have to exist.
import { doctorPortalErrors as errors } from '@yijian/contract/doctor-portal';
import { hospitalErrors } from '@yijian/contract/hospitals';
import { listStandardTitles } from '../../dictionaries/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { PublicContext } from '../../../platform/http/index.ts';
import { selectHospitalExists } from './open-calls.sql.ts';

export async function requireHospital(context: PublicContext, id: string): Promise<void> {
  if (await selectHospitalExists(context.sql, id)) return;
  const message = hospitalErrors.notFound[context.language];
  throw fail(hospitalErrors.notFound, {}, [{ field: 'body.hospitalId', message }]);
}

export async function requireTitle(context: PublicContext, title: string): Promise<void> {
  const titles = await listStandardTitles(context, 'DOCTOR_TITLE');
  if (titles.some(({ code }) => code === title)) return;
  throw fail(errors.titleUnknown, {}, [{ field: 'body.title', message: errors.titleUnknown[context.language] }]);
}
