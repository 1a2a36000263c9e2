// Three doctors of a department the demo leaves empty, with papers, a post and trials whose scores were worked out by hand.
import { refreshDoctors } from '../../../apps/server/src/modules/opinion-leaders/facts/facts.service.ts';
import type { Context } from '../../../apps/server/src/platform/http/index.ts';
import type { TestApp } from '../app.ts';

/** Gynaecology. */
export const AREA = '05.01';

export interface Stage {
  readonly a: string;
  readonly b: string;
  /** In Guangdong, where nobody of the field team sees doctors of this department. */
  readonly c: string;
}

/** Derives the points anew, as the events do. */
export async function refresh(app: TestApp, ids: readonly string[]): Promise<void> {
  await app.owner.begin(async (tx) => {
    await tx`select set_config('app.enterprise_id', '1', true)`;
    await refreshDoctors({ sql: tx } as unknown as Context, ids);
  });
}

export async function setStage(app: TestApp): Promise<Stage> {
  const { owner } = app;
  const hospital = async (name: string, place: [string, string], size: object): Promise<string> => {
    const row = { enterprise_id: 1, name, province_code: place[0], city_code: place[1], ...size };
    const [kept] = await owner<{ id: string }[]>`insert into hospitals ${owner(row)} returning id::text`;
    return kept!.id;
  };
  const big = await hospital('阶梯大医院', ['330000', '330100'], {
    level: '3A',
    beds: 5000,
    yearly_outpatients: 10_000_000,
  });
  const small = await hospital('阶梯小医院', ['440000', '440100'], {});
  const doctor = async (name: string, hospitalId: string, place: [string, string]): Promise<string> => {
    const row = {
      enterprise_id: 1,
      name,
      hospital_id: hospitalId,
      department_code: AREA,
      indication: '试验适应症',
      province_code: place[0],
      city_code: place[1],
    };
    const [kept] = await owner<{ id: string }[]>`insert into doctors ${owner(row)} returning id::text`;
    return kept!.id;
  };
  const a = await doctor('阶甲', big, ['330000', '330100']);
  const b = await doctor('阶乙', big, ['330000', '330100']);
  const c = await doctor('阶丙', small, ['440000', '440100']);
  await storePapers(app, { a, b, c });
  await storeRecords(app, { a, b, c });
  await refresh(app, [a, b, c]);
  return { a, b, c };
}

async function storePapers({ owner }: TestApp, { a, b, c }: Stage): Promise<void> {
  const paper = async (
    doctorId: string,
    year: number,
    at: Partial<Record<'position' | 'cited', number>>,
    more = {},
  ) => {
    const { position = 1, cited = 0 } = at;
    const { state = 'CONFIRMED', retracted = false, topics = [] as string[] } = more as Record<string, never>;
    const title = `阶梯 ${doctorId} ${year} ${position} ${state}`;
    const [kept] = await owner<{ id: string }[]>`
      insert into publications (enterprise_id, title, title_key, year, cited_count, is_retracted, topics, source, author_count)
      values (1, ${title}, ${title}, ${year}, ${cited}, ${retracted}, ${topics}, 'MANUAL', 5) returning id::text`;
    const [scholar] = await owner<{ id: string }[]>`
      insert into scholars (enterprise_id, name, name_key) values (1, '阶', ${title}) returning id::text`;
    await owner`
      insert into authorships (enterprise_id, publication_id, position, scholar_id, person_id, name)
      values (1, ${kept!.id}, ${position}, ${scholar!.id}, ${scholar!.id}, '阶')`;
    await owner`
      insert into authorship_matches (enterprise_id, publication_id, position, doctor_id, state, confidence)
      values (1, ${kept!.id}, ${position}, ${doctorId}, ${state}, 0.9)`;
  };
  await paper(a, 2021, {}, { topics: ['Stepwise medicine'] });
  await paper(a, 2023, { position: 2, cited: 19 });
  await paper(a, 2023, { position: 1, cited: 400 }, { state: 'SUGGESTED' });
  await paper(a, 2022, { position: 1, cited: 900 }, { state: 'REJECTED' });
  await paper(b, 2020, { position: 4 });
  await paper(c, 2017, {});
  await paper(c, 2022, { cited: 5000 }, { retracted: true });
}

async function storeRecords({ owner }: TestApp, { a, b, c }: Stage): Promise<void> {
  const rows = [
    { doctor_id: a, kind: 'RESEARCH', title: '参与的试验', role: '参与研究者', starts_on: '2020-05-01', ends_on: null },
    {
      doctor_id: b,
      kind: 'SOCIETY',
      title: '阶梯学会',
      role: '主任委员',
      starts_on: '2020-01-01',
      ends_on: '2022-12-31',
    },
    { doctor_id: c, kind: 'RESEARCH', title: '牵头的试验', role: '主要研究者', starts_on: '2024-02-01', ends_on: null },
  ].map((row) => ({ ...row, enterprise_id: 1, source: 'TEST', confidence: 1, state: 'CONFIRMED' }));
  await owner`insert into academic_records ${owner(rows)}`;
}
