// Front door of the dictionaries.
import { dictionaryAdminEndpoints, dictionaryEndpoints } from '@yijian/contract/dictionaries';
import { bind } from '../../platform/http/index.ts';
import {
  addDictionaryType,
  addDictionaryValue,
  changeDictionaryType,
  changeDictionaryValue,
  deleteDictionaryType,
  deleteDictionaryValue,
  findDictionaryType,
  listDictionaryTypes,
  orderDictionaryValues,
} from './upkeep/dictionaries-admin.service.ts';
import {
  findDictionaries,
  listDepartments,
  listEntries,
  listFields,
  listFirstLevelDepartments,
  listSecondLevelDepartments,
  listStandardTitles,
} from './dictionaries.service.ts';

const readRoutes = bind('dictionaries', dictionaryEndpoints, {
  find: (context, { body }) => findDictionaries(context, body),
  listByCodes: (context, { body }) => listEntries(context, body.codeList),
  listFields: (context, { query }) => listFields(context, query),
  listDepartments: (context) => listDepartments(context),
  listDoctorTitles: (context) => listStandardTitles(context, 'DOCTOR_TITLE'),
  listAdministrativePositions: (context) => listStandardTitles(context, 'ADMINISTRATIVE_POSITION'),
  listFirstLevelDepartments: (context) => listFirstLevelDepartments(context),
  listSecondLevelDepartments: (context, { query }) => listSecondLevelDepartments(context, query),
});

const adminRoutes = bind('dictionaries', dictionaryAdminEndpoints, {
  listTypes: (context) => listDictionaryTypes(context),
  findType: (context, { params }) => findDictionaryType(context, params.key),
  addType: (context, { body }) => addDictionaryType(context, body),
  changeType: (context, { params, body }) => changeDictionaryType(context, { ...params, ...body }),
  deleteType: (context, { params }) => deleteDictionaryType(context, params.key),
  addValue: (context, { params, body }) => addDictionaryValue(context, { ...params, ...body }),
  changeValue: (context, { params, body }) => changeDictionaryValue(context, { ...params, ...body }),
  deleteValue: (context, { params }) => deleteDictionaryValue(context, params),
  orderValues: (context, { params, body }) => orderDictionaryValues(context, { ...params, ...body }),
});

export const dictionaryRoutes = [...readRoutes, ...adminRoutes];
