// Dictionaries in the console: named, filled, ordered; what records rely on stays (specification 3, 7.5).
import {
  dictionaryErrors as errors,
  type ChangedDictionaryType,
  type ChangedDictionaryValue,
  type DictionaryDetail,
  type DictionaryOrder,
  type DictionaryType,
  type DictionaryValue,
  type NewDictionaryType,
  type NewDictionaryValue,
} from '@yijian/contract/dictionaries';
import type { NamedError } from '@yijian/contract/core';
import { fail, wordsOf, type Failure, type Values } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import {
  deleteType,
  deleteValue,
  insertType,
  insertValue,
  lockType,
  selectTypes,
  selectUses,
  selectValues,
  updateOrder,
  updateType,
  updateValue,
} from './dictionaries-admin.sql.ts';
import { usesInWords } from './dictionary-uses.policy.ts';

export async function listDictionaryTypes(context: Context): Promise<DictionaryType[]> {
  return selectTypes(context.sql);
}

export async function findDictionaryType(context: Context, key: string): Promise<DictionaryDetail> {
  const type = await requireType(context, key);
  return { ...type, values: await selectValues(context.sql, key) };
}

export async function addDictionaryType(context: Context, input: NewDictionaryType): Promise<DictionaryDetail> {
  const { key } = input;
  if (!(await insertType(context.sql, input)))
    throw refuse(context, errors.keyTaken, { field: 'key', values: { key } });
  return findDictionaryType(context, key);
}

export async function changeDictionaryType(
  context: Context,
  { key, version, ...names }: ChangedDictionaryType & { key: string },
): Promise<DictionaryDetail> {
  await lockType(context.sql, key);
  if ((await requireType(context, key)).version !== version) throw fail(errors.changedMeanwhile);
  await updateType(context.sql, key, names);
  return findDictionaryType(context, key);
}

export async function deleteDictionaryType(context: Context, key: string): Promise<{ deleted: number }> {
  await lockType(context.sql, key);
  const { isSystem, count } = await requireType(context, key);
  if (isSystem) throw fail(errors.systemType, { key });
  if (count > 0) throw fail(errors.notEmpty, { count });
  return { deleted: await deleteType(context.sql, key) };
}

export async function addDictionaryValue(
  context: Context,
  { key, ...input }: NewDictionaryValue & { key: string },
): Promise<DictionaryDetail> {
  await lockType(context.sql, key);
  const { isOpen } = await requireType(context, key);
  if (!isOpen) throw fail(errors.closed, { key });
  const { value } = input;
  if (!(await insertValue(context.sql, key, input)))
    throw refuse(context, errors.valueTaken, { field: 'value', values: { value } });
  return findDictionaryType(context, key);
}

export async function changeDictionaryValue(
  context: Context,
  { key, id, version, ...input }: ChangedDictionaryValue & { key: string; id: string },
): Promise<DictionaryDetail> {
  const { before, values } = await requireValue(context, { key, id });
  if (before.version !== version) throw fail(errors.changedMeanwhile);
  const { value } = input;
  if (before.isSystem && (value !== before.value || (before.isEnabled && !input.isEnabled)))
    throw refuse(context, errors.systemValue, {
      field: value === before.value ? 'isEnabled' : 'value',
      values: { value: before.value },
    });
  if (value !== before.value) {
    await requireUnused(context, { key, value: before.value, field: 'value' });
    if (values.some((one) => one.value === value))
      throw refuse(context, errors.valueTaken, { field: 'value', values: { value } });
  }
  await updateValue(context.sql, id, input);
  return findDictionaryType(context, key);
}

export async function deleteDictionaryValue(
  context: Context,
  { key, id }: { key: string; id: string },
): Promise<DictionaryDetail> {
  const { before } = await requireValue(context, { key, id });
  if (before.isSystem) throw fail(errors.systemValue, { value: before.value });
  await requireUnused(context, { key, value: before.value });
  await deleteValue(context.sql, id);
  return findDictionaryType(context, key);
}

export async function orderDictionaryValues(
  context: Context,
  { key, ids }: DictionaryOrder & { key: string },
): Promise<DictionaryDetail> {
  await lockType(context.sql, key);
  const { values } = await findDictionaryType(context, key);
  const known = new Set(values.map((value) => value.id));
  const isWhole = new Set(ids).size === known.size && ids.length === known.size && ids.every((id) => known.has(id));
  if (!isWhole) throw fail(errors.otherEntries);
  await updateOrder(context.sql, ids);
  return findDictionaryType(context, key);
}

async function requireType(context: Context, key: string): Promise<DictionaryType> {
  const [type] = await selectTypes(context.sql, key);
  if (type === undefined) throw fail(errors.typeNotFound, { key });
  return type;
}

async function requireValue(
  context: Context,
  { key, id }: { key: string; id: string },
): Promise<{ before: DictionaryValue; values: DictionaryValue[] }> {
  await lockType(context.sql, key);
  const values = await selectValues(context.sql, key);
  const before = values.find((value) => value.id === id);
  if (before === undefined) throw fail(errors.entryNotFound);
  return { before, values };
}

async function requireUnused(
  context: Context,
  { key, value, field }: { key: string; value: string; field?: string },
): Promise<void> {
  const uses = await selectUses(context.sql, key, value);
  if (uses.length === 0) return;
  const places = usesInWords(uses, context.language);
  throw field === undefined
    ? fail(errors.inUse, { places })
    : refuse(context, errors.inUse, { field, values: { places } });
}

function refuse(context: Context, error: NamedError, { field, values }: { field: string; values: Values }): Failure {
  return fail(error, values, [{ field: `body.${field}`, message: wordsOf(error, context.language, values) }]);
}
