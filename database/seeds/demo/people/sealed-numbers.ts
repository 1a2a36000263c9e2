// Phones of users, phones of doctors and what a speaker is paid by, sealed as the product seals them.
import { maskOf, type PersonalField, type Vault } from '../../../../apps/server/src/platform/secrets/index.ts';
import type { Transaction } from '../../reference/index.ts';
import type { Cast } from '../doctors/cast.ts';
import { type Copied, copyRows, line } from '../load/copy.ts';
import { bankAccount, doctorPhone, identityNumber, userPhone } from './numbers.ts';
import type { Team } from './team.ts';

export interface Sealing {
  readonly vault: Vault;
  readonly enterpriseId: string;
}

const columns = ['table_name', 'field', 'row_id', 'sealed', 'search_number', 'masked'];
/** Of the doctors of the first tier every so many are speakers, whose identity and account are known. */
const SPEAKER_EVERY = 5;

function sealedLine(
  { vault, enterpriseId }: Sealing,
  table: string,
  rowId: number,
  field: PersonalField,
  value: string,
): string {
  const place = { enterpriseId, table, field, rowId: String(rowId) };
  const sealed = `\\x${vault.seal(place, value).toString('hex')}`;
  const found = `\\x${vault.searchNumber(place, value).toString('hex')}`;
  return line(table, field, rowId, sealed, found, maskOf(field, value));
}

export function copyUserPhones(tx: Transaction, team: Team, sealing: Sealing): Promise<Copied> {
  const lines = team.users.map((user, index) => sealedLine(sealing, 'users', user.id, 'PHONE', userPhone(index)));
  return copyRows(tx, 'personal_values', columns, lines);
}

export function copyDoctorNumbers(tx: Transaction, cast: Cast, sealing: Sealing): Promise<Copied> {
  return copyRows(tx, 'personal_values', columns, doctorLines(cast, sealing));
}

function* doctorLines(cast: Cast, sealing: Sealing): Generator<string> {
  for (let index = 0; index < cast.count; index += 1) {
    const id = cast.firstId + index;
    yield sealedLine(sealing, 'doctors', id, 'PHONE', doctorPhone(index));
    if (cast.tierOf[index] !== 0 || index % SPEAKER_EVERY !== 0) continue;
    yield sealedLine(sealing, 'doctors', id, 'ID_NUMBER', identityNumber(index));
    yield sealedLine(sealing, 'doctors', id, 'BANK_ACCOUNT', bankAccount(index));
  }
}
