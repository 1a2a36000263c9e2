// Posts of one doctor from an opinion service: counted like the own ones, and cut into pages.
import {
  HALF_LIFE_DAYS,
  attitudes,
  type Aspect,
  type DoctorDrug,
  type DoctorOpinion,
  type OpinionCounts,
  type OpinionDrug,
  type OpinionPost,
  type OpinionSlice,
  type RecommendationIndex,
  type ServicePost,
  type Viewpoint,
} from '@yijian/contract/insights';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { recommendationOf } from '../recommendation.policy.ts';

type Mention = ServicePost['mentions'][number];
interface Read extends Mention {
  readonly post: ServicePost;
  readonly day: string;
}

export interface AskedPosts {
  readonly days: DoctorOpinion['days'];
  /** Drugs whose academic data are shown; mentions of others are left out. */
  readonly shown: readonly OpinionDrug[];
  readonly posts: readonly ServicePost[];
  readonly model: string;
}

/** Of posts inside the days; a service that answers others is not believed. */
function mentionsOf({ days, shown, posts }: AskedPosts): Read[] {
  const ids = new Set(shown.map(({ id }) => id));
  return posts.flatMap((post) => {
    const day = dayInShanghai(new Date(post.postedAt));
    if (day < days.from || day > days.to) return [];
    return post.mentions.filter(({ drugId }) => ids.has(drugId)).map((one) => ({ ...one, post, day }));
  });
}

function countsOf(mentions: readonly Mention[]): OpinionCounts {
  const [positive, neutral, negative] = attitudes.map(
    (attitude) => mentions.filter((one) => one.attitude === attitude).length,
  ) as [number, number, number];
  return { mentions: mentions.length, doctors: mentions.length === 0 ? 0 : 1, positive, neutral, negative };
}

const number = { POSITIVE: 1, NEUTRAL: 0, NEGATIVE: -1 } as const;
const DAY = 86_400_000;

function indexOf(mentions: readonly Read[], to: string): RecommendationIndex | null {
  const sums = { doctors: 1, mentions: mentions.length, w: 0, wa: 0, ww: 0, wawa: 0, wwa: 0 };
  for (const { attitude, day, post } of mentions) {
    const age = (Date.parse(to) - Date.parse(day)) / DAY;
    const weight = post.sourceWeight * 0.5 ** (age / HALF_LIFE_DAYS);
    sums.w += weight;
    sums.wa += weight * number[attitude];
  }
  return mentions.length === 0 ? null : recommendationOf(sums);
}

/** Groups in the order of their size. */
function grouped<K extends string>(mentions: readonly Read[], keyOf: (one: Read) => K): [K, Read[]][] {
  const groups = [...Map.groupBy(mentions, keyOf)];
  return groups.toSorted((one, other) => other[1].length - one[1].length || (one[0] < other[0] ? -1 : 1));
}

export function doctorOf(asked: AskedPosts): Omit<DoctorOpinion, 'doctor' | 'withheld' | 'service'> {
  const { days, shown } = asked;
  const mentions = mentionsOf(asked);
  const drugs = grouped(mentions, ({ drugId }) => drugId).map(([id, own]): DoctorDrug => ({
    drug: shown.find((one) => one.id === id)!,
    ...countsOf(own),
    index: indexOf(own, days.to),
    aspects: grouped<Aspect>(own, ({ aspect }) => aspect).map(([aspect, part]) => ({ aspect, ...countsOf(part) })),
    lastOn: own
      .map(({ day }) => day)
      .toSorted()
      .at(-1)!,
  }));
  return {
    days,
    posts: new Set(mentions.map(({ post }) => post.id)).size,
    total: countsOf(mentions),
    index: indexOf(mentions, days.to),
    drugs,
    viewpoints: grouped<Viewpoint>(mentions, ({ viewpoint }) => viewpoint).map(([viewpoint, own]) => ({
      viewpoint,
      ...countsOf(own),
    })),
    trend: grouped(mentions, ({ day }) => day.slice(0, 7))
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([month, own]) => ({ month, ...countsOf(own) })),
  };
}

const isIn = (one: Read, { drugId, aspect, attitude, viewpoint, month }: OpinionSlice): boolean =>
  (drugId === undefined || one.drugId === drugId) &&
  (aspect === undefined || one.aspect === aspect) &&
  (attitude === undefined || one.attitude === attitude) &&
  (viewpoint === undefined || one.viewpoint === viewpoint) &&
  (month === undefined || one.day.startsWith(month));

/** Posts with a mention of the slice, the newest first, each with all its mentions of drugs that are shown. */
export function postsOf(
  asked: AskedPosts,
  { slice, page, size }: { slice: OpinionSlice; page: number; size: number },
): { content: OpinionPost[]; totalElements: number; totalIsExact: true } {
  const mentions = mentionsOf(asked);
  const found = new Set(mentions.filter((one) => isIn(one, slice)).map(({ post }) => post));
  const rows = [...found].toSorted((one, other) => Date.parse(other.postedAt) - Date.parse(one.postedAt));
  const content = rows.slice(page * size, (page + 1) * size).map((post) => ({
    ...post,
    mentions: mentions.filter((one) => one.post.id === post.id).map((one, at) => mentionOf(one, { asked, at })),
  }));
  return { content, totalElements: rows.length, totalIsExact: true };
}

function mentionOf(one: Read, { asked, at }: { asked: AskedPosts; at: number }): OpinionPost['mentions'][number] {
  const { post: _, day: __, ...mention } = one;
  return {
    ...mention,
    id: String(at + 1),
    drugName: asked.shown.find(({ id }) => id === one.drugId)!.name,
    evidence: { rule: 'SERVICE', words: [] },
    modelVersion: asked.model,
    version: 1,
    correction: null,
  };
}
