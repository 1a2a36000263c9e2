// Certificates and their bytes, and where the same ones stand under other doctors.
import type { Certificate, CertificateType } from '@yijian/contract/verifications';
import { doctorNames } from '../../doctors/index.ts';
import type { Sql } from '../../../platform/db/index.ts';
import type { FileType } from '../../../platform/files/index.ts';

export interface NewRow {
  readonly requestId: string;
  readonly type: CertificateType;
  readonly maskedNumber: string | null;
  readonly holderName: string;
  readonly issuedOn: string | null;
  readonly expiresOn: string | null;
  readonly fileName: string;
  readonly fileType: FileType;
  readonly fileHash: string;
  readonly pictureHash: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly pages: number | null;
  readonly userId: string;
  readonly at: Date;
  readonly content: Buffer;
}

export async function insertCertificate(sql: Sql, row: NewRow): Promise<string> {
  const [kept] = await sql<{ id: string }[]>`
    insert into verification_certificates (request_id, type, masked_number, holder_name, issued_on, expires_on, file_name, file_type,
      file_bytes, file_hash, picture_hash, width, height, pages, created_by, created_at)
    values (${row.requestId}, ${row.type}, ${row.maskedNumber}, ${row.holderName}, ${row.issuedOn}, ${row.expiresOn}, ${row.fileName},
      ${row.fileType}, ${row.content.length}, ${row.fileHash}, ${row.pictureHash}::text::bit(64), ${row.width}, ${row.height}, ${row.pages},
      ${row.userId}, ${row.at})
    returning id`;
  await sql`insert into verification_files (certificate_id, content) values (${kept!.id}, ${row.content})`;
  return kept!.id;
}

export async function deleteCertificate(sql: Sql, id: string): Promise<void> {
  await sql`delete from verification_certificates where enterprise_id = app.enterprise_id() and id = ${id}`;
}

export async function countCertificates(sql: Sql, requestId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from verification_certificates where enterprise_id = app.enterprise_id() and request_id = ${requestId}`;
  return row!.count;
}

export async function selectRequestId(sql: Sql, certificateId: string): Promise<string | undefined> {
  const [row] = await sql<{ requestId: string }[]>`
    select request_id as "requestId" from verification_certificates where enterprise_id = app.enterprise_id() and id = ${certificateId}`;
  return row?.requestId;
}

export async function selectFile(
  sql: Sql,
  id: string,
): Promise<{ fileName: string; fileType: FileType; content: Buffer } | undefined> {
  const [row] = await sql<{ fileName: string; fileType: FileType; content: Buffer }[]>`
    select c.file_name as "fileName", c.file_type as "fileType", f.content from verification_certificates c
    join verification_files f on f.enterprise_id = c.enterprise_id and f.certificate_id = c.id
    where c.enterprise_id = app.enterprise_id() and c.id = ${id}`;
  return row;
}

export type CertificateRow = Omit<Certificate, 'createdAt' | 'findings' | 'mayReveal'> & {
  readonly createdAt: Date;
  readonly fileHash: string;
  readonly pictureHash: string | null;
};

export async function selectCertificates(sql: Sql, requestId: string): Promise<CertificateRow[]> {
  return sql<CertificateRow[]>`
    select id, request_id as "requestId", type, masked_number as "maskedNumber", holder_name as "holderName", issued_on as "issuedOn",
      expires_on as "expiresOn", file_name as "fileName", file_type as "fileType", file_bytes as "fileBytes", file_hash as "fileHash",
      picture_hash::text as "pictureHash", width, height, pages, created_at as "createdAt"
    from verification_certificates where enterprise_id = app.enterprise_id() and request_id = ${requestId} order by id`;
}

/** What a certificate is held against: the name and the number the doctor will have. */
export interface Expected {
  readonly doctorId: string;
  readonly names: string[];
  /** The field of the request with the licence number. */
  readonly licenceFieldId: string | null;
}

export async function selectExpected(sql: Sql, requestId: string): Promise<Expected | undefined> {
  const [row] = await sql<Expected[]>`
    select r.doctor_id as "doctorId",
      array_remove(array[d.name, nullif(d.en_name, ''), (select f.requested from verification_fields f
        where f.enterprise_id = r.enterprise_id and f.request_id = r.id and f.field = 'name')], null) as names,
      (select f.id from verification_fields f where f.enterprise_id = r.enterprise_id and f.request_id = r.id
        and f.field = 'licenceNumber') as "licenceFieldId"
    from verification_requests r join doctors d on d.enterprise_id = r.enterprise_id and d.id = r.doctor_id
    where r.enterprise_id = app.enterprise_id() and r.id = ${requestId}`;
  return row;
}

export interface Alike {
  readonly id: string;
  readonly name: string;
  readonly requestId: string;
}

export interface Reuse {
  readonly doctorId: string;
  readonly language: 'zh' | 'en';
}

/** Requests for other doctors with a certificate among these ids. */
export async function selectHoldersOf(
  sql: Sql,
  { doctorId, language }: Reuse,
  ids: readonly string[],
): Promise<Alike[]> {
  return sql<Alike[]>`
    select distinct on (d.id) d.id, ${doctorNames(sql, language).doctor} as name, r.id as "requestId"
    from verification_certificates c
    join verification_requests r on r.enterprise_id = c.enterprise_id and r.id = c.request_id
    join doctors d on d.enterprise_id = r.enterprise_id and d.id = r.doctor_id
    where c.enterprise_id = app.enterprise_id() and c.id = any(${ids as string[]}::bigint[]) and r.doctor_id <> ${doctorId}
    order by d.id, r.id desc limit 20`;
}

export async function selectSameFile(sql: Sql, reuse: Reuse, fileHash: string): Promise<Alike[]> {
  const rows = await sql<{ id: string }[]>`
    select id from verification_certificates where enterprise_id = app.enterprise_id() and file_hash = ${fileHash}`;
  return selectHoldersOf(
    sql,
    reuse,
    rows.map(({ id }) => id),
  );
}

/** Bits of 64 in which two savings of one photograph may differ. */
const MOST_BITS = 3;

export async function selectSimilar(
  sql: Sql,
  reuse: Reuse,
  { pictureHash, fileHash }: CertificateRow,
): Promise<Alike[]> {
  if (pictureHash === null) return [];
  const rows = await sql<{ id: string }[]>`
    select id from verification_certificates where enterprise_id = app.enterprise_id() and picture_hash is not null
      and file_hash <> ${fileHash} and bit_count(picture_hash # ${pictureHash}::text::bit(64)) <= ${MOST_BITS} limit 50`;
  return selectHoldersOf(
    sql,
    reuse,
    rows.map(({ id }) => id),
  );
}
