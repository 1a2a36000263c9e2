// What stands on the page, in both languages, as the definition a PDF is printed from.
import type { DoctorWorks } from '@yijian/contract/academic-records';
import type { DoctorBasics } from '@yijian/contract/doctors';
import type { AcademicRange } from '@yijian/contract/publications';
import type { ProfileSummary, Standing } from '@yijian/contract/doctor-profiles';
import type { ActionSummary } from '@yijian/contract/interactions';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { radarOf } from './page-radar.policy.ts';
import { resumeShown } from './page-text.policy.ts';

export interface OnePager {
  readonly doctor: DoctorBasics;
  readonly works: DoctorWorks;
  readonly activities: {
    readonly content: readonly { activityTime: string | null; activityTitle: string; role: string }[];
    readonly withheld: boolean;
  } & Pick<AcademicRange, 'confirmed' | 'suggested'>;
  readonly actions: ActionSummary;
  readonly summary: ProfileSummary;
  /** Null without a standard department; absent for a reader who may not read the ranking. */
  readonly standing: Standing | null | undefined;
}

const words = {
  zh: {
    facts: '基本概览',
    resume: '个人简介',
    direction: '擅长领域',
    posts: '协会/学会及任职',
    journals: '学术期刊及任职',
    activities: '近期学术活动（已确认）',
    degree: '最高学历',
    years: '从业年限',
    indication: '擅长适应证',
    owners: '负责人',
    verified: '执业已核验',
    actions: '近 90 天互动',
    achievements: '学术成果',
    papers: '论文',
    none: '暂无数据',
    withheld: '暂无该药品学术数据的详细信息',
    between: '、',
    inYears: (count: number) => `${count} 年`,
    times: (count: number) => `${count} 次`,
    tally: (confirmed: number, total: number) => `已确认 ${confirmed}，共 ${total}`,
  },
  en: {
    facts: 'Overview',
    resume: 'Profile',
    direction: 'Specialty',
    posts: 'Associations and positions',
    journals: 'Journals and roles',
    activities: 'Recent academic activities (confirmed)',
    degree: 'Highest degree',
    years: 'Years in practice',
    indication: 'Indication',
    owners: 'Looked after by',
    verified: 'Licence verified',
    actions: 'Interactions in 90 days',
    achievements: 'Academic achievements',
    papers: 'Papers',
    none: 'No data',
    withheld: 'No detailed information on the academic data of this drug is available',
    between: ', ',
    inYears: (count: number) => `${count} years`,
    times: (count: number) => String(count),
    tally: (confirmed: number, total: number) => `${confirmed} confirmed of ${total}`,
  },
} as const;

const ink = '#1f2937';
const quiet = '#6b7280';
const line = '#e5e7eb';

/** One A4 page: lists are cut to what fits, long text is cut with a sign that it goes on. */
export function pageOf(
  { doctor, works, activities, actions, summary, standing }: OnePager,
  { language, at, note }: { language: 'zh' | 'en'; at: Date; note: string },
): object {
  const say = words[language];
  const sum = (tally: { confirmed: number; suggested: number }) =>
    say.tally(tally.confirmed, tally.confirmed + tally.suggested);
  const heading = (text: string) => ({ text, fontSize: 11, color: ink, margin: [0, 8, 0, 3] });
  const lines = (items: readonly string[], most: number, characters: number) =>
    works.withheld
      ? { text: say.withheld, color: quiet }
      : items.length === 0
        ? { text: say.none, color: quiet }
        : { ul: items.slice(0, most).map((item) => resumeShown(item.replace('#', '  ·  '), characters)) };
  const fact = (label: string, value: string) => [{ text: label, color: quiet }, { text: value === '' ? '—' : value }];
  const facts = [
    fact(say.degree, doctor.degreeTitle.split('&')[0]!.trim()),
    fact(say.years, doctor.workingTime === null ? '' : say.inYears(doctor.workingTime)),
    fact(say.indication, resumeShown(doctor.indication, 24)),
    fact(say.owners, resumeShown(summary.owners.map(({ name }) => name).join(say.between), 24)),
    fact(say.actions, say.times(actions.counts)),
    fact(say.papers, sum(summary.papers)),
    fact(say.achievements, sum(summary.records)),
    fact(say.posts, sum(summary.posts)),
  ];
  const radar = radarOf(standing, { language, heading });
  const overview = [heading(say.facts), { layout: 'noBorders', table: { widths: ['46%', '54%'], body: facts } }];
  const alias = doctor.enName === doctor.doctorName ? '' : `  ${doctor.enName}`;
  const place = [doctor.doctorTitle, doctor.hospital, doctor.department, doctor.province, doctor.city].filter(Boolean);
  return {
    pageSize: 'A4',
    pageMargins: [40, 36, 40, 44],
    defaultStyle: { font: 'Noto', fontSize: 9, color: ink, lineHeight: 1.1 },
    watermark: {
      text: note.split(' · ').slice(0, 3).join('  '),
      color: quiet,
      opacity: 0.12,
      fontSize: 22,
      angle: -32,
    },
    footer: { text: `${note} · ${dayInShanghai(at)}`, fontSize: 7, color: quiet, margin: [40, 12, 40, 0] },
    content: [
      { text: [doctor.doctorName, { text: alias, fontSize: 11, color: quiet }], fontSize: 18 },
      {
        text: [...place, doctor.tier, ...(doctor.isVerified ? [say.verified] : [])].join('  |  '),
        margin: [0, 2, 0, 6],
      },
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 515, y2: 0, lineWidth: 0.7, lineColor: line }] },
      radar.length === 0 ? overview : { columnGap: 20, columns: [overview, { width: 220, stack: radar }] },
      heading(say.direction),
      { text: resumeShown(doctor.professionalDirection, 120) || say.none },
      heading(say.resume),
      { text: resumeShown(doctor.personalResume, 300) || say.none },
      {
        columnGap: 20,
        columns: [
          [heading(say.posts), lines(works.association, 6, 46)],
          [heading(say.journals), lines(works.academicJournal, 6, 46)],
        ],
      },
      heading(say.activities),
      lines(
        activities.content.map((one) => [one.activityTime, one.activityTitle, one.role].filter(Boolean).join('  ')),
        8,
        56,
      ),
    ],
  };
}
