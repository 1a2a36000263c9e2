// A doctor's own data, the request to put them right, and the own statement (product 3.24).
import { endpoint } from '../../core/index.ts';
import { hospitalErrors } from '../../hospitals/index.ts';
import { doctorPortalErrors as errors } from '../doctor-portal.errors.ts';
import { NewDoctorCorrection } from '../requests/doctor-requests.schema.ts';
import { OwnData, OwnStatement } from './own-data.schema.ts';

const own = { access: 'doctor' } as const;

export const doctorOwnEndpoints = {
  findData: endpoint({
    method: 'GET',
    path: '/API-DOCTOR/portal/data',
    summary: { zh: '企业持有的本人资料', en: 'What the enterprise keeps of the doctor' },
    ...own,
    output: OwnData,
    errors: [],
  }),
  askCorrection: endpoint({
    method: 'POST',
    path: '/API-DOCTOR/portal/corrections',
    summary: { zh: '申请更正本人资料', en: 'Ask for a correction of the own data' },
    ...own,
    body: { encoding: 'json', schema: NewDoctorCorrection },
    output: OwnData,
    errors: [errors.nothingAsked, errors.correctionOpen, errors.titleUnknown, hospitalErrors.notFound],
  }),
  findStatement: endpoint({
    method: 'GET',
    path: '/API-DOCTOR/portal/statement',
    summary: { zh: '本人的参会与付款记录', en: 'Own attendance and payments' },
    ...own,
    output: OwnStatement,
    errors: [],
  }),
};
