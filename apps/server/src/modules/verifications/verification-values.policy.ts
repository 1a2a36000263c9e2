// Values of a request: which are sealed where, how a licence number is shown, what is risky, what came of the decisions (product 3.6).
import { joined } from '@yijian/contract/core';
import {
  riskyFields,
  verificationErrors,
  type Certificate,
  type VerificationState,
  type VerifiedField,
} from '@yijian/contract/verifications';
import { fail } from '../../platform/errors/index.ts';
import type { Context } from '../../platform/http/index.ts';
import { maskOf, plainOf, type ValueSet } from '../../platform/secrets/index.ts';
import type { CertificateRow } from './certificates/certificates.sql.ts';
import type { StoredField } from './requests/requests.sql.ts';
import { fieldWords } from './states.policy.ts';

/** Sealed numbers of the fields: part 0 what was asked for, part 1 what the steward wrote instead. */
export const licencesOf = ({ enterprise }: Context): ValueSet => ({
  enterpriseId: enterprise.id,
  table: 'verification_fields',
  field: 'LICENCE_NUMBER',
});
export const EDITED_PART = ':1';

/** Sealed numbers of the certificates. */
export const numbersOf = ({ enterprise }: Context): ValueSet => ({
  enterpriseId: enterprise.id,
  table: 'verification_certificates',
  field: 'LICENCE_NUMBER',
});

export const maskedLicence = (value: string): string =>
  value === '' ? '' : maskOf('LICENCE_NUMBER', plainOf('LICENCE_NUMBER', value));

/** A doctor as it is known, the licence number in clear. */
export interface Known {
  readonly id: string;
  readonly name: string;
  readonly hospitalId: string;
  readonly departmentName: string;
  readonly titleCode: string | null;
  readonly licenceNumber: string;
}

export const previousOf = (doctor: Known): Readonly<Record<VerifiedField, string>> => ({
  name: doctor.name,
  hospital: doctor.hospitalId,
  department: doctor.departmentName,
  title: doctor.titleCode ?? '',
  licenceNumber: doctor.licenceNumber,
});

/** Whether somebody besides the steward has to agree. */
export const isRisky = (fields: readonly Pick<StoredField, 'field' | 'isChanged'>[]): boolean =>
  fields.some(({ field, isChanged }) => isChanged && riskyFields.includes(field));

export const isAccepted = ({ decision }: StoredField): boolean => decision === 'ACCEPTED' || decision === 'EDITED';

export function outcomeOf(fields: readonly StoredField[]): VerificationState {
  const accepted = fields.filter(isAccepted).length;
  if (accepted === 0) return 'REJECTED';
  return accepted === fields.length ? 'VERIFIED' : 'PARTIAL';
}

/** Throws naming the fields that are open. */
export function requireDecided(fields: readonly StoredField[], language: 'zh' | 'en'): void {
  const open = fields.filter(({ decision }) => decision === 'PENDING').map(({ field }) => fieldWords[field][language]);
  if (open.length > 0) throw fail(verificationErrors.undecided, { fields: joined(open, language) });
}

/** Who acts; null for the clock, which is nobody. */
export const actorOf = ({ user }: Context): string | null => (user.id === '0' ? null : user.id);

/** A certificate as it is shown: its hashes stay here. */
export const certificateOf = (
  { fileHash: _hash, pictureHash: _picture, createdAt, ...row }: CertificateRow,
  more: Pick<Certificate, 'findings' | 'mayReveal'>,
): Certificate => ({ ...row, createdAt: createdAt.toISOString(), ...more });
