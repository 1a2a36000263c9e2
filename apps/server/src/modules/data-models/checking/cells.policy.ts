// One cell after another: from the text of a file to a value that can be stored, or to what is wrong with it.
import { neutralText } from '../../../platform/sheets/index.ts';
import type { Fault } from '../batches/rows.sql.ts';
import { rangeText, type FieldRule } from '../models/field-rule.policy.ts';
import type { FaultCode } from './fault-words.policy.ts';
import { plain } from './plain.policy.ts';

export type Value = string | number | string[];
export type Checked = { readonly value: Value } | { readonly fault: FaultCode; readonly about?: string };

/** Values of the dictionary fields by field and by what people write. */
export type Choices = ReadonlyMap<string, ReadonlyMap<string, string>>;

const MOST_LABELS = 20;

export function checkCell(field: FieldRule, text: string, choices: Choices): Checked {
  if (field.maxLength !== undefined && text.length > field.maxLength)
    return { fault: 'tooLong', about: String(field.maxLength) };
  if (field.rule !== undefined) return checkByRule(field.rule, text);
  switch (field.type) {
    case 'INTEGER':
      return checkInteger(field, text);
    case 'DECIMAL':
      return checkDecimal(field, text);
    case 'DICTIONARY':
      return checkChoice(field, text, choices);
    case 'TELEPHONE':
      return checkTelephone(text);
    case 'PHONE':
      return checkPhone(text);
    case 'EMAIL':
      return /^[\w.+-]{1,64}@[\w-]{1,60}(?:\.[\w-]{1,60}){1,4}$/.test(text)
        ? { value: text }
        : { fault: 'badEmail', about: short(text) };
    case 'LIST':
      return { value: labelsOf(text) };
    default:
      return { value: neutralText(text) };
  }
}

export const faultOf = (column: string, code: FaultCode, value?: string): Fault =>
  value === undefined ? { column, code } : { column, code, value };

export const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

function checkByRule({ schema, fault }: NonNullable<FieldRule['rule']>, text: string): Checked {
  const read = schema.safeParse(text);
  if (read.success && read.data !== null) return { value: read.data };
  // What is wrong with a number is told without it: faults are kept in clear.
  return fault === 'badNumber' || fault === 'badPatientKey' ? { fault } : { fault, about: short(text) };
}

/** A field of years takes a date for its year: 1978-05-04, 1978/5, 1978年5月4日, 1978年. */
const DATE = /^(\d{4})(?:年|[-/.年]\d{1,2}(?:月|[-/.月]\d{1,2}日?)?(?:T?\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?Z?)?)$/;
const isYear = (minimum: number, maximum: number): boolean => minimum >= 1_800 && maximum < 2_200;

function checkInteger({ minimum = 0, maximum = 2_147_483_647 }: FieldRule, text: string): Checked {
  const whole = text.normalize('NFKC').replaceAll(/[,\s]/g, '').replace(/\.0+$/, '');
  const digits = isYear(minimum, maximum) ? (DATE.exec(whole)?.[1] ?? whole) : whole;
  if (!/^-?\d{1,15}$/.test(digits)) return { fault: 'notInteger', about: short(text) };
  const value = Number(digits);
  return value < minimum || value > maximum ? { fault: 'outOfRange', about: rangeText(minimum, maximum) } : { value };
}

function checkDecimal({ minimum = 0, maximum = 2_147_483_647 }: FieldRule, text: string): Checked {
  const digits = text.normalize('NFKC').replaceAll(/\s/g, '').replaceAll('−', '-');
  if (!/^[+-]?\d+(?:\.\d+)?$/.test(digits)) return { fault: 'notNumber', about: short(text) };
  const value = Number(digits);
  return value < minimum || value > maximum ? { fault: 'outOfBounds', about: `${minimum} ~ ${maximum}` } : { value };
}

function checkChoice({ key }: FieldRule, text: string, choices: Choices): Checked {
  const value = choices.get(key)?.get(plain(text));
  return value === undefined ? { fault: 'unknownValue', about: short(text) } : { value };
}

const REMARK = /\([^()\d]{0,20}\)/g;
const NUMBER = /^(?:\+?\d[\d\-() ]{4,22}\d)(?:转\d{1,6}|ext\.?\d{1,6})?$/i;

/** One number or several, with extensions and remarks in brackets such as （急诊科）. */
function checkTelephone(text: string): Checked {
  const bare = text.normalize('NFKC').replaceAll(/[—–−]/g, '-').replaceAll(REMARK, ';');
  const numbers = bare.split(/[;,、/]+/).map((one) => one.trim());
  const filled = numbers.filter((one) => one !== '');
  const isGood = filled.length > 0 && filled.every((one) => NUMBER.test(one) && one.replaceAll(/\D/g, '').length >= 7);
  return isGood
    ? { value: text.normalize('NFKC').replaceAll(/[—–−]/g, '-') }
    : { fault: 'badTelephone', about: short(text) };
}

function checkPhone(text: string): Checked {
  const digits = text
    .normalize('NFKC')
    .replaceAll(/[\s-]/g, '')
    .replace(/^(?:\+86|0086)/, '');
  return /^1\d{10}$/.test(digits) ? { value: digits } : { fault: 'badPhone' };
}

/** The parts of a cell that holds several values. */
export function partsOf(text: string): string[] {
  const parts = text.split(/[;；,，、|\n]+/).map((part) => part.trim());
  return parts.filter((part) => part !== '');
}

function labelsOf(text: string): string[] {
  return [...new Set(partsOf(text).map(neutralText))].slice(0, MOST_LABELS);
}
