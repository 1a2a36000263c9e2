// Fields of the lists under the names of the enterprise (specification 3; field/all is not shown, this is our reading).
import {
  type DictionaryEntry,
  type Field,
  type FieldList,
  listFields,
  type RecordField,
} from '@yijian/contract/dictionaries';

export const fieldLists = Object.keys(listFields) as FieldList[];

/** The dictionary in which an enterprise renames the fields of a list. */
export const fieldDictionary = (list: FieldList): string => `field.${list}`;

export function fieldsOf(list: FieldList): Field[] {
  const offered = Object.entries<RecordField>(listFields[list]).filter(([, { listed }]) => listed);
  return offered.map(([field, { zh: name, en: enName, type = 'TEXT', listed }]) => {
    const dictionaryKey = type.startsWith('dictionary:') ? type.slice('dictionary:'.length) : null;
    const shape = { list, field, name, enName, dictionaryKey, isFixed: listed === 'always' };
    return { ...shape, type: dictionaryKey === null ? (type as Field['type']) : 'DICTIONARY' };
  });
}

export function withNames(own: readonly Field[], names: readonly DictionaryEntry[]): Field[] {
  return own.map((field) => {
    const given = names.find((entry) => entry.value === field.field);
    return given === undefined ? field : { ...field, name: given.name, enName: given.enName };
  });
}
