// Queries and forms carry only text: this gives each field the type its schema asks for, without judging it (specification 7).
import type { z } from 'zod';
import { readJson } from './json-body.ts';

interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly values?: readonly unknown[];
}
type Fields = ReadonlyMap<string, Plan>;

const definitionOf = (schema: z.ZodType): Definition => schema._zod.def;
const WRAPPERS = new Set(['optional', 'default', 'prefault', 'nullable', 'readonly', 'catch', 'nonoptional']);

/** How the text of one field becomes what its schema asks for. */
interface Plan {
  readonly type: string;
  readonly mayBeAbsent: boolean;
  /** Whether an empty text is null. */
  readonly isNullable: boolean;
  /** Of a list, or of the values of a record. */
  readonly element: Plan | undefined;
  /** Of an object, or of all objects that it may be. */
  readonly fields: Fields | undefined;
  /** What a union may be. */
  readonly options: readonly Plan[];
}

// Schemas never change, so each is looked into once and not for every request; lazily, since some hold themselves.
const plans = new WeakMap<z.ZodType, Plan>();

function planOf(schema: z.ZodType): Plan {
  const known = plans.get(schema);
  if (known !== undefined) return known;
  let inner = schema;
  let mayBeAbsent = false;
  let isNullable = false;
  for (;;) {
    const definition = definitionOf(inner);
    if (WRAPPERS.has(definition.type) && definition.innerType !== undefined) {
      if (definition.type === 'nullable') isNullable = true;
      else mayBeAbsent = true;
      inner = definition.innerType;
    } else if (definition.type === 'pipe' && definition.in !== undefined) inner = definition.in;
    else break;
  }
  const { type, element, valueType, options = [], values = [] } = definitionOf(inner);
  const item = element ?? valueType;
  const shape = (inner as z.ZodObject).shape as Record<string, z.ZodType> | undefined;
  const own = type === 'literal' ? typeof values[0] : type;
  const plan: Plan = {
    type: own,
    mayBeAbsent,
    isNullable,
    get element() {
      return item === undefined ? undefined : planOf(item);
    },
    get options() {
      return options.map(planOf);
    },
    get fields() {
      return shape === undefined ? fieldsOfAll(options) : fieldsOf(shape);
    },
  };
  plans.set(schema, plan);
  return plan;
}

const shapes = new WeakMap<object, Fields>();

function fieldsOf(shape: Readonly<Record<string, z.ZodType>>): Fields {
  const known = shapes.get(shape);
  if (known !== undefined) return known;
  const made = new Map(Object.entries(shape).map(([name, field]) => [name, planOf(field)]));
  shapes.set(shape, made);
  return made;
}

/** A field of several objects is what the first of them says, and may be null where any of them says so. */
function fieldsOfAll(options: readonly z.ZodType[]): Fields | undefined {
  const fields = new Map<string, Plan>();
  for (const [name, plan] of options.flatMap((option) => [...(planOf(option).fields ?? [])])) {
    const first = fields.get(name);
    if (first === undefined) fields.set(name, plan);
    else if (plan.isNullable && !first.isNullable) fields.set(name, nullable(first));
  }
  return fields.size === 0 ? undefined : fields;
}

/** What the plan holds is still looked into only when it is asked for. */
const nullable = (plan: Plan): Plan => Object.create(plan, { isNullable: { value: true, enumerable: true } }) as Plan;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the value can be more than a text or a list of texts. */
function isNested({ type, element, options }: Plan): boolean {
  if (type === 'array') return element !== undefined && isNested(element);
  return ['object', 'record', 'any', 'unknown', 'lazy'].includes(type) || options.some(isNested);
}

/** An object or a list written as JSON; anything else stays the text it is, for the schema to judge. */
function unpacked(plan: Plan, value: string): unknown {
  if (!/^\s*[[{]/.test(value) || !isNested(plan)) return value;
  try {
    return readJson(value);
  } catch {
    return value;
  }
}

function coerceList(element: Plan, plan: Plan, value: unknown): unknown {
  const whole = typeof value === 'string' && isNested(element) ? unpacked(plan, value) : value;
  if (Array.isArray(whole) && typeof value === 'string') return whole;
  if (isObject(whole) && Object.keys(whole).every((key) => /^\d{1,4}$/.test(key)) && typeof value !== 'string')
    return Object.keys(whole)
      .toSorted((one, other) => Number(one) - Number(other))
      .map((key) => coerceValue(element, whole[key]));
  return (Array.isArray(whole) ? whole : [whole]).map((item: unknown) => coerceValue(element, item));
}

function coerceText(plan: Plan, value: string): unknown {
  const types = [plan, ...plan.options].map(({ type }) => type);
  if (isNested(plan)) return unpacked(plan, value);
  if (types.includes('string') || types.includes('enum')) return value;
  if (types.includes('number') && /^-?\d+(\.\d+)?$/.test(value)) return Number(value);
  if (types.includes('boolean') && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}

function coerceValue(plan: Plan, value: unknown): unknown {
  if (value === '' && plan.isNullable) return null;
  if (plan.type === 'array' && plan.element !== undefined) return coerceList(plan.element, plan, value);
  if (typeof value === 'string') return coerceText(plan, value);
  if (!isObject(value)) return value;
  const { element, fields } = plan;
  if (fields !== undefined) return coerceFields(fields, value);
  if (element === undefined) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, coerceValue(element, one)]));
}

function coerceFields(fields: Fields, raw: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept = Object.entries(raw).flatMap(([name, value]): [string, unknown][] => {
    const plan = fields.get(name);
    if (plan === undefined) return [[name, value]];
    // An empty text for a field that may be absent and is not text counts as absent.
    const isText = [plan, ...plan.options].some(({ type }) => type === 'string');
    const isLeftOut = value === '' && plan.mayBeAbsent && !plan.isNullable && !isText;
    return isLeftOut ? [] : [[name, coerceValue(plan, value)]];
  });
  // Not by assignment: a field called __proto__ would become the prototype, and its parts would count as fields.
  return Object.fromEntries(kept);
}

const MOST_PARTS = 8;
const BRACKETS = /^([^[\]]+)((?:\[[^[\]]*\])+)$/;

interface Branch extends Map<string, Branch | { readonly leaf: unknown }> {}

/** `fields[name]=…` as `{ fields: { name: … } }`, for fields that hold objects; every other name stays as it came. */
function unfolded(fields: Fields, raw: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const flat: [string, unknown][] = [];
  const branches: Branch = new Map();
  for (const [name, value] of Object.entries(raw)) {
    const [, base = '', rest = ''] = BRACKETS.exec(name) ?? [];
    const parts = [...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, part]) => part!);
    const plan = fields.get(base);
    const isOurs = plan !== undefined && isNested(plan) && !(base in raw) && parts.length <= MOST_PARTS;
    if (!isOurs || parts.some((part) => ['', '__proto__', 'constructor', 'prototype'].includes(part)))
      flat.push([name, value]);
    else plant(branches, [base, ...parts], value);
  }
  return branches.size === 0 ? { ...raw } : Object.fromEntries([...flat, ...Object.entries(grown(branches))]);
}

function plant(branches: Branch, [first, ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    branches.set(first!, { leaf: value });
    return;
  }
  const found = branches.get(first!);
  const next: Branch = found instanceof Map ? found : new Map();
  branches.set(first!, next);
  plant(next, rest, value);
}

const grown = (branches: Branch): Record<string, unknown> =>
  Object.fromEntries([...branches].map(([name, one]) => [name, one instanceof Map ? grown(one) : one.leaf]));

/** A new object with the same fields, typed. */
export function coerce(schema: z.ZodType, raw: Readonly<Record<string, unknown>>): unknown {
  const plan = planOf(schema);
  // A body that is a list has no names: whatever they are called, its values are the list.
  if (plan.type === 'array' && plan.element !== undefined)
    return Object.values(raw).flatMap((value) => coerceList(plan.element!, plan, value) as unknown[]);
  if (plan.fields === undefined) return raw;
  return coerceFields(plan.fields, unfolded(plan.fields, raw));
}
