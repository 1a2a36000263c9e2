// What the checks say of a certificate: name, number, expiry, and the same one under another doctor (product 3.6).
import type { Finding } from '@yijian/contract/verifications';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { selectHolders, selectPersonal } from '../../../platform/secrets/index.ts';
import { licencesOf, numbersOf } from '../verification-values.policy.ts';
import {
  selectExpected,
  selectHoldersOf,
  selectSameFile,
  selectSimilar,
  type CertificateRow,
  type Expected,
} from './certificates.sql.ts';

const SOON_DAYS = 60;

/** The findings of each certificate; what they say of other doctors only for those who may see that. */
export async function findingsOf(
  context: Context,
  { rows, requestId, seesOthers }: { rows: readonly CertificateRow[]; requestId: string; seesOthers: boolean },
): Promise<Map<string, Finding[]>> {
  const expected = await selectExpected(context.sql, requestId);
  if (expected === undefined) return new Map();
  const ids = rows.map(({ id }) => id);
  const numbers = await selectPersonal(context.sql, context.vault, numbersOf(context), ids);
  const licence = await licenceOf(context, expected);
  const found = new Map<string, Finding[]>();
  for (const row of rows) {
    const number = numbers.get(row.id);
    const own = ownFindings(context, { row, expected, number, licence });
    const others = seesOthers ? await reuses(context, { row, expected, number }) : [];
    found.set(row.id, [...own, ...others]);
  }
  return found;
}

async function licenceOf(context: Context, { licenceFieldId }: Expected): Promise<string | undefined> {
  if (licenceFieldId === null) return undefined;
  return (await selectPersonal(context.sql, context.vault, licencesOf(context), [licenceFieldId])).get(licenceFieldId);
}

interface Checked {
  readonly row: CertificateRow;
  readonly expected: Expected;
  readonly number: string | undefined;
  readonly licence: string | undefined;
}

const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s·.]/g, '')
    .toLowerCase();

function ownFindings({ clock }: Context, { row, expected, number, licence }: Checked): Finding[] {
  const today = dayInShanghai(clock.now());
  const soon = dayInShanghai(new Date(clock.now().getTime() + SOON_DAYS * 86_400_000));
  const isNamed = expected.names.some((name) => bare(name) === bare(row.holderName));
  const isOther = row.type === 'PRACTICE' && licence !== undefined && number !== undefined && number !== licence;
  const findings: Finding[] = [];
  const add = (kind: Finding['kind'], grade: Finding['grade']): void =>
    void findings.push({ kind, grade, doctors: [] });
  if (!isNamed) add('NAME_DIFFERS', 'bad');
  if (isOther) add('NUMBER_DIFFERS', 'bad');
  if (row.expiresOn !== null && row.expiresOn < today) add('EXPIRED', 'bad');
  else if (row.expiresOn !== null && row.expiresOn < soon) add('EXPIRES_SOON', 'warn');
  return findings;
}

async function reuses(context: Context, { row, expected, number }: Omit<Checked, 'licence'>): Promise<Finding[]> {
  const { sql, vault, language } = context;
  const reuse = { doctorId: expected.doctorId, language };
  const holders = number === undefined ? [] : await selectHolders(sql, vault, numbersOf(context), number);
  const found: Finding[] = [
    { kind: 'SAME_NUMBER', grade: 'bad', doctors: await selectHoldersOf(sql, reuse, holders) },
    { kind: 'SAME_FILE', grade: 'bad', doctors: await selectSameFile(sql, reuse, row.fileHash) },
    { kind: 'SIMILAR_PICTURE', grade: 'warn', doctors: await selectSimilar(sql, reuse, row) },
  ];
  return found.filter(({ doctors }) => doctors.length > 0);
}
