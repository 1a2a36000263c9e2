// The rows of one doctor: posts, school, work, funds, patents, lives, activities; what is shared comes from the subjects.
import { addDays } from '../days.ts';
import type { Random } from '../random.ts';
import { renownOf, type AcademicDoctor } from './academic-doctors.ts';
import {
  academicTitles,
  activityShapes,
  branches,
  diseases,
  fill,
  fundCategories,
  fundShapes,
  journalPosts,
  journals,
  liveShapes,
  patentShapes,
  positions,
  posts,
  schools,
  societies,
} from './record-words.ts';

export interface RecordSeed {
  readonly kind: string;
  readonly title: string;
  readonly role?: string;
  readonly institution?: string;
  readonly path?: string;
  readonly startsOn?: string;
  readonly endsOn?: string;
  readonly citedCount?: number;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly subjectKey?: string;
  readonly otherDoctorId?: number;
  readonly source: string;
}

interface Making {
  readonly doctor: AcademicDoctor;
  readonly random: Random;
  readonly today: string;
}

const some = ({ doctor, random }: Making, most: number): number =>
  Math.floor(most * renownOf(doctor) * (0.3 + 0.7 * random.next()) + random.next() * 0.6);

export function recordsOf(making: Making): RecordSeed[] {
  return [...lifeOf(making), ...postsOf(making), ...projectsOf(making), ...publicLifeOf(making)];
}

function lifeOf(making: Making): RecordSeed[] {
  const { doctor, random } = making;
  const { workingSince } = doctor;
  const source = 'HOSPITAL_SITE';
  const school = random.pick(schools);
  const degrees =
    doctor.rank < 2 && random.chance(0.6) ? ['学士', '硕士', '博士'] : random.chance(0.6) ? ['学士', '硕士'] : ['学士'];
  let year = workingSince - degrees.length * 3 - 2;
  const rows: RecordSeed[] = degrees.map((degree, at) => {
    const from = year;
    year += at === 0 ? 5 : 3;
    const where = at === 0 || random.chance(0.7) ? school : random.pick(schools);
    return {
      kind: 'EDUCATION',
      title: where,
      role: `临床医学${degree}`,
      institution: where,
      startsOn: `${from}-09-01`,
      endsOn: `${year}-06-30`,
      subjectKey: `school:${where}:${year}`,
      source,
    };
  });
  const lastYear = Number(making.today.slice(0, 4)) - 1;
  const moved = random.chance(0.35) ? Math.min(workingSince + random.between(3, 8), lastYear) : workingSince;
  if (moved > workingSince)
    rows.push({
      kind: 'WORK',
      title: `${doctor.city}第二人民医院`,
      role: '住院医师',
      institution: doctor.department,
      startsOn: `${workingSince}-07-01`,
      endsOn: `${moved}-06-30`,
      source,
    });
  rows.push({
    kind: 'WORK',
    title: doctor.hospital,
    role: ['主任医师', '副主任医师', '主治医师', '住院医师'][doctor.rank] ?? '医师',
    institution: doctor.department,
    startsOn: `${moved}-07-01`,
    source,
  });
  if (random.chance(0.3 + 0.4 * renownOf(doctor)))
    rows.push({
      kind: 'SITE',
      title: `${doctor.hospital}${random.pick(branches)}`,
      institution: doctor.hospital,
      details: { department: doctor.department, hospitalLevel: doctor.hospitalLevel },
      source,
    });
  return rows;
}

function postsOf(making: Making): RecordSeed[] {
  const { doctor, random, today } = making;
  const { specialty, province, city } = doctor;
  const year = Number(today.slice(0, 4));
  const rows: RecordSeed[] = [];
  if (doctor.rank < 2 && random.chance(0.45))
    rows.push({
      kind: 'POSITION',
      title: random.pick(positions),
      institution: doctor.hospital,
      source: 'HOSPITAL_SITE',
    });
  const first = random.between(0, academicTitles.length - 1);
  for (let at = 0; at < Math.min(some(making, 3), 3); at += 1)
    rows.push({ kind: 'TITLE', title: academicTitles[(first + at) % academicTitles.length]!, source: 'HOSPITAL_SITE' });
  const names = societies[specialty];
  const start = random.between(0, names.length - 1);
  for (let at = 0; at < Math.min(some(making, 5), 4); at += 1) {
    const drawn = random.chance(0.5) ? province : random.chance(0.6) ? city : '全国';
    const area = drawn === '全国' && renownOf(doctor) < 0.3 ? city : drawn;
    const title = `${area}${names[(start + at) % names.length]!}`;
    const place = Math.min(posts.length - 1, Math.floor((1 - renownOf(doctor) * random.next()) * posts.length));
    const role = posts[Math.max(place, highestPost(doctor))]!;
    rows.push({
      kind: 'SOCIETY',
      title,
      role,
      path: `society/${doctor.id}-${at}`,
      startsOn: `${random.between(year - 9, year)}-01-01`,
      subjectKey: `society:${title}`,
      source: 'SOCIETY_SITE',
    });
  }
  for (let at = 0; at < Math.min(some(making, 3), 3); at += 1) {
    const title = journals[specialty][at]!;
    rows.push({
      kind: 'JOURNAL',
      title,
      role: journalPosts[Math.max(random.between(0, journalPosts.length - 1), renownOf(doctor) < 0.5 ? 1 : 0)]!,
      startsOn: `${random.between(year - 7, year)}-01-01`,
      subjectKey: `journal:${title}`,
      source: 'JOURNAL_SITE',
    });
  }
  return rows;
}

/** Chiefs of large hospitals are chairs, of others standing members; attending doctors and residents are members. */
function highestPost({ rank, hospitalLevel }: AcademicDoctor): number {
  const isLarge = hospitalLevel.startsWith('3');
  if (rank === 0) return isLarge ? 0 : 2;
  return rank === 1 && isLarge ? 1 : 3;
}

function projectsOf(making: Making): RecordSeed[] {
  const { doctor, random, today } = making;
  const rows: RecordSeed[] = [];
  for (let at = 0; at < some(making, 5); at += 1) {
    const [category, source] = random.pick(fundCategories);
    const startsOn = dayWithin(making, 3200);
    const number = `${startsOn.slice(2, 4)}${random.between(100_000, 999_999)}`;
    rows.push({
      kind: 'FUND',
      title: fill(random.pick(fundShapes), { disease: random.pick(diseases[doctor.specialty]) }),
      role: random.pick(['主持', '主持', '参与', '骨干']),
      institution: doctor.hospital,
      path: `fund/${number}`,
      startsOn,
      endsOn: addDays(startsOn, 365 * random.between(2, 4)),
      source,
      details: {
        subjectCode: `H${random.between(9, 12)}${String(random.between(1, 20)).padStart(2, '0')}`,
        category,
        fundingNumber: number,
      },
    });
  }
  for (let at = 0; at < some(making, 3); at += 1) {
    const [title, digest] = random.pick(patentShapes);
    const startsOn = dayWithin(making, 2600);
    const patentId = `CN${startsOn.slice(0, 4)}${random.between(10_000_000, 99_999_999)}.${random.between(0, 9)}`;
    rows.push({
      kind: 'PATENT',
      title: fill(title, { disease: random.pick(diseases[doctor.specialty]) }),
      role: '发明人',
      institution: doctor.hospital,
      path: `patent/${patentId}`,
      startsOn,
      details: { patentId, digest },
      source: 'CNIPA',
    });
  }
  const today9 = addDays(today, -9);
  return rows.map((row) => (row.startsOn! > today9 ? { ...row, startsOn: today9 } : row));
}

function publicLifeOf(making: Making): RecordSeed[] {
  const { doctor, random } = making;
  const disease = () => random.pick(diseases[doctor.specialty]);
  const lives = Array.from({ length: some(making, 6) }, (_, at): RecordSeed => {
    const about = disease();
    return {
      kind: 'LIVE',
      title: fill(random.pick(liveShapes), { disease: about }),
      role: random.pick(['主讲', '主讲', '主持', '嘉宾']),
      path: `live/${doctor.id}-${at}`,
      startsOn: dayWithin(making, 900),
      details: { keywords: [about, '规范诊疗', '随访'].slice(0, random.between(1, 3)) },
      source: 'LIVE_PLATFORM',
    };
  });
  const activities = Array.from({ length: some(making, 7) }, (_, at): RecordSeed => ({
    kind: 'ACTIVITY',
    title: fill(random.pick(activityShapes), { disease: disease(), city: doctor.city }),
    role: random.pick(['专家', '授课', '嘉宾']),
    path: `activity/${doctor.id}-${at}`,
    startsOn: dayWithin(making, 1100),
    source: random.pick(['HOSPITAL_SITE', 'NEWS']),
  }));
  return [...lives, ...activities];
}

const dayWithin = ({ random, today }: Making, days: number): string =>
  addDays(today, -Math.floor(9 + random.next() ** 1.4 * days));
