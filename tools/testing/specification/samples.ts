// Values that a schema takes, made from the schema alone, and the same as the fields of a form (specification 7, encodings).
import type { z } from 'zod';

interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly keyType?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly getter?: () => z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, unknown>>;
}

const definitionOf = (schema: z.ZodType): Definition => schema._zod.def;
const MOST_DEEP = 5;

const texts = [
  'some words', '12', '2026-11-25', '2026-11-25T08:00:00.000Z', '08:30', '2026-11', '2026', 'a@b.cn', '13812345678', 'https://a.cn/b', 'zh',
  '#336699', '/a/b', 'A1', 'ab_c', 'a'.repeat(32), 'a'.repeat(64), '110101', '91110000MA001B2C3D', 'admin:users:read', '1.5', 'x',
]; // prettier-ignore
const numbers = [3, 1, 0, 20, 2026, 0.5, 100, 60, 1000, -1];

export interface Choice {
  /** Picks another choice where there are several. */
  readonly turn: number;
  /** Text wherever a value may be text among others, as fields of a form cannot tell 3 from "3". */
  readonly isText: boolean;
}

/** A value for the schema. Files are left out: they travel beside the fields. */
export function sampleOf(schema: z.ZodType, choice: Choice, deep = 0): unknown {
  const { turn } = choice;
  const { type, ...def } = definitionOf(schema);
  const fits = (all: readonly unknown[]): unknown => all.find((one) => schema.safeParse(one).success) ?? all[0];
  const inner = def.innerType ?? def.in ?? def.getter?.();
  if (type === 'nullable' && turn % 2 === 1) return null;
  if (inner !== undefined) return sampleOf(inner, choice, deep);
  if (def.options !== undefined) {
    const text = choice.isText ? def.options.find((option) => definitionOf(option).type === 'string') : undefined;
    const options = deep > MOST_DEEP ? def.options.filter((option) => !holds(option, schema)) : def.options;
    return sampleOf(text ?? options[turn % options.length]!, choice, deep);
  }
  switch (type) {
    case 'object':
      return objectOf(schema, choice, deep);
    case 'array':
      return [...new Set([turn, turn + 2].map((one) => sampleOf(def.element!, { ...choice, turn: one }, deep + 1)))];
    case 'record': {
      const key = sampleOf(def.keyType!, choice, deep + 1);
      return { [String(key)]: sampleOf(def.valueType!, choice, deep + 1) };
    }
    case 'number':
      return fits(numbers);
    case 'boolean':
      return turn % 2 === 0;
    case 'literal':
      return def.values![0];
    case 'enum': {
      const all = Object.values(def.entries!);
      return all[turn % all.length];
    }
    case 'string':
      return fits(texts);
    default:
      return { some: 'thing' };
  }
}

/** Whether a value of the schema may hold one of the other, as a tree holds trees. */
function holds(schema: z.ZodType, other: z.ZodType, seen = new Set<z.ZodType>()): boolean {
  if (schema === other) return true;
  if (seen.has(schema)) return false;
  seen.add(schema);
  const { innerType, element, valueType, in: input, getter, options = [] } = definitionOf(schema);
  const { shape = {} } = schema as unknown as { shape?: Record<string, z.ZodType> };
  const parts = [innerType, element, valueType, input, getter?.(), ...options, ...Object.values(shape)];
  return parts.some((part) => part !== undefined && holds(part, other, seen));
}

function isFile(schema: z.ZodType): boolean {
  const { type, innerType } = definitionOf(schema);
  return type === 'custom' || type === 'file' || (innerType !== undefined && isFile(innerType));
}

function objectOf(schema: z.ZodType, choice: Choice, deep: number): Record<string, unknown> {
  const { shape } = schema as unknown as { shape: Record<string, z.ZodType> };
  const isLeftOut = (field: z.ZodType): boolean =>
    isFile(field) || (deep > MOST_DEEP && definitionOf(field).type === 'optional');
  return Object.fromEntries(
    Object.entries(shape)
      .filter(([, field]) => !isLeftOut(field))
      .map(([name, field]) => [name, sampleOf(field, choice, deep + 1)]),
  );
}

export type Pairs = readonly (readonly [name: string, text: string])[];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
function textOf(value: unknown): string {
  if (value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** `fields[name]=…`, lists by their places, lists of plain values by repeating the name. */
export function bracketed(body: unknown, at = ''): Pairs {
  if (!isObject(body)) return [[at || 'list', textOf(body)]];
  if (Array.isArray(body) && body.every((item) => !isObject(item)))
    return body.map((item) => [at || 'list', textOf(item)] as const);
  if (Array.isArray(body) && at === '') return body.map((item) => ['list', JSON.stringify(item)] as const);
  return Object.entries(body).flatMap(([name, value]) => bracketed(value, at === '' ? name : `${at}[${name}]`));
}

/** Every field that is not plain as its JSON. */
export function packed(body: unknown): Pairs {
  if (Array.isArray(body) && body.some(isObject)) return [['list', JSON.stringify(body)]];
  if (!isObject(body) || Array.isArray(body)) return bracketed(body);
  const isPlain = (value: unknown): boolean => !isObject(value) || (Array.isArray(value) && !value.some(isObject));
  return Object.entries(body).flatMap(([name, value]) =>
    isPlain(value) ? bracketed({ [name]: value }) : [[name, JSON.stringify(value)] as const],
  );
}

/** Pairs as a server reads them: a name that comes again makes a list. */
export function received(pairs: Pairs): Record<string, unknown> {
  const read = new Map<string, string[]>();
  for (const [name, text] of new URLSearchParams(pairs.map(([name, text]) => [name, text])))
    read.set(name, [...(read.get(name) ?? []), text]);
  return Object.fromEntries([...read].map(([name, all]) => [name, all.length === 1 ? all[0] : all]));
}
