// A search for duplicates over every doctor, with labelled copies among them: seconds, memory, recall and precision.
import postgres from 'postgres';
import { queueScan, runScan, type ScanContext } from '../../../apps/server/src/modules/duplicates/index.ts';
import { spellPerson } from '../../../apps/server/src/modules/hospitals/index.ts';
import { systemClock } from '../../../apps/server/src/platform/clock/index.ts';
import { asSystem } from '../../../apps/server/src/platform/jobs/index.ts';
import { openLog } from '../../../apps/server/src/platform/log/index.ts';
import { random } from '../../../database/seeds/demo/random.ts';
import { atLeast, atMost, type Bench, type Figure } from '../../figure.ts';
import type { Stage } from '../../stage/stage.ts';

const MARK = 'bench duplicates';
const kinds = ['typo', 'homophone', 'department', 'hospital'] as const;
type Kind = (typeof kinds)[number];

/** Characters that sound alike, as they are mixed up at a keyboard. */
const homophones = [
  '伟玮炜',
  '静婧敬',
  '明铭鸣',
  '丽莉俐',
  '军君钧',
  '杰洁捷',
  '慧惠卉',
  '宇雨语',
  '欣新心',
  '佳嘉家',
  '文雯闻',
  '涛韬滔',
  '怡宜仪',
  '辰晨宸',
  '婷廷庭',
  '博柏勃',
  '瑶遥尧',
  '清青卿',
  '远原源',
  '思斯丝',
];
const strokes = ['若', '景', '书', '砚', '岚', '峰', '川', '澄', '岭', '溪'];
const departments = ['门诊部', '健康管理中心', '特需门诊', '急诊科', '疼痛门诊'];

interface Original {
  readonly id: string;
  readonly name: string;
}

export const duplicates: Bench = {
  name: 'duplicates',
  async run(stage) {
    const owner = postgres(stage.ownerUrl, { max: 1, onnotice: () => {} });
    await owner`select set_config('app.enterprise_id', ${stage.enterpriseId}, false)`;
    try {
      await remove(owner);
      const labels = await plant(owner, stage);
      return [...(await search(stage)), ...(await judgePairs(owner, labels))];
    } finally {
      await remove(owner);
      await owner.end();
    }
  },
};

/** How a name is written wrongly; undefined where this name offers no way. */
function misspell(name: string, kind: Kind, pick: (from: readonly string[]) => string): string | undefined {
  if (kind === 'typo')
    return name.length < 3 ? undefined : name.slice(0, -1) + pick(strokes.filter((one) => !name.endsWith(one)));
  if (kind !== 'homophone') return name;
  for (const [at, character] of [...name].entries()) {
    const group = homophones.find((one) => one.includes(character));
    if (at > 0 && group !== undefined)
      return name.slice(0, at) + pick([...group].filter((one) => one !== character)) + name.slice(at + 1);
  }
  return undefined;
}

/** Copies of doctors, each wrong in one way; the label of each pair by the id of the copy. */
async function plant(owner: postgres.Sql, { doctors }: Stage): Promise<Map<string, Kind>> {
  const randomly = random('bench', 'duplicates');
  const wanted = Math.min(4_000, Math.ceil(doctors / 50));
  const originals = await owner<Original[]>`
    select id, name from doctors where enterprise_id = app.enterprise_id() and is_enabled and hashint8(id) % 7 = 0 order by hashint8(id * 31), id limit ${wanted * 3}`;
  const copies: Record<string, string>[] = [];
  for (const { id, name } of originals) {
    const kind = kinds[copies.length % kinds.length]!;
    const written = misspell(name, kind, (from) => randomly.pick(from));
    if (copies.length === wanted || written === undefined) continue;
    const { pinyin, initials } = spellPerson(written);
    copies.push({
      id,
      kind,
      name: written,
      pinyin,
      initials,
      department: randomly.pick(departments),
      knows: String(randomly.between(0, 99)),
    });
  }
  await owner`
    insert into hospitals (name, en_name, aliases, pinyin, initials, level, province_code, city_code, address)
    select h.name || '（东院区）', '', array[h.name], h.pinyin || 'dongyuanqu', h.initials, h.level, h.province_code, h.city_code, ${MARK}
    from hospitals h where h.enterprise_id = app.enterprise_id() and h.id in (
      select d.hospital_id from jsonb_to_recordset(${owner.json(copies)}) as c(id bigint, kind text)
      join doctors d on d.enterprise_id = app.enterprise_id() and d.id = c.id where c.kind = 'hospital')`;
  const rows = await owner<{ id: string; kind: Kind; original: string }[]>`
    insert into doctors (name, pinyin, initials, hospital_id, department_name, department_code, sex, birth_year, working_since, title_code,
      province_code, city_code, hospital_level, masked_phone, creation_note, archive_note)
    select c.name, c.pinyin, c.initials, coalesce(e.id, d.hospital_id),
      case when c.kind = 'department' then c.department else d.department_name end,
      case when c.kind = 'department' then null else d.department_code end,
      d.sex, case when c.knows::int < 70 then d.birth_year end, case when c.knows::int % 2 = 0 then d.working_since end,
      case when c.knows::int < 85 then d.title_code end, d.province_code, d.city_code, d.hospital_level, null, ${MARK}, c.kind || ' ' || c.id
    from jsonb_to_recordset(${owner.json(copies)}) as c(id bigint, kind text, name text, pinyin text, initials text, department text, knows text)
    join doctors d on d.enterprise_id = app.enterprise_id() and d.id = c.id
    join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
    left join hospitals e on e.enterprise_id = h.enterprise_id and e.address = ${MARK} and c.kind = 'hospital' and e.aliases = array[h.name] and e.city_code = h.city_code
    on conflict do nothing
    returning id, split_part(archive_note, ' ', 1) as kind, split_part(archive_note, ' ', 2) as original`;
  // Some copies carry the number of the original, as when somebody typed a card once more.
  await owner`
    insert into personal_values (table_name, field, row_id, sealed, search_number, masked)
    select 'doctors', 'PHONE', c.id, v.sealed, v.search_number, v.masked from doctors c
    join personal_values v on v.enterprise_id = c.enterprise_id and v.table_name = 'doctors' and v.field = 'PHONE' and v.part = 0
      and v.row_id = split_part(c.archive_note, ' ', 2)::bigint
    where c.enterprise_id = app.enterprise_id() and c.creation_note = ${MARK} and c.id % 10 < 3`;
  await owner`analyze doctors, hospitals, personal_values`;
  return new Map(rows.map(({ id, kind, original }) => [`${original} ${id}`, kind]));
}

async function search(stage: Stage): Promise<Figure[]> {
  const options = {
    connections: stage.connections,
    log: openLog('silent'),
    clock: systemClock,
    vault: undefined as never,
  };
  const tenant = { id: stage.enterpriseId } as never;
  const inTransaction: ScanContext['inTransaction'] = (work) => asSystem(options, tenant, work);
  await inTransaction(queueScan);
  const start = process.memoryUsage().rss;
  let highest = start;
  const watch = setInterval(() => (highest = Math.max(highest, process.memoryUsage().rss)), 200);
  const began = performance.now();
  await runScan({ inTransaction });
  const seconds = (performance.now() - began) / 1000;
  clearInterval(watch);
  const grown = (highest - start) / 1_048_576;
  return [
    {
      name: 'search for duplicates among all doctors',
      figure: seconds,
      unit: 's',
      limit: atMost(300),
      note: `${stage.doctors} doctors`,
    },
    { name: 'memory a search takes', figure: grown, unit: 'MB', limit: atMost(64) },
  ];
}

async function judgePairs(owner: postgres.Sql, labels: Map<string, Kind>): Promise<Figure[]> {
  const found = await owner<{ left: string; right: string; score: number }[]>`
    select left_id as left, right_id as right, score from duplicate_pairs where enterprise_id = app.enterprise_id()`;
  const right = found.filter(({ left, right: other }) => labels.has(`${left} ${other}`));
  const of = (kind: Kind): string => {
    const all = [...labels.values()].filter((one) => one === kind).length;
    const hit = right.filter(({ left, right: other }) => labels.get(`${left} ${other}`) === kind).length;
    return `${kind} ${hit}/${all}`;
  };
  return [
    {
      name: 'duplicates found of those planted (recall)',
      figure: right.length / Math.max(1, labels.size),
      unit: '',
      limit: atLeast(0.9),
      note: kinds.map(of).join(', '),
    },
    {
      name: 'planted among those found (precision)',
      figure: right.length / Math.max(1, found.length),
      unit: '',
      limit: atLeast(0.8),
      note: `${found.length} pairs; people who only look alike count against it`,
    },
  ];
}

async function remove(owner: postgres.Sql): Promise<void> {
  await owner`delete from duplicate_pairs where enterprise_id = app.enterprise_id()`;
  await owner`delete from duplicate_scans where enterprise_id = app.enterprise_id()`;
  await owner`delete from doctors where enterprise_id = app.enterprise_id() and creation_note = ${MARK}`;
  await owner`delete from hospitals where enterprise_id = app.enterprise_id() and address = ${MARK}`;
}
