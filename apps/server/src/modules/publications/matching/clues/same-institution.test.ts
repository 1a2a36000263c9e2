// The same name at the same institution is at least suggested, wherever it is and however many bear the name (product 3.3).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../../tools/testing/app.ts';
import { importFile } from '../../../../../../../tools/testing/publications/import-file.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Place {
  readonly name: string;
  readonly enName: string;
  /** None of a hospital abroad. */
  readonly cityCode?: string;
}

async function addHospital({ name, enName, cityCode }: Place): Promise<string> {
  const [row] = await app.owner<{ id: string }[]>`
    insert into hospitals (enterprise_id, name, en_name, province_code, city_code)
    values (1, ${name}, ${enName}, ${cityCode === undefined ? null : `${cityCode.slice(0, 2)}0000`}, ${cityCode ?? null}) returning id::text`;
  return row!.id;
}

interface Person {
  readonly name: string;
  readonly pinyin: string;
  readonly initials: string;
  readonly enName: string;
}

async function addDoctors(person: Person, hospitalIds: readonly string[]): Promise<string[]> {
  const rows = await app.owner<{ id: string }[]>`
    insert into doctors (enterprise_id, code, name, pinyin, initials, en_name, hospital_id, city_code, province_code, department_name, department_code,
      indication, professional_direction)
    select 1, 'SI' || h.id || ${person.pinyin}, ${person.name}, ${person.pinyin}, ${person.initials}, ${person.enName}, h.id, h.city_code, h.province_code,
      '神经内科', '03.03', '癫痫', '癫痫'
    from unnest(${hospitalIds as string[]}::bigint[]) with ordinality k(id, at) join hospitals h on h.enterprise_id = 1 and h.id = k.id
    order by k.at returning id::text`;
  return rows.map(({ id }) => id);
}

let next = 4_700_000;

/** Imports one work of one author, out of the field of every doctor; answers who is matched. */
async function matchedOf(name: string, institutions: readonly { text: string; country: string }[]) {
  next += 1;
  const line = JSON.stringify({
    id: `https://openalex.org/W${next}`,
    title: `Observations of graphene number ${next}`,
    publication_year: 2021,
    concepts: [{ display_name: 'Graphene', level: 2, score: '0.6' }],
    authorships: [
      {
        author: { id: `https://openalex.org/A${next}`, display_name: name },
        institutions: institutions.map(({ text, country }) => ({ display_name: text, country_code: country })),
      },
    ],
  });
  const { state } = await importFile(await app.as('su.zhen'), `${next}.jsonl`, line);
  expect(state).toBe('DONE');
  return app.owner<{ doctorId: string; state: string; confidence: number }[]>`
    select m.doctor_id::text as "doctorId", m.state, m.confidence::float8 from authorship_matches m
    join publications p on p.enterprise_id = m.enterprise_id and p.id = m.publication_id
    where m.enterprise_id = 1 and p.openalex_id = ${`W${next}`} order by m.confidence desc`;
}

it('a hospital abroad is found by its name', async () => {
  const abroad = await addHospital({ name: '莱姆布鲁克总医院', enName: 'Lambrook General Hospital' });
  const person = { name: '卓瑾妍', pinyin: 'zhuojinyan', initials: 'zjy', enName: 'Jinyan Zhuo' };
  const [doctorId] = await addDoctors(person, [abroad]);
  const address = { text: 'Department of Neurology, Lambrook General Hospital, Boston, USA', country: 'US' };
  expect((await matchedOf('Jinyan Zhuo', [address])).map((one) => one.doctorId)).toEqual([doctorId]);
  expect((await matchedOf('Jinyan M. Zhuo', [address])).map((one) => one.doctorId)).toEqual([doctorId]);
  // The same name in another house of the same country is somebody else.
  expect(await matchedOf('Jinyan Zhuo', [{ ...address, text: 'Other Clinic, Boston, USA' }])).toEqual([]);
});

it('a hospital of ours under another country is suggested and left to a person', async () => {
  const here = await addHospital({ name: '宁川栖霞医院', enName: 'Ningchuan Qixia Hospital', cityCode: '320100' });
  const person = { name: '诸葛明澈', pinyin: 'zhugemingche', initials: 'zgmc', enName: 'Mingche Zhuge' };
  const [doctorId] = await addDoctors(person, [here]);
  const found = await matchedOf('诸葛明澈', [{ text: 'Ningchuan Qixia Hospital', country: 'US' }]);
  expect(found.map((one) => [one.doctorId, one.state])).toEqual([[doctorId, 'SUGGESTED']]);
});

it('a name that hundreds bear is suggested at its hospital, behind whoever else is likely', async () => {
  const person = { name: '訾伟', pinyin: 'ziwei', initials: 'zw', enName: 'Wei Zi' };
  const all = await Promise.all(
    Array.from({ length: 230 }, (_, at) =>
      addHospital({ name: `訾氏第${at}医院`, enName: `Zishi ${at} Hospital`, cityCode: '330100' }),
    ),
  );
  const doctorIds = await addDoctors(person, all);
  for (const at of [0, 115, 229]) {
    const found = await matchedOf('Wei Zi', [{ text: `Zishi ${at} Hospital`, country: 'CN' }]);
    expect(found.map((one) => one.doctorId)).toContain(doctorIds[at]);
    expect(found.every((one) => one.state === 'SUGGESTED')).toBe(true);
  }
});

it('two posts in two cities are two hospitals named', async () => {
  const [one, other] = [
    await addHospital({ name: '澜溪医院', enName: 'Lanxi Riverside Hospital', cityCode: '330100' }),
    await addHospital({ name: '松岭医院', enName: 'Songling Hillside Hospital', cityCode: '320100' }),
  ];
  const person = { name: '闻人澈', pinyin: 'wenrenche', initials: 'wrc', enName: 'Che Wenren' };
  const [doctorId] = await addDoctors(person, [one]);
  expect(other).not.toBe(one);
  const found = await matchedOf('Che Wenren', [
    { text: 'Lanxi Riverside Hospital', country: 'CN' },
    { text: 'Songling Hillside Hospital, Nanjing, China', country: 'CN' },
  ]);
  expect(found.map((match) => match.doctorId)).toEqual([doctorId]);
});
