// The answer of an opinion service about a group, as the page shows it; the same floor of ten doctors as for the own posts.
import {
  SMALLEST_OPINION,
  TOP_PLACES,
  opinionParts,
  type DrugOpinion,
  type GroupOpinion,
  type OpinionDrug,
  type OpinionPart,
  type OpinionPlace,
  type RecommendationIndex,
  type ServiceGroupAnswer,
} from '@yijian/contract/insights';
import { nobody, told, toldCells } from '../group/told.policy.ts';

export interface Understood {
  readonly days: GroupOpinion['days'];
  readonly hasBefore: boolean;
  readonly chosen: readonly OpinionDrug[];
  readonly compared: readonly OpinionDrug[];
  readonly withheld: OpinionDrug[];
}

type Answer = ServiceGroupAnswer;
type Counts = Answer['total'];

export function groupOf(
  { days, hasBefore, chosen, compared, withheld }: Understood,
  answer: Answer,
): Omit<GroupOpinion, 'service'> {
  const isSmall = answer.total.doctors < SMALLEST_OPINION;
  const total = told(answer.total);
  const split = <T>(cells: readonly T[]): T[] => (isSmall ? [] : [...cells]);
  const places = (cells: Answer['provinces']): OpinionPlace[] =>
    split(
      toldCells((cells ?? []).toSorted((one, other) => other.mentions - one.mentions).map(placeOf), ({ key }) => key),
    );
  return {
    days,
    withheld,
    isSmall,
    posts: isSmall ? 0 : (answer.posts ?? 0),
    total,
    before: hasBefore && answer.before ? told(answer.before) : null,
    index: indexOf(answer.index, answer.total),
    drugs: answer.drugs === undefined ? [] : split(compared.map((drug) => drugOf(drug, chosen.includes(drug), answer))),
    viewpoints: split(toldCells(answer.viewpoints ?? [], ({ viewpoint }) => viewpoint)),
    trend: split(
      (answer.trend ?? []).toSorted((one, other) => (one.month < other.month ? -1 : 1)).map((one) => told(one)),
    ),
    departments: places(answer.departments).slice(0, TOP_PLACES),
    provinces: places(answer.provinces),
    cities: places(answer.cities).slice(0, TOP_PLACES),
    hospitals: places(answer.hospitals).slice(0, TOP_PLACES),
    voices: [],
  };
}

/** What was left out; the days before are not missed where there are none. */
export const missingOf = (answer: Answer, hasBefore: boolean): OpinionPart[] =>
  opinionParts.filter((part) => answer[part] === undefined && (part !== 'before' || hasBefore));

const placeOf = ({ code, ...one }: NonNullable<Answer['provinces']>[number]): OpinionPlace => ({ key: code, ...one });

function indexOf(index: Answer['index'], { doctors, mentions }: Counts): RecommendationIndex | null {
  return index == null || doctors < SMALLEST_OPINION ? null : { ...index, doctors, mentions };
}

function drugOf(drug: OpinionDrug, isChosen: boolean, { drugs }: Answer): DrugOpinion {
  const own = drugs?.find(({ id }) => id === drug.id);
  if (own === undefined) return { drug, isChosen, ...nobody, index: null, aspects: [] };
  const { id: _, index, aspects, ...counts } = own;
  const isSmall = counts.doctors < SMALLEST_OPINION;
  const shown = {
    drug,
    isChosen,
    index: indexOf(index, counts),
    aspects: isSmall ? [] : aspects.map((one) => told(one)),
  };
  return { ...shown, ...told<DrugOpinion | (Counts & { isFew?: true })>(counts) };
}
