// The marks of exported files: each carrier alone is enough, forged ones are told apart, parts of a file still speak.
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { packFileMark } from '../../../apps/server/src/platform/marks/index.ts';
import { openVault, type Vault } from '../../../apps/server/src/platform/secrets/index.ts';
import { createKeyFile } from '../../../apps/server/src/platform/secrets/key-file.ts';
import { markedFile } from '../../../apps/server/src/platform/sheets/index.ts';
import { scratchFolder } from '../../testing/scratch.ts';
import { readFileMarks } from './read-file-marks.ts';
import { textParts } from './unzip.ts';

const at = new Date('2026-11-21T02:42:07Z');
const mark = { enterpriseId: '2', userId: '9007199254740993', at, code: 'a1b2c3d4e5f6' };
const vault = await freshVault();

async function freshVault(): Promise<Vault> {
  const file = path.join(await scratchFolder(), 'keys.json');
  createKeyFile(file, at);
  return openVault(file);
}

const columns = Array.from({ length: 8 }, (_, index) => ({
  key: `c${index}`,
  zh: `列${index}`,
  en: `C${index}`,
  width: 9,
}));
const rows = Array.from({ length: 40 }, (_, row) =>
  Object.fromEntries(columns.map(({ key }, column) => [key, column === 0 ? row : `=值 ${row}-${column}`])),
);

const file = async (format: 'xlsx' | 'csv') => {
  const context = { language: 'zh', clock: { now: () => at } } as const;
  const known = {
    name: '医院',
    columns,
    rows,
    code: mark.code,
    at,
    owner: '周敏行 (zhou.minxing)',
    enterprise: '维立 & 医药',
  };
  return (await markedFile({ context, format, mark: packFileMark(vault, mark), ...known })).bytes;
};

/** The workbook as another program may write it: every part through `change`, packed anew. */
function rewritten(bytes: Buffer, change: (name: string, text: string) => string): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of textParts(bytes)) {
    const packed = deflateRawSync(Buffer.from(change(name, text)));
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x0403_4b50, 0);
    local.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x0201_4b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.writeUInt32LE(offset, 42);
    bodies.push(local, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    offset += 30 + Buffer.byteLength(name) + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, ...directory, end]);
}

const withoutHidden = (text: string) => text.replaceAll(/[\u200b\u200c\u2060-\u2063]/g, '');
const withoutTokens = (text: string) => text.replaceAll(/YJ1\.[\w-]{47}/g, 'x');

it('finds the mark in every carrier of a workbook, and the number in the ink of the head', async () => {
  const finding = readFileMarks(await file('xlsx'), vault);
  expect(finding.inkCode).toBe(mark.code);
  expect(finding.marks).toHaveLength(1);
  const [found] = finding.marks;
  expect(found).toMatchObject({ mark, isGenuine: true });
  expect(found!.carriers).toMatchObject({ 'document property': 1, 'defined name': 1 });
  expect(found!.carriers['hidden characters']).toBeGreaterThanOrEqual(5);
});

it.each([
  ['hidden characters', (_: string, text: string) => withoutTokens(text)],
  [
    'document property',
    (name: string, text: string) => (name.includes('custom') ? text : withoutTokens(withoutHidden(text))),
  ],
  [
    'defined name',
    (name: string, text: string) => (name.endsWith('workbook.xml') ? text : withoutTokens(withoutHidden(text))),
  ],
])('is enough with only the %s left', async (carrier, change) => {
  const finding = readFileMarks(rewritten(await file('xlsx'), change), vault);
  expect(finding.marks.map((one) => [one.mark, one.isGenuine, Object.keys(one.carriers)])).toEqual([
    [mark, true, [carrier]],
  ]);
});

it('is known by the ink alone when every text and property was cleaned', async () => {
  const cleaned = rewritten(await file('xlsx'), (_, text) => withoutTokens(withoutHidden(text)));
  expect(readFileMarks(cleaned, vault)).toEqual({ marks: [], inkCode: mark.code });
});

it('marks a CSV file so that ten of its rows are enough, and shows whose it is at its end', async () => {
  const text = (await file('csv')).toString('utf8');
  const lines = text.trimEnd().split('\r\n');
  expect(lines[0]).toBe(`\uFEFF${columns.map(({ zh }) => zh).join(',')}`);
  expect(lines.at(-1)).toContain('导出: 维立 & 医药 · 周敏行 (zhou.minxing) · 2026-11-21 10:42 · 编号 a1b2c3d4e5f6');
  const part = Buffer.from(lines.slice(14, 24).join('\n'));
  expect(readFileMarks(part, vault).marks[0]).toMatchObject({ mark, isGenuine: true });
  expect(readFileMarks(Buffer.from(withoutHidden(text)), vault).marks).toEqual([]);
});

it('tells a forged mark: signed with another key, or altered', async () => {
  const stranger = await freshVault();
  expect(readFileMarks(await file('csv'), stranger).marks[0]).toMatchObject({ mark, isGenuine: false });
  const altered = packFileMark(vault, mark);
  altered[16]! ^= 1;
  const text = `YJ1.${altered.toString('base64url')}`;
  expect(readFileMarks(Buffer.from(text), vault).marks[0]).toMatchObject({ isGenuine: false });
});

it('holds no formula, whatever the cells say', async () => {
  for (const text of textParts(await file('xlsx')).values()) expect(text).not.toMatch(/<f[ >]/);
  expect((await file('csv')).toString('utf8')).not.toMatch(/(?:^|,|")=/m);
});

it('finds nothing in a file that carries no mark', () => {
  expect(readFileMarks(Buffer.from('a,b\r\n1,2'), vault)).toEqual({ marks: [], inkCode: undefined });
});
