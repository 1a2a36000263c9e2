// Front door of treatment records and patient portraits.
import { patientPortraitEndpoints, treatmentRecordEndpoints } from '@yijian/contract/treatment-records';
import { bind } from '../../platform/http/index.ts';
import { comparePortraits } from './portraits/comparison.service.ts';
import { findPortrait, listPortraits } from './portraits/patient-portraits.service.ts';
import {
  countTreatmentHospitals,
  countTreatments,
  exportTreatments,
  listTreatmentHospitals,
  listTreatments,
} from './treatment-records.service.ts';

export const treatmentRecordRoutes = [
  ...bind('treatment-records', treatmentRecordEndpoints, {
    list: (context, { query, body }) => listTreatments(context, { paging: query, filter: body }),
    count: (context, { body }) => countTreatments(context, body),
    export: (context, { body }) => exportTreatments(context, body),
    listHospitals: (context, { query }) => listTreatmentHospitals(context, query),
    countHospitals: (context, { query }) => countTreatmentHospitals(context, query),
  }),
  ...bind('patient-portraits', patientPortraitEndpoints, {
    list: (context) => listPortraits(context),
    find: (context, { query }) => findPortrait(context, query),
    compare: (context, { body }) => comparePortraits(context, body),
  }),
];
