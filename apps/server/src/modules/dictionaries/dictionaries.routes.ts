// Front door of the dictionaries.
import { dictionaryEndpoints } from '@yijian/contract/dictionaries';
import { bind } from '../../platform/http/index.ts';
import {
  findDictionaries,
  listDepartments,
  listEntries,
  listFields,
  listFirstLevelDepartments,
  listSecondLevelDepartments,
  listStandardTitles,
} from './dictionaries.service.ts';

export const dictionaryRoutes = bind('dictionaries', dictionaryEndpoints, {
  find: (context, { body }) => findDictionaries(context, body),
  listByCodes: (context, { body }) => listEntries(context, body.codeList),
  listFields: (context, { query }) => listFields(context, query),
  listDepartments: (context) => listDepartments(context),
  listDoctorTitles: (context) => listStandardTitles(context, 'DOCTOR_TITLE'),
  listAdministrativePositions: (context) => listStandardTitles(context, 'ADMINISTRATIVE_POSITION'),
  listFirstLevelDepartments: (context) => listFirstLevelDepartments(context),
  listSecondLevelDepartments: (context, { query }) => listSecondLevelDepartments(context, query),
});
