// What an upload leaves as it is: fields that the writer does not read plainly or does not change, as the forms do (specification 6).
import { isEdited, type GovernedFieldName } from '@yijian/contract/core';
import type { ModelId } from '@yijian/contract/data-models';
import {
  doctorFields,
  hospitalFields,
  inCamelCase,
  userFields,
  type RecordFields,
} from '@yijian/contract/dictionaries';
import { ruleOf, type SessionUser } from '../../../platform/auth/index.ts';

interface GovernedCell {
  /** Of the sheet. */
  readonly cell: string;
  /** As it is prepared for the record. */
  readonly prepared: string;
  readonly field: GovernedFieldName;
}

const catalogue: Readonly<Partial<Record<ModelId, RecordFields>>> = {
  doctors: doctorFields,
  hospitals: hospitalFields,
  users: userFields,
};

/** What a role may keep its users from changing, of what stands in the record itself. */
const governedCells = (model: ModelId): GovernedCell[] =>
  Object.entries(catalogue[model] ?? {}).flatMap(([cell, { governed: field, column }]) =>
    field === undefined || column === undefined || !isEdited(field)
      ? []
      : [{ cell, prepared: inCamelCase(column), field }],
  );

/** Prepared fields that stay as they are. */
export function unreadFields(user: SessionUser, model: ModelId): string[] {
  return governedCells(model)
    .filter(({ field }) => user.readOnlyFields.has(field) || (model === 'users' && ruleOf(user, field) !== 'READ'))
    .map(({ prepared }) => prepared);
}

/** Cells that the writer may read and not change in a record that is there. */
export const readOnlyCells = (user: SessionUser, model: ModelId): string[] =>
  governedCells(model)
    .filter(({ field }) => user.readOnlyFields.has(field))
    .map(({ cell }) => cell);
