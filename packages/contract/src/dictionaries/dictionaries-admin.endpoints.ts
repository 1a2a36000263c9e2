// Upkeep of the dictionaries in the console (specification 3, 7.5 dictionaries).
import { z } from 'zod';
import { Id, endpoint } from '../core/index.ts';
import {
  ChangedDictionaryType,
  ChangedDictionaryValue,
  DictionaryDetail,
  DictionaryOrder,
  DictionaryType,
  NewDictionaryType,
  NewDictionaryValue,
} from './dictionaries-admin.schema.ts';
import { dictionaryErrors as errors } from './dictionaries.errors.ts';
import { DictionaryKey } from './dictionaries.schema.ts';

const read = { permission: 'admin:dictionaries:read' } as const;
const write = { permission: 'admin:dictionaries:write' } as const;
const ByKey = z.strictObject({ key: DictionaryKey });
const ByValue = z.strictObject({ key: DictionaryKey, id: Id });
const base = '/API-SYSTEM/admin/dictionaries';

export const dictionaryAdminEndpoints = {
  listTypes: endpoint({
    method: 'GET',
    path: base,
    summary: { zh: '全部字典', en: 'Every dictionary' },
    access: read,
    output: z.array(DictionaryType),
    errors: [],
  }),
  findType: endpoint({
    method: 'GET',
    path: `${base}/{key}`,
    summary: { zh: '查看一个字典及其值', en: 'Read one dictionary and its values' },
    access: read,
    params: ByKey,
    output: DictionaryDetail,
    errors: [errors.typeNotFound],
  }),
  addType: endpoint({
    method: 'POST',
    path: base,
    summary: { zh: '新建字典', en: 'Add a dictionary' },
    access: write,
    body: { encoding: 'json', schema: NewDictionaryType },
    output: DictionaryDetail,
    errors: [errors.keyTaken],
  }),
  changeType: endpoint({
    method: 'PUT',
    path: `${base}/{key}`,
    summary: { zh: '修改字典名称', en: 'Rename a dictionary' },
    access: write,
    params: ByKey,
    body: { encoding: 'json', schema: ChangedDictionaryType },
    output: DictionaryDetail,
    errors: [errors.typeNotFound, errors.changedMeanwhile],
  }),
  deleteType: endpoint({
    method: 'DELETE',
    path: `${base}/{key}`,
    summary: { zh: '删除空字典', en: 'Delete an empty dictionary' },
    access: write,
    params: ByKey,
    output: z.object({ deleted: z.int() }),
    errors: [errors.typeNotFound, errors.systemType, errors.notEmpty],
  }),
  addValue: endpoint({
    method: 'POST',
    path: `${base}/{key}/values`,
    summary: { zh: '新增字典值', en: 'Add a value' },
    access: write,
    params: ByKey,
    body: { encoding: 'json', schema: NewDictionaryValue },
    output: DictionaryDetail,
    errors: [errors.typeNotFound, errors.closed, errors.valueTaken],
  }),
  changeValue: endpoint({
    method: 'PUT',
    path: `${base}/{key}/values/{id}`,
    summary: { zh: '修改字典值', en: 'Change a value' },
    access: write,
    params: ByValue,
    body: { encoding: 'json', schema: ChangedDictionaryValue },
    output: DictionaryDetail,
    errors: [errors.entryNotFound, errors.changedMeanwhile, errors.systemValue, errors.inUse, errors.valueTaken],
  }),
  deleteValue: endpoint({
    method: 'DELETE',
    path: `${base}/{key}/values/{id}`,
    summary: { zh: '删除字典值', en: 'Delete a value' },
    access: write,
    params: ByValue,
    output: DictionaryDetail,
    errors: [errors.entryNotFound, errors.systemValue, errors.inUse],
  }),
  orderValues: endpoint({
    method: 'PUT',
    path: `${base}/{key}/order`,
    summary: { zh: '调整字典值顺序', en: 'Put the values into another order' },
    access: write,
    params: ByKey,
    body: { encoding: 'json', schema: DictionaryOrder },
    output: DictionaryDetail,
    errors: [errors.typeNotFound, errors.otherEntries],
  }),
};
