// Answers the questions of the map: ranking, provinces, quadrant, shifts of other weights, the export (product 3.4).
import {
  defaultWeights,
  kolErrors,
  type KolExportQuery,
  type KolOptions,
  type KolQuestion,
  type KolRow,
  type KolShift,
  type Quadrant,
  type RankQuery,
  type ShiftsQuery,
} from '@yijian/contract/opinion-leaders';
import { exportSheet } from '../../exports/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import { jsonText, type Context, type FileReply, type JsonText } from '../../../platform/http/index.ts';
import type { SheetColumn } from '../../../platform/sheets/index.ts';
import { findWeights } from '../weights/weight-sets.service.ts';
import { findSettings } from '../weights/kol-settings.service.ts';
import type { Asked } from './question.sql.ts';
import { selectPlace, type Place } from './place.sql.ts';
import { selectNames, selectOptions, selectProvinces, selectRanking, selectRanks } from './ranking.sql.ts';
import { selectPoints } from './reasons.sql.ts';
import { relationshipOf } from './relationship.policy.ts';
import { tierWords } from './tier-words.policy.ts';

/** Doctors of the quadrant, and of the preview of other weights. */
const IN_QUADRANT = 150;
const IN_PREVIEW = 20;

/** The question with its weights. Throws when it runs backwards or names a set the caller does not see. */
export async function askedOf(context: Context, { weightSetId, ...question }: KolQuestion): Promise<Asked> {
  if (question.from > question.to)
    throw fail(kolErrors.periodBackwards, {}, [
      { field: 'query.from', message: kolErrors.periodBackwards[context.language] },
    ]);
  return {
    question,
    weights: weightSetId === undefined ? defaultWeights : await findWeights(context, weightSetId),
    settings: await findSettings(context),
  };
}

export async function rank(context: Context, query: RankQuery): Promise<JsonText> {
  const { page, size, order, tier, province, keyword, ...question } = query;
  const asked = await askedOf(context, question);
  const { answer, content, total } = await selectRanking(context.sql, {
    asked,
    reading: { viewer: context.user, language: context.language },
    narrowing: { order, tier, province, keyword },
    offset: page * size,
    size,
  });
  const weights = JSON.stringify(asked.weights);
  return jsonText(`{"answer":${answer},"weights":${weights},"content":${content},"totalElements":${total}}`);
}

/** Where one doctor stands in the answer to a question; undefined when the question does not speak of them. */
export function placeOf(
  context: Context,
  { asked, doctorId }: { asked: Asked; doctorId: string },
): Promise<Place | undefined> {
  const reading = { viewer: context.user, language: context.language };
  return selectPlace(context.sql, { asked, reading, doctorId });
}

export async function listProvinces(context: Context, question: KolQuestion): Promise<JsonText> {
  return jsonText(await selectProvinces(context.sql, await askedOf(context, question), context.language));
}

export async function findQuadrant(context: Context, question: KolQuestion): Promise<Quadrant> {
  const { sql, user, language } = context;
  const asked = await askedOf(context, question);
  const { points, outside } = await selectPoints(sql, asked, { viewer: user, language, best: IN_QUADRANT });
  return {
    outside,
    points: points.map(({ owned, followed, ...point }) => ({
      ...point,
      tier: point.tier as KolRow['tier'],
      isOwned: owned,
      isFollowed: followed,
      relationship: relationshipOf({ visits: point.visits, owned, followed }),
    })),
  };
}

/** The best with the new weights, and where they stand with those of the question. */
export async function findShifts(context: Context, { question, weights }: ShiftsQuery): Promise<KolShift[]> {
  const { sql, language } = context;
  const now = await askedOf(context, question);
  const next = { ...now, weights };
  const best = await selectRanks(sql, next, { best: IN_PREVIEW });
  const ids = best.map((one) => one.id);
  const before = new Map((await selectRanks(sql, now, { best: 0, ids })).map((one) => [one.id, one.rank]));
  const names = new Map((await selectNames(sql, ids, language)).map((one) => [one.id, one]));
  return best.map(({ id, rank: place, score }) => ({
    doctorId: id,
    name: names.get(id)?.name ?? '',
    hospitalName: names.get(id)?.hospitalName ?? '',
    rank: place,
    rankBefore: before.get(id) ?? place,
    score,
  }));
}

export async function findOptions(context: Context): Promise<KolOptions> {
  const { indications, topics, firstYear } = await selectOptions(context.sql);
  const lastYear = Number(context.clock.now().toISOString().slice(0, 4));
  return {
    indications: JSON.parse(indications) as KolOptions['indications'],
    topics: JSON.parse(topics) as KolOptions['topics'],
    firstYear: Math.min(firstYear ?? lastYear - 9, lastYear),
    lastYear,
  };
}

type Line = KolRow & Readonly<Record<string, unknown>>;

const columns: readonly SheetColumn<Line>[] = [
  { key: 'rank', zh: '排名', en: 'Rank', width: 8 },
  { key: 'previousRank', zh: '上期排名', en: 'Rank before', width: 10 },
  { key: 'name', zh: '医生', en: 'Doctor', width: 12 },
  { key: 'title', zh: '职称', en: 'Title', width: 14 },
  { key: 'hospitalName', zh: '医院', en: 'Hospital', width: 28 },
  { key: 'department', zh: '科室', en: 'Department', width: 14 },
  { key: 'province', zh: '省份', en: 'Province', width: 12 },
  { key: 'city', zh: '城市', en: 'City', width: 12 },
  { key: 'score', zh: '得分', en: 'Score', width: 8 },
  { key: 'tierName', zh: '分级', en: 'Tier', width: 12 },
  { key: 'overrideReason', zh: '调级理由', en: 'Reason of the override', width: 30 },
  { key: 'publications', zh: '论文', en: 'Publications', width: 10 },
  { key: 'guidelines', zh: '指南', en: 'Guidelines', width: 10 },
  { key: 'trials', zh: '临床研究', en: 'Trials', width: 10 },
  { key: 'societies', zh: '学会任职', en: 'Society posts', width: 10 },
  { key: 'talks', zh: '会议报告', en: 'Congress talks', width: 10 },
  { key: 'journals', zh: '期刊任职', en: 'Journal posts', width: 10 },
  { key: 'digital', zh: '数字影响', en: 'Digital', width: 10 },
  { key: 'clinical', zh: '诊疗规模', en: 'Clinical volume', width: 10 },
  { key: 'suggested', zh: '待确认条目', en: 'Waiting items', width: 10 },
];

export async function exportRanking(context: Context, query: KolExportQuery): Promise<FileReply> {
  const {
    format: _format,
    reasonCategory: _category,
    reason: _reason,
    order,
    tier,
    province,
    keyword,
    ...question
  } = query;
  const asked = await askedOf(context, question);
  const { language } = context;
  const select = async (most: number, { user }: Context): Promise<Line[]> => {
    const { content } = await selectRanking(context.sql, {
      asked,
      reading: { viewer: user, language },
      narrowing: { order, tier, province, keyword },
      offset: 0,
      size: most,
    });
    return (JSON.parse(content) as KolRow[]).map((row) => ({
      ...row,
      ...row.components,
      tierName: tierWords[row.tier][language],
      overrideReason: row.override?.reason ?? '',
    }));
  };
  const name = { zh: 'KOL 排名', en: 'opinion leaders' }[language];
  return exportSheet(context, { resource: 'opinion-leaders', asked: query, name, columns, select });
}
