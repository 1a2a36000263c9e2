// Fields that came by the names of the specification get the names of the row (specification 3).
import type { EndpointRow } from '@yijian/contract/core';
import { z } from 'zod';

/** The same values under the row's own names; a field that is there by its own name stays as it is. */
export function withOwnNames(row: EndpointRow, schema: z.ZodType | undefined, raw: unknown): unknown {
  const { alsoNamed } = row;
  if (alsoNamed === undefined || !(schema instanceof z.ZodObject)) return raw;
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return raw;
  const given = raw as Readonly<Record<string, unknown>>;
  const fields = schema.shape as Readonly<Record<string, z.ZodType>>;
  const named = Object.entries(given).map(([name, value]): [string, unknown] => {
    const own = Object.hasOwn(alsoNamed, name) ? alsoNamed[name]! : name;
    if (own === name || Object.hasOwn(fields, name)) return [name, value];
    if (!Object.hasOwn(fields, own) || Object.hasOwn(given, own)) return [name, value];
    return [own, isList(fields[own]!) && !Array.isArray(value) ? [value] : value];
  });
  return Object.fromEntries(named);
}

function isList(schema: z.ZodType): boolean {
  const { type, innerType } = schema._zod.def as { type: string; innerType?: z.ZodType };
  return type === 'array' || (innerType !== undefined && isList(innerType));
}
