// Seals: what is altered, moved or under a lost key does not open; equal values are found without being seen.
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addKey, createKeyFile, readKeyFile, retireKeys } from './key-file.ts';
import { hideNumbers, maskOf, plainOf } from './masks.ts';
import { openVault, SealBroken, type Place, type Vault } from './vault.ts';

const place: Place = { enterpriseId: '1', table: 'doctors', rowId: '42', field: 'PHONE' };
let folder: string;
let file: string;
let vault: Vault;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'yijian-keys-'));
  file = path.join(folder, 'deep', 'keys.json');
  createKeyFile(file, new Date());
  vault = openVault(file);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a sealed value', () => {
  it('opens where it was sealed, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const value = text.toWellFormed();
        expect(vault.open(place, vault.seal(place, value))).toBe(value);
      }),
    );
  });

  it('is different each time and shows nothing of the value', () => {
    const [one, two] = [vault.seal(place, '13812345678'), vault.seal(place, '13812345678')];
    expect(one.equals(two)).toBe(false);
    expect(one.toString('latin1')).not.toContain('1381234');
  });

  it('does not open in another enterprise, table, row or field', () => {
    const sealed = vault.seal(place, '13812345678');
    const others = [{ enterpriseId: '2' }, { table: 'users' }, { rowId: '43' }, { field: 'ID_NUMBER' }];
    for (const other of others) expect(() => vault.open({ ...place, ...other }, sealed)).toThrow(SealBroken);
  });

  it('does not open when any single bit of it was altered, or when it was cut', () => {
    const sealed = vault.seal(place, '13812345678');
    for (let bit = 0; bit < sealed.length * 8; bit += 1) {
      const altered = Buffer.from(sealed);
      altered[bit >> 3]! ^= 1 << (bit & 7);
      expect(() => vault.open(place, altered), `bit ${bit}`).toThrow(SealBroken);
    }
    for (let length = 0; length < sealed.length; length += 1)
      expect(() => vault.open(place, sealed.subarray(0, length))).toThrow(SealBroken);
  });

  it('does not open under a key of the same number from another file', () => {
    const other = path.join(folder, 'other.json');
    createKeyFile(other, new Date());
    expect(() => openVault(other).open(place, vault.seal(place, 'x'))).toThrow(SealBroken);
  });
});

describe('the number by which equal values are found', () => {
  it('is the same for equal values of one field of one enterprise, and for no others', () => {
    const number = (part: Partial<Place>, value = '13812345678') =>
      vault.searchNumber({ ...place, ...part }, value).toString('hex');
    expect(number({})).toBe(number({}));
    const others = [number({ enterpriseId: '2' }), number({ table: 'users' }), number({ field: 'ID_NUMBER' })];
    expect(new Set([number({}), ...others, number({}, '13812345679')]).size).toBe(5);
  });
});

describe('the key file', () => {
  it('is readable by its owner alone and is made once', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const before = readFileSync(file, 'utf8');
    expect(createKeyFile(file, new Date())).toBe(false);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('may change while the vault is open: a new key is used for sealing, the old one still opens', async () => {
    const own = path.join(folder, 'rotated.json');
    createKeyFile(own, new Date());
    const open = openVault(own);
    const old = open.seal(place, 'a');
    expect(addKey(own, new Date())).toBe(2);
    const written = openVault(own).seal(place, 'b');
    expect(open.open(place, written)).toBe('b');
    await expect.poll(() => open.currentKey()).toBe(2);
    expect(open.seal(place, 'c').readUInt32BE(1)).toBe(2);
    expect(open.open(place, old)).toBe('a');
    retireKeys(own, [1, 2], new Date());
    expect([...readKeyFile(own).retired]).toEqual([1]);
    expect(statSync(own).mode & 0o777).toBe(0o600);
  });

  it('is refused with its name when it is damaged or missing', () => {
    const broken = path.join(folder, 'broken.json');
    for (const text of [
      '',
      '{}',
      '{"version":1}',
      readFileSync(file, 'utf8').replace('"current": 1', '"current": 9'),
    ]) {
      writeFileSync(broken, text);
      expect(() => readKeyFile(broken)).toThrow(/broken\.json is damaged/);
    }
    expect(() => openVault(path.join(folder, 'none.json'))).toThrow(/none\.json cannot be read/);
  });
});

describe('masks', () => {
  it('keep no number whole', () => {
    expect(maskOf('PHONE', '13812345678')).toBe('138****5678');
    expect(maskOf('PHONE', '')).toBe('****');
    expect(maskOf('ID_NUMBER', '999999195501010018')).toBe('999***********0018');
    expect(maskOf('BANK_ACCOUNT', '6299000000000000001')).toBe('**** 0001');
    expect(hideNumbers('电话13812345678，证件99999919550101001X，工号20261121')).toBe(
      '电话138****5678，证件999***********001X，工号20261121',
    );
  });

  it('one spelling is found for the ways a number is written', () => {
    const spellings = ['13812345678', '+86 138-1234-5678', '008613812345678', '８６13812345678', '138 1234 5678'];
    expect(new Set(spellings.map((one) => plainOf('PHONE', one)))).toEqual(new Set(['13812345678']));
  });
});
