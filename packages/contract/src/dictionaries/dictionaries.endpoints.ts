// Dictionaries and standard lists (specification 7.1, 7.5 dictionaries and regions, user and system lookups).
import { z } from 'zod';
import { endpoint } from '../core/index.ts';
import { dictionaryErrors } from './dictionaries.errors.ts';
import {
  CodeListBody,
  Department,
  DepartmentQuery,
  Dictionaries,
  DictionaryEntry,
  DictionaryKeys,
  Field,
  FieldQuery,
  StandardName,
} from './dictionaries.schema.ts';

export const dictionaryEndpoints = {
  find: endpoint({
    method: 'POST',
    effect: 'read',
    path: '/API-SYSTEM/dict/data/find',
    summary: { zh: '按字典键取字典项', en: 'Dictionary entries by key' },
    access: 'session',
    body: { encoding: 'json', schema: DictionaryKeys },
    output: Dictionaries,
    errors: [],
  }),
  listByCodes: endpoint({
    method: 'POST',
    effect: 'read',
    path: '/dict/find/codeList',
    summary: { zh: '多个字典的字典项列表', en: 'Entries of several dictionaries as one list' },
    access: 'session',
    body: { encoding: 'form', schema: CodeListBody },
    output: z.array(DictionaryEntry),
    errors: [],
  }),
  listFields: endpoint({
    method: 'GET',
    path: '/field/all',
    summary: { zh: '列表可选字段', en: 'Fields of the lists that a user may choose as columns' },
    access: 'session',
    query: FieldQuery,
    output: z.array(Field),
    errors: [],
  }),
  listDepartments: endpoint({
    method: 'GET',
    path: '/standard/department/current',
    summary: { zh: '标准科室（两级）', en: 'Standard departments in two levels' },
    access: 'session',
    output: z.array(Department),
    errors: [],
  }),
  listDoctorTitles: endpoint({
    method: 'GET',
    path: '/standard/doctor/title',
    summary: { zh: '医生职称', en: 'Professional titles of doctors' },
    access: 'session',
    output: z.array(StandardName),
    errors: [],
  }),
  listAdministrativePositions: endpoint({
    method: 'GET',
    path: '/standard/administrative/position',
    summary: { zh: '行政职务', en: 'Administrative positions' },
    access: 'session',
    output: z.array(StandardName),
    errors: [],
  }),
  listFirstLevelDepartments: endpoint({
    method: 'GET',
    path: '/findDepartmentOneLevel',
    summary: { zh: '一级科室', en: 'Departments of the first level' },
    access: 'session',
    output: z.array(StandardName),
    errors: [],
  }),
  listSecondLevelDepartments: endpoint({
    method: 'GET',
    path: '/findDepartmentTwoLevel',
    summary: { zh: '某一级科室的二级科室', en: 'Departments of the second level below one of the first' },
    access: 'session',
    query: DepartmentQuery,
    output: z.array(StandardName),
    errors: [dictionaryErrors.unknownDepartment],
  }),
};
