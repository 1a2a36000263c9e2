// The calls of patient portraits (specification 2.3, userInsights).
import { endpoint } from '../core/index.ts';
import { ComparisonQuestion, PortraitComparison } from './portrait-comparison.schema.ts';
import { PatientPortrait, PersonaQuery, PortraitList } from './patient-portraits.schema.ts';
import { treatmentRecordErrors as errors } from './treatment-records.errors.ts';

const read = { permission: 'userInsights:treatment-records:read' } as const;

export const patientPortraitEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/patient/portrait/list',
    summary: { zh: '患者画像列表', en: 'List patient portraits' },
    access: read,
    output: PortraitList,
    errors: [],
  }),
  find: endpoint({
    method: 'GET',
    path: '/patient/portrait/find',
    summary: { zh: '查看患者画像', en: 'Read one patient portrait' },
    access: read,
    query: PersonaQuery,
    output: PatientPortrait,
    errors: [errors.notShown],
  }),
  compare: endpoint({
    method: 'POST',
    path: '/patient/portrait/compare',
    summary: { zh: '对比患者画像', en: 'Compare patient portraits' },
    access: read,
    effect: 'read',
    body: { encoding: 'json', schema: ComparisonQuestion },
    output: PortraitComparison,
    errors: [errors.notShown, errors.samePersona],
  }),
};
