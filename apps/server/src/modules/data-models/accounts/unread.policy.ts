// What an upload leaves as it is: fields that the writer does not read plainly or does not change, as the forms do (specification 6).
import type { GovernedFieldName } from '@yijian/contract/core';
import type { ModelId } from '@yijian/contract/data-models';
import { ruleOf, type SessionUser } from '../../../platform/auth/index.ts';

interface GovernedCell {
  /** Of the sheet. */
  readonly cell: string;
  /** As it is prepared for the record. */
  readonly prepared: string;
  readonly field: GovernedFieldName;
}

const governedCells: Readonly<Partial<Record<ModelId, readonly GovernedCell[]>>> = {
  doctors: [
    { cell: 'phone', prepared: 'maskedPhone', field: 'doctor.phone' },
    { cell: 'birthYear', prepared: 'birthYear', field: 'doctor.ageRange' },
    { cell: 'workingSince', prepared: 'workingSince', field: 'doctor.workingTime' },
    { cell: 'degreeTitle', prepared: 'degreeTitle', field: 'doctor.degreeTitle' },
  ],
  hospitals: [{ cell: 'telephone', prepared: 'telephone', field: 'hospital.telephone' }],
  users: [
    { cell: 'phone', prepared: 'maskedPhone', field: 'user.phone' },
    { cell: 'email', prepared: 'email', field: 'user.email' },
    { cell: 'workId', prepared: 'workId', field: 'user.workId' },
  ],
};

/** Prepared fields that stay as they are. */
export function unreadFields(user: SessionUser, model: ModelId): string[] {
  return (governedCells[model] ?? [])
    .filter(({ field }) => user.readOnlyFields.has(field) || (model === 'users' && ruleOf(user, field) !== 'READ'))
    .map(({ prepared }) => prepared);
}

/** Cells that the writer may read and not change in a record that is there. */
export const readOnlyCells = (user: SessionUser, model: ModelId): string[] =>
  (governedCells[model] ?? []).filter(({ field }) => user.readOnlyFields.has(field)).map(({ cell }) => cell);
