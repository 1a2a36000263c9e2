// Pictures of boards: who may take one, what is left of the file, and the line in the export log (product 3.19; reliability 24).
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { pictureEndpoints as pictures } from '@yijian/contract/dashboards';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { marksInText, readFileMark } from '../../../platform/marks/index.ts';
import { openVault } from '../../../platform/secrets/index.ts';

let app: TestApp;
let manager: Caller;
let drawn: Buffer;

beforeAll(async () => {
  app = await startTestApp();
  manager = await app.as('zhou.minxing');
  drawn = await sharp({ create: { width: 30, height: 20, channels: 4, background: '#3366cc' } })
    .withExif({ IFD0: { Artist: 'whoever drew it' } })
    .png()
    .toBuffer();
});
afterAll(() => app.close());

const take = (who: Caller, content = drawn, more: object = {}) =>
  who.call(pictures.take, {
    body: {
      file: { name: 'picture.png', content },
      board: 'MANAGER',
      tile: '团队排名',
      from: '2026-01-01',
      to: '2026-01-31',
      reasonCategory: 'REPORT',
      reason: '月度汇报用图',
      ...more,
    },
  });

/** Name and data of every chunk, each with a checksum that fits. */
function chunksOf(file: Buffer): [string, Buffer][] {
  const chunks: [string, Buffer][] = [];
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at);
    expect(crc32(file.subarray(at + 4, at + 8 + length))).toBe(file.readUInt32BE(at + 8 + length));
    chunks.push([file.toString('latin1', at + 4, at + 8), file.subarray(at + 8, at + 8 + length)]);
    at += 12 + length;
  }
  return chunks;
}

it('3.19 a picture comes back with the same pixels, our mark and nothing else, and stands in the log', async () => {
  const answer = await take(manager);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('image/png');
  expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain('管理驾驶舱-团队排名-');
  const bytes = answer.raw;
  const [before, after] = await Promise.all([sharp(drawn).raw().toBuffer(), sharp(bytes).raw().toBuffer()]);
  expect(after.equals(before)).toBe(true);
  expect(bytes.includes('whoever drew it')).toBe(false);
  const names = chunksOf(bytes).map(([name]) => name);
  expect(new Set(names)).toEqual(new Set(['IHDR', 'iTXt', 'IDAT', 'IEND']));
  const [row] = await app.owner<{ code: string; hash: string; bytes: number; filter: Record<string, unknown> }[]>`
    select code, file_hash as hash, file_bytes as bytes, filter from export_log
    where enterprise_id = 1 and format = 'png' and outcome = 'DELIVERED' and reason = '月度汇报用图'`;
  expect(row).toMatchObject({
    hash: createHash('sha256').update(bytes).digest('hex'),
    bytes: bytes.length,
    filter: { board: 'MANAGER', tile: '团队排名', from: '2026-01-01', to: '2026-01-31' },
  });
  expect(row!.filter).not.toHaveProperty('file');
  const [mark] = marksInText(bytes.toString('latin1'));
  const read = readFileMark(openVault(app.database.keyFile), mark!);
  expect(read).toMatchObject({ isGenuine: true, mark: { code: row!.code, enterpriseId: '1' } });
});

it('3.19 whoever takes nothing away takes no picture, and each enterprise logs its own', async () => {
  expect((await take(await app.as('chen.yizhou'))).status).toBe(403);
  expect((await take(await app.as('admin', 'kanglan'))).status).toBe(200);
  const [other] = await app.owner<{ count: number }[]>`
    select count(*)::int from export_log where enterprise_id <> 1 and format = 'png'`;
  expect(other!.count).toBe(1);
});

it.each<[string, () => Buffer, object, string, string]>([
  ['no picture', () => Buffer.from('<svg/>'), {}, 'dashboards.badPicture', 'body.file'],
  ['half a picture', () => drawn.subarray(0, drawn.length - 20), {}, 'dashboards.badPicture', 'body.file'],
  ['a period that ends before it begins', () => drawn, { to: '2025-01-01' }, 'dashboards.badPeriod', 'body.to'],
])('3.19 it refuses %s', async (_, content, more, error, field) => {
  const answer = await take(manager, content(), more);
  expect([answer.status, answer.body.error, answer.body.fields?.[0]?.field]).toEqual([400, error, field]);
});
