// Opinion of a group of doctors: its answer, its splits, and who is behind each number (product 3.14).
import type { NamedError } from '@yijian/contract/core';
import {
  EVERY_PLACE,
  SMALLEST_OPINION,
  insightErrors as errors,
  type DrugOpinion,
  type GroupOpinion,
  type GroupQuestion,
  type OpinionChoices,
  type OpinionCounts,
  type OpinionDrug,
  type OpinionPeopleQuestion,
  type OpinionPickQuestion,
  type OpinionPlace,
} from '@yijian/contract/insights';
import type { PickedPeople } from '@yijian/contract/sales-funnels';
import { peopleText, selectIds, selectPeople } from '../../sales-funnels/index.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail, wordsOf } from '../../../platform/errors/index.ts';
import type { Context, JsonText } from '../../../platform/http/index.ts';
import { selectCityProvince, selectDrugs, selectFirstDay } from '../drugs/drugs.sql.ts';
import { selectTagger } from '../model/model.sql.ts';
import { SERVICE_SINCE, daysBefore, daysOf, type Days } from '../period.policy.ts';
import { recommendationOf } from '../recommendation.policy.ts';
import type { ServiceReach } from '../service/asking.service.ts';
import { askGroup, outsideOf } from '../service/service-opinion.service.ts';
import { selectService } from '../service/service.sql.ts';
import { peopleRows, type Asked } from './asked.sql.ts';
import { selectCompared, selectGroup, selectTotal, type GroupRows } from './group.sql.ts';
import { nobody, told, toldCells } from './told.policy.ts';

export async function listOpinionChoices(context: Context): Promise<OpinionChoices> {
  const { sql, language } = context;
  const hasTagger = (await selectTagger(sql)) !== undefined;
  return { drugs: await selectDrugs(sql, language), firstDay: await selectFirstDay(sql), hasTagger };
}

interface Understood {
  readonly days: Days;
  readonly chosen: readonly OpinionDrug[];
  /** Drugs of the same indications, the chosen ones first; none of them withheld. */
  readonly compared: readonly OpinionDrug[];
  readonly withheld: OpinionDrug[];
}

/** Refuses a question that lacks indications or drugs, names others than there are, or asks for days that cannot be (R5.3). */
async function understand(
  context: Context,
  question: GroupQuestion & { readonly firstDay?: string },
): Promise<Understood> {
  const { sql, language } = context;
  const { indications, drugIds, provinceCode, cityCode } = question;
  const lacking = (fields: Record<string, boolean>): string[] => Object.keys(fields).filter((field) => fields[field]);
  refuseMissing(
    errors.chooseFirst,
    language,
    lacking({ indications: indications.length === 0, drugIds: drugIds.length === 0 }),
  );
  const isOpen = (code: string | undefined): boolean => code === undefined || code === '';
  refuseMissing(
    errors.choosePlace,
    language,
    lacking({ provinceCode: isOpen(provinceCode), cityCode: isOpen(cityCode) }),
  );
  const drugs = await selectDrugs(sql, language);
  const chosen = drugIds.map((id) => {
    const drug = drugs.find((one) => one.id === id);
    if (drug === undefined) throw fail(errors.unknownDrug, { id });
    if (!drug.indications.some((one) => indications.includes(one))) throw fail(errors.drugOfOther, { name: drug.name });
    return drug;
  });
  if (cityCode !== undefined && cityCode !== EVERY_PLACE && (await selectCityProvince(sql, cityCode)) !== provinceCode)
    throw fail(errors.cityElsewhere);
  const firstDay = question.firstDay ?? (await selectFirstDay(sql));
  const days = daysOf(question, { today: dayInShanghai(context.clock.now()), firstDay });
  const shown = chosen.filter(({ isWithheld }) => !isWithheld);
  const others = drugs.filter(
    (one) => !one.isWithheld && !chosen.includes(one) && one.indications.some((code) => indications.includes(code)),
  );
  return { days, chosen: shown, compared: [...shown, ...others], withheld: chosen.filter((one) => one.isWithheld) };
}

function refuseMissing(error: NamedError, language: 'zh' | 'en', fields: readonly string[]): void {
  if (fields.length === 0) return;
  const message = wordsOf(error, language, {});
  throw fail(
    error,
    {},
    fields.map((field) => ({ field: `body.${field}`, message })),
  );
}

const askedOf = ({ user }: Context, question: GroupQuestion, drugs: readonly OpinionDrug[], days: Days): Asked => ({
  question,
  drugIds: drugs.map(({ id }) => id),
  days,
  viewer: user,
});

export async function findGroupOpinion(
  context: Context,
  { reach, ...question }: GroupQuestion & { readonly reach: ServiceReach },
): Promise<GroupOpinion> {
  const { sql, language } = context;
  const outside = await outsideOf(context, reach);
  const understood = await understand(context, outside ? { ...question, firstDay: SERVICE_SINCE } : question);
  const { days, chosen, compared } = understood;
  const earlier = daysBefore(days, question.period);
  // Where every chosen drug is withheld nothing is asked for.
  if (outside !== undefined && chosen.length > 0) return askGroup(context, { outside, question, understood, earlier });
  const others = compared.filter((drug) => !chosen.includes(drug));
  // Side by side on connections of their own, so that each has a core where there are two.
  const [rows, beside, before] = await Promise.all([
    selectGroup(sql, askedOf(context, question, chosen, days), language),
    selectCompared(sql, askedOf(context, question, others, days)),
    earlier === undefined ? null : selectTotal(sql, askedOf(context, question, chosen, earlier)),
  ]);
  const indexes = [...rows.indexes, ...beside.indexes];
  return shown(understood, { ...rows, indexes, drugs: [...rows.drugs, ...beside.drugs] }, before);
}

/** A group of fewer than ten doctors is not split, and no cell of a larger one tells of fewer than ten. */
function shown(
  { days, chosen, compared, withheld }: Understood,
  rows: GroupRows,
  before: GroupOpinion['before'],
): GroupOpinion {
  const total = told(rows.total);
  const isSmall = rows.total.doctors < SMALLEST_OPINION;
  const split = <T>(list: readonly T[]): T[] => (isSmall ? [] : [...list]);
  const places = (list: readonly OpinionPlace[]): OpinionPlace[] => split(toldCells(list, ({ key }) => key));
  return {
    days,
    withheld,
    isSmall,
    posts: total.isFew ? 0 : rows.posts,
    total,
    before: before === null ? null : told(before),
    index: isSmall ? null : recommendationOf(rows.indexes.find(({ drugId }) => drugId === null)),
    drugs: split(compared.map((drug) => drugOpinion(drug, chosen.includes(drug), rows))),
    viewpoints: split(toldCells(rows.viewpoints, ({ viewpoint }) => viewpoint)) as GroupOpinion['viewpoints'],
    trend: split(rows.trend.map(told)),
    departments: places(rows.departments),
    provinces: places(rows.provinces),
    cities: places(rows.cities),
    hospitals: places(rows.hospitals),
    voices: split(rows.voices),
    service: null,
  };
}

/** A drug of whom fewer than ten doctors speak is named alone. */
function drugOpinion(drug: OpinionDrug, isChosen: boolean, rows: GroupRows): DrugOpinion {
  const own = rows.drugs.filter(({ drugId }) => drugId === drug.id);
  const {
    drugId: _,
    aspect: __,
    ...counts
  } = own.find(({ aspect }) => aspect === null) ?? { drugId: '', aspect: null, ...nobody };
  const isSmall = counts.doctors < SMALLEST_OPINION;
  const aspects = own.flatMap(({ drugId: ___, ...one }) =>
    one.aspect === null ? [] : [told(one)],
  ) as DrugOpinion['aspects'];
  const sums = rows.indexes.find(({ drugId }) => drugId === drug.id);
  const index = isSmall ? null : recommendationOf(sums);
  return { drug, isChosen, ...told<OpinionCounts>(counts), index, aspects: isSmall ? [] : aspects };
}

export async function listOpinionPeople(context: Context, question: OpinionPeopleQuestion): Promise<JsonText> {
  const { sql, language } = context;
  await requireOwnPosts(context);
  const { page, size } = question;
  const rows = peopleRows(sql, await slicedAsk(context, question), question.slice);
  return peopleText(await selectPeople(sql, { rows, unit: 'DOCTOR', language, page, size }));
}

export async function pickOpinionPeople(context: Context, question: OpinionPickQuestion): Promise<PickedPeople> {
  await requireOwnPosts(context);
  return selectIds(context.sql, peopleRows(context.sql, await slicedAsk(context, question), question.slice));
}

/** The mentions of the chosen drugs in the own posts. */
export async function askedFor(context: Context, question: GroupQuestion): Promise<Asked> {
  await requireOwnPosts(context);
  const { days, chosen } = await understand(context, question);
  return askedOf(context, question, chosen, days);
}

async function requireOwnPosts({ sql }: Context): Promise<void> {
  if ((await selectService(sql)) !== undefined) throw fail(errors.servicePeople);
}

/** A slice by drug may be one of those compared. */
async function slicedAsk(context: Context, question: OpinionPickQuestion): Promise<Asked> {
  const { days, chosen, compared } = await understand(context, question);
  return askedOf(context, question, question.slice.drugId === undefined ? chosen : compared, days);
}
