// Valid examples of what the settings of an enterprise and its words write.
import { crc32, deflateSync } from 'node:zlib';
import { dictionaryAdminEndpoints as dictionaries } from '@yijian/contract/dictionaries';
import { enterpriseAdminEndpoints as enterprises } from '@yijian/contract/enterprises';
import { languageEndpoints as languages } from '@yijian/contract/languages';
import { ruleEndpoints as rules } from '@yijian/contract/rules';
import type { Desk } from './desk.ts';

export async function writeSettings({ as, write }: Desk): Promise<void> {
  const admin = await as('admin');
  const { id: _id, logo: _logo, ownDomain: _own, ...known } = (await admin.call(enterprises.findSettings)).body.result;
  await write(admin, enterprises.changeSettings, { body: { ...known, enName: 'Weili Pharmaceutical' } });
  await write(admin, enterprises.keepLogo, { body: { file: { name: 'logo.png', content: pixels(16) } } });
  await write(admin, enterprises.deleteLogo);

  const word = { params: { type: 'doctors', key: 'title' } };
  await write(admin, languages.change, { ...word, body: { zh: '一般', en: 'Usual' } });
  await write(admin, languages.reset, word);
  const sheet = Buffer.from('类型,键,中文,英文\ndoctors,title,医生们,Physicians\n');
  await write(admin, languages.import, { body: { file: { name: 'words.csv', content: sheet } } });

  const compliance = await as('shen.lian');
  const code = (await compliance.call(rules.list)).body.result[0]!.code;
  const { versions, newest } = (await compliance.call(rules.find, { params: { code } })).body.result;
  const { figures, message, enMessage, isHard, commentRequired, source } = versions[0]!;
  const scope = { organizationId: null, scopeType: null, country: 'CN', validFrom: '2030-01-01', validTo: null };
  const state = { figures, message, enMessage, isHard, commentRequired, source, isEnabled: true, note: '年度复核' };
  await write(compliance, rules.addVersion, { params: { code }, body: { ...scope, ...state, version: newest } });
}

export async function writeDictionaries({ as, write }: Desk): Promise<void> {
  const admin = await as('admin');
  const params = { key: 'writesKind' };
  const names = { name: '写入字典', enName: 'Dictionary of writes' };
  const type = await write(admin, dictionaries.addType, { body: { ...names, ...params } });
  const renamed = { ...names, name: '写入词典', version: type.version };
  await write(admin, dictionaries.changeType, { params, body: renamed });
  const value = { name: '甲', enName: 'First', value: 'FIRST', colour: 'ok' as const, isEnabled: true };
  await write(admin, dictionaries.addValue, { params, body: value });
  const second = { ...value, name: '乙', enName: 'Second', value: 'SECOND' };
  const both = (await write(admin, dictionaries.addValue, { params, body: second })).values;
  const [first] = both;
  const one = { params: { ...params, id: first!.id } };
  await write(admin, dictionaries.changeValue, { ...one, body: { ...value, name: '甲类', version: first!.version } });
  await write(admin, dictionaries.orderValues, { params, body: { ids: both.map(({ id }) => id).toReversed() } });
  await write(admin, dictionaries.deleteValue, one);
  await write(admin, dictionaries.deleteValue, { params: { ...params, id: both[1]!.id } });
  await write(admin, dictionaries.deleteType, { params });
}

/** A square picture of one colour. */
function pixels(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((side * 4 + 1) * side, 7));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
