// Files that are uploaded: hostile, broken and real ones (reliability: uploads; specification 7.5, data/upload).
import { existsSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { dataModelEndpoints as calls } from '@yijian/contract/data-models';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';

let app: TestApp;
let steward: Caller;

beforeAll(async () => {
  app = await startTestApp();
  steward = await app.as('su.zhen');
});
afterAll(() => app.close());

const upload = (content: Buffer | string, name = 'rows.xlsx', headers = {}) =>
  steward.call(calls.upload, { body: { file: { name, content }, model: 'hospitals' } }, headers);

const crcTable = Array.from(
  { length: 256 },
  (_, n) => [0, 1, 2, 3, 4, 5, 6, 7].reduce((c) => (c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1), n) >>> 0,
);
const crc = (bytes: Buffer): number =>
  (bytes.reduce((c, byte) => crcTable[(c ^ byte) & 255]! ^ (c >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;

interface Part {
  readonly name: string;
  readonly content: Buffer;
  /** Packed bytes that are not made from the content. */
  readonly packed?: Buffer;
  readonly flags?: number;
}

/** A packed file, made by hand so that it can lie. */
function pack(parts: readonly Part[]): Buffer {
  const files: Buffer[] = [];
  const table: Buffer[] = [];
  let at = 0;
  for (const { name, content, packed = deflateRawSync(content), flags = 0 } of parts) {
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc(content.subarray(0, 1_000_000)), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const file = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    table.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), common, tail, Buffer.from(name)]));
    files.push(file);
    at += file.length;
  }
  const directory = Buffer.concat(table);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...files, directory, Buffer.from('PK\u0005\u0006'), end]);
}

const xml = (name: string, content: string): Part => ({ name, content: Buffer.from(content) });
const relation = (id: string, type: string, target: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`;

/** The parts of a workbook around one sheet. */
const workbook = (sheet: Part): Part[] => [
  xml('[Content_Types].xml', '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
  xml('_rels/.rels', relation('rId1', 'officeDocument', 'xl/workbook.xml')),
  xml('xl/workbook.xml', '<workbook xmlns:r="r"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>'),
  xml('xl/_rels/workbook.xml.rels', relation('rId1', 'worksheet', 'worksheets/sheet1.xml')),
  sheet,
];
const sheetXml = (rows: string): Part =>
  xml('xl/worksheets/sheet1.xml', `<worksheet><sheetData>${rows}</sheetData></worksheet>`);
const rowXml = (...cells: string[]): string =>
  `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;
const heads = ['医院名称', '省份', '城市'] as const;
const goodSheet = rowXml(...heads) + rowXml('测包医院', '福建', '福州');

const emptyRows = (count: number): string => Array.from({ length: count }, (_, at) => `<row r="${at + 2}"/>`).join('');

/** Zeros that unpack to so many megabytes, packed without holding them. */
function zeros(megabytes: number): Part {
  const content = Buffer.alloc(megabytes * 1024 * 1024);
  return { name: 'xl/worksheets/sheet1.xml', content };
}

const compound = (text: string): Buffer =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4_000), Buffer.from(text, 'utf16le')]);
const csvOf = (rows: number, row: (at: number) => string) =>
  `${heads.join(',')}\n${Array.from({ length: rows }, (_, at) => row(at)).join('\n')}\n`;

describe('files that are refused', () => {
  it.each<[string, string, number, () => Buffer | string]>([
    ['a zip bomb', 'tooLarge', 413, () => pack(workbook(zeros(90)))],
    ['a workbook of 200 MB', 'tooLarge', 413, () => pack(workbook({ ...sheetXml(''), content: noise(200) }))],
    [
      'too many entries',
      'tooManyEntries',
      413,
      () => pack([...workbook(sheetXml(goodSheet)), ...Array.from({ length: 210 }, (_, at) => xml(`x${at}`, 'x'))]),
    ],
    [
      'more rows than a spreadsheet has, all of them empty',
      'tooManyRows',
      413,
      () => pack(workbook(sheetXml(rowXml(...heads) + emptyRows(1_100_000)))),
    ],
    ['a broken zip', 'broken', 400, () => pack(workbook(sheetXml(goodSheet))).subarray(0, 600)],
    [
      'entries that cannot be unpacked',
      'broken',
      400,
      () => pack(workbook({ ...sheetXml(goodSheet), packed: Buffer.from('ffffffffffff', 'hex') })),
    ],
    ['an encrypted zip', 'encrypted', 400, () => pack(workbook({ ...sheetXml(goodSheet), flags: 1 }))],
    ['a workbook with a password', 'encrypted', 400, () => compound('EncryptedPackage')],
    ['an old .xls', 'oldFormat', 415, () => compound('Workbook')],
    ['HTML called .xlsx', 'notASheet', 415, () => '<html><table><tr><td>医院名称</td></tr></table></html>'],
    ['a picture', 'notASheet', 415, () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a PDF', 'notASheet', 415, () => '%PDF-1.7 ...'],
    ['bytes of no kind', 'notASheet', 415, () => Buffer.from([1, 2, 0, 3, 4, 0, 5])],
    ['another packed file', 'notASheet', 415, () => pack([xml('word/document.xml', '<w/>')])],
    [
      'external entities',
      'unsafe',
      400,
      () =>
        pack(
          workbook(
            xml(
              'xl/worksheets/sheet1.xml',
              '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><worksheet>&x;</worksheet>',
            ),
          ),
        ),
    ],
    [
      'a sheet that is no XML',
      'empty',
      400,
      () => pack(workbook(xml('xl/worksheets/sheet1.xml', 'rows, but not of XML'))),
    ],
    ['an empty file', 'empty', 400, () => ''],
    ['a head and nothing else', 'empty', 400, () => `${heads.join(',')}\n`],
    [
      'a quotation mark that is never closed',
      'openQuote',
      400,
      () => `${heads.join(',')}\n"测,福建,福州\n${'x,y,z\n'.repeat(100)}`,
    ],
    [
      'bytes of no encoding',
      'unknownEncoding',
      415,
      () => Buffer.concat([Buffer.from(`${heads.join(',')}\n`), Buffer.from([0xff, 0xff, 0x80, 0xff, 0x0a])]),
    ],
    ['too many rows', 'tooManyRows', 413, () => csvOf(200_001, () => 'a,b,c')],
    ['too many columns', 'tooManyColumns', 413, () => `${heads.join(',')}\n${'x,'.repeat(300)}x\n`],
    ['a cell that is too long', 'cellTooLong', 413, () => `${heads.join(',')}\n${'长'.repeat(32_768)},福建,福州\n`],
  ])(
    'answers %s with a name and words, and keeps nothing',
    { tags: ['long'], timeout: 60_000 },
    async (_, error, status, make) => {
      const before = await app.owner`select count(*)::int as n from import_batches`;
      const content = Buffer.from(make() as Buffer);
      const answer = await upload(content);
      expect([answer.status, answer.body.error]).toEqual([status, `data-models.${error}`]);
      expect(answer.body.message).not.toMatch(/\{\w+\}|undefined/);
      const after =
        await app.owner`select count(*)::int as n, (select count(*)::int from import_rows) as rows from import_batches`;
      expect(after[0]).toMatchObject({ n: before[0]?.['n'], rows: 0 });
    },
  );

  it('cuts a file beyond the limit of the upload', async () => {
    const answer = await upload(Buffer.alloc(51 * 1024 * 1024, 'a'));
    expect([answer.status, answer.body.error]).toEqual([413, 'core.bodyTooLarge']);
  }, 60_000);
});

/** Text that hardly packs, so that only its size counts. */
function noise(megabytes: number): Buffer {
  const block = Buffer.from(
    Array.from({ length: 64 * 1024 }, (_, at) => 32 + ((at * 7919 + (at >> 3) * 104_729) % 90)),
  );
  return Buffer.concat(
    Array.from({ length: megabytes * 16 }, (_, at) => Buffer.concat([Buffer.from(`${at * 7919}`), block])),
  );
}

describe('files that are read', () => {
  it('reads a workbook, numbers and dates as they are seen, whatever its name says', async () => {
    const file = await writeXlsx({
      sheets: [
        {
          name: '医院',
          rows: [
            ['医院名称', '省份', '城市', '床位数', '地址'],
            ['测表医院', '福建', '福州', 1200, new Date('2026-01-02T00:00:00Z')],
            [],
            ['测表二院', '福建', '福州', 'x', null],
          ],
        },
        { name: '说明', rows: [['不读']] },
      ],
    });
    const { body } = await upload(Buffer.from(file), 'list.csv');
    expect(body.result).toMatchObject({ encoding: 'XLSX', rowCount: 2, validCount: 1, fileName: 'list.csv' });
    expect(body.result.firstFaults).toMatchObject([{ row: 4, faults: [{ column: 'beds', code: 'notInteger' }] }]);
    const rows = await steward.call(calls.listRows, { params: { id: body.result.id }, query: { show: 'valid' } });
    expect(rows.body.result.content[0]!.cells).toMatchObject({ beds: '1200', address: '2026-01-02' });
  });

  it('reads two files at a time and lets the others wait, all of them to the end', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, file) => upload(csvOf(300, (at) => `测队${file}-${at}医院,福建,福州`))),
    );
    expect(answers.map((answer) => answer.body.result.validCount)).toEqual(Array.from({ length: 8 }, () => 300));
  });

  it('stops the reading of an upload that is cancelled, and keeps no row of it', async () => {
    const pending = upload(csvOf(30_000, (at) => `测停${at}医院,福建,福州`));
    const isThere = async () =>
      (await steward.call(calls.listBatches, { query: { state: ['VALIDATING'] } })).body.result.content[0];
    let batch = await isThere();
    for (let tries = 0; batch === undefined && tries < 500; tries += 1) batch = await isThere();
    expect(batch).toMatchObject({ totalRows: expect.any(Number) as number, isInterrupted: false });
    const cancelled = await steward.call(calls.cancel, { params: { id: batch!.id } });
    expect(cancelled.body.result.state).toBe('CANCELLED');
    const answer = await pending;
    expect([answer.status, answer.body.error]).toEqual([409, 'data-models.cancelled']);
    const [left] = await app.owner`select count(*)::int as n from import_rows where batch_id = ${batch!.id}`;
    expect(left?.['n']).toBe(0);
  });
});

const real = new URL('../../../../../../shared/data/hospitals-cn.csv', import.meta.url).pathname;

describe('a real list of hospitals', () => {
  it.skipIf(!existsSync(real))(
    'reads 1,448 rows, tells the four repeated ones by row, commits the rest, undoes it all',
    async () => {
      const sent = await steward.call(calls.upload, {
        body: { file: { name: 'hospitals-cn.csv', path: real }, model: 'hospitals' },
      });
      const { id, columns } = sent.body.result;
      expect(columns.map((column) => column.field)).toEqual([
        'province',
        'city',
        'name',
        'address',
        'telephone',
        'aliases',
      ]);
      expect(sent.body.result).toMatchObject({
        rowCount: 1448,
        validCount: 1444,
        duplicateCount: 4,
        faultCount: 0,
        unknownColumns: [],
      });
      for (const { row, faults } of sent.body.result.firstFaults) {
        expect(faults).toHaveLength(1);
        const first = Number(/第 (\d+) 行/.exec(faults[0]!.message)?.[1]);
        const [same] =
          await app.owner`select a.prepared->>'key' = b.prepared->>'key' as same from import_rows a, import_rows b
        where a.batch_id = ${id} and b.batch_id = ${id} and a.row_number = ${row} and b.row_number = ${first}`;
        expect([first < row, same?.['same']]).toEqual([true, true]);
      }
      const done = await steward.call(calls.saveData, { body: { batchId: id } });
      expect(done.body.result).toMatchObject({ state: 'DONE', createdCount: 1444 });
      const count = async () =>
        (await app.owner`select count(*)::int as n from hospitals where import_batch_id = ${id}`)[0]?.['n'];
      expect(await count()).toBe(1444);
      expect((await steward.call(calls.undo, { params: { id } })).body.result.state).toBe('UNDONE');
      expect(await count()).toBe(0);
    },
  );
});
