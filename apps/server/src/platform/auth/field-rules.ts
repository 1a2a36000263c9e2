// Which governed fields a user reads, sees masked or not at all, for rows that JavaScript holds (specification 3, 6).
import {
  coreErrors,
  type FieldSight,
  type GovernedField,
  type GovernedFieldName,
  governedFields,
  joined,
} from '@yijian/contract/core';
import { fail } from '../errors/index.ts';
import { isAllowed, type SessionUser } from './session-user.ts';

/** The part of a user that decides. */
export interface Ruled {
  readonly fieldRules: ReadonlyMap<string, 'MASK' | 'HIDE'>;
  /** None when left out. */
  readonly permissions?: SessionUser['permissions'] | undefined;
}

const NONE: ReadonlySet<string> = new Set();

/** READ unless every role of the user narrows the field, or the permission it needs is missing. */
export function ruleOf(user: Ruled, field: GovernedFieldName): FieldSight {
  const { permission }: GovernedField = governedFields[field];
  const { permissions = NONE } = user;
  if (permission !== undefined && !isAllowed({ permissions }, permission)) return 'HIDE';
  return user.fieldRules.get(field) ?? 'READ';
}

/** The fields that the user does not read whole. */
export const hiddenFieldsOf = (user: Ruled): GovernedFieldName[] =>
  (Object.keys(governedFields) as GovernedFieldName[]).filter((field) => ruleOf(user, field) !== 'READ');

/** A governed field that a call would change, and its place in the call, such as `body.telephone`. */
export interface EditedField {
  readonly field: GovernedFieldName;
  readonly name: string;
  readonly isChanged: boolean;
}

/** Throws, naming the fields, when some change that the user reads and does not change. */
export function requireEditable(
  { user, language }: { readonly user: Pick<SessionUser, 'readOnlyFields'>; readonly language: 'zh' | 'en' },
  edited: readonly EditedField[],
): void {
  const refused = edited.filter(({ field, isChanged }) => isChanged && user.readOnlyFields.has(field));
  if (refused.length === 0) return;
  const labels = refused.map(({ field }) => governedFields[field][language]);
  const fields = joined(labels, language);
  throw fail(
    coreErrors.fieldReadOnly,
    { fields },
    refused.map(({ name }, at) => ({
      field: name,
      message: coreErrors.fieldReadOnly[language].replace('{fields}', labels[at]!),
    })),
  );
}

/** The first character, and of a mail address the host; the twin of app.mask in the database. */
export function maskText(value: string): string {
  if (value === '') return value;
  const at = value.indexOf('@');
  const first = [...value][0] ?? '';
  return at > 0 ? `${first}***${value.slice(at)}` : `${first}***`;
}

/**
 * Rows as the user may see them: `fields` says which property is which governed field. A hidden list is empty, a hidden
 * text too, anything else null; a masked text keeps its first character. Rows come back as they are where no rule bites.
 */
export function withFieldRules<T extends object>(
  user: Ruled,
  rows: readonly T[],
  fields: Partial<Record<keyof T, GovernedFieldName>>,
): T[] {
  const narrowed = (Object.entries(fields) as [keyof T, GovernedFieldName][])
    .map(([key, field]) => ({ key, rule: ruleOf(user, field) }))
    .filter(({ rule }) => rule !== 'READ');
  if (narrowed.length === 0) return [...rows];
  return rows.map((row) => {
    const shown = { ...row };
    for (const { key, rule } of narrowed) shown[key] = narrow(row[key], rule) as T[keyof T];
    return shown;
  });
}

function narrow(value: unknown, rule: FieldSight): unknown {
  if (value === null || value === undefined) return value;
  if (rule === 'MASK' && typeof value === 'string') return maskText(value);
  if (Array.isArray(value)) return [];
  return typeof value === 'string' ? '' : null;
}
