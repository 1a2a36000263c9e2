// Opinion of one doctor, its posts, and the correction of a tag (product 3.14).
import {
  aspectOf,
  insightErrors as errors,
  type DoctorDrug,
  type DoctorOpinion,
  type DoctorPostsQuestion,
  type DoctorQuestion,
  type MentionCorrection,
  type MentionKept,
  type OpinionDrug,
} from '@yijian/contract/insights';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail, wordsOf } from '../../../platform/errors/index.ts';
import { jsonText, type Context, type JsonText } from '../../../platform/http/index.ts';
import { selectDrugs, selectFirstDay } from '../drugs/drugs.sql.ts';
import { SERVICE_SINCE, daysOf, type Days } from '../period.policy.ts';
import { recommendationOf } from '../recommendation.policy.ts';
import type { ServiceReach } from '../service/asking.service.ts';
import { doctorOf, postsOf } from '../service/doctor-answer.policy.ts';
import { askDoctorPosts, outsideOf, type Outside } from '../service/service-opinion.service.ts';
import { lockMention, updateMention, upsertCorrection } from './corrections.sql.ts';
import {
  selectDoctorOpinion,
  selectDoctorPosts,
  selectNamedDoctor,
  selectSpokenDrugs,
  type AskedDoctor,
  type DoctorRows,
  type NamedDoctor,
} from './individual.sql.ts';

interface Reaching {
  readonly reach: ServiceReach;
}

interface Understood {
  readonly doctor: NamedDoctor;
  readonly days: Days;
  readonly shown: readonly OpinionDrug[];
  readonly withheld: readonly OpinionDrug[];
  readonly asked: AskedDoctor;
  readonly outside: Outside | undefined;
}

async function understand(
  context: Context,
  { reach, ...question }: Pick<DoctorQuestion, 'doctorId' | 'period' | 'from' | 'to'> & Reaching,
): Promise<Understood> {
  const { sql, user, language } = context;
  const { doctorId } = question;
  const doctor = await selectNamedDoctor(sql, user, { id: doctorId, language });
  if (doctor === undefined) throw fail(errors.doctorNotFound);
  const outside = await outsideOf(context, reach);
  const firstDay = outside === undefined ? await selectFirstDay(sql) : SERVICE_SINCE;
  const days = daysOf(question, { today: dayInShanghai(context.clock.now()), firstDay });
  const drugs = await selectDrugs(sql, language);
  const shown = drugs.filter(({ isWithheld }) => !isWithheld);
  return {
    doctor,
    days,
    shown,
    withheld: drugs.filter(({ isWithheld }) => isWithheld),
    asked: { doctorId, days, drugIds: shown.map(({ id }) => id) },
    outside,
  };
}

export async function findDoctorOpinion(context: Context, question: DoctorQuestion & Reaching): Promise<DoctorOpinion> {
  const { sql } = context;
  const { doctor, days, shown, withheld, asked, outside } = await understand(context, question);
  if (outside !== undefined) {
    const { service, ...answer } = await askOutside(context, { outside, doctor, days, shown });
    // Whether withheld drugs are spoken of is not asked for.
    return { doctor, ...doctorOf(answer), withheld: [], service };
  }
  const [rows, spoken] = await Promise.all([selectDoctorOpinion(sql, asked), selectSpokenDrugs(sql, asked)]);
  return {
    doctor,
    days,
    posts: rows.posts,
    total: { ...rows.total, doctors: rows.total.mentions === 0 ? 0 : 1 },
    index: recommendationOf(rows.indexes.find(({ drugId }) => drugId === null)),
    withheld: withheld.filter(({ id }) => spoken.includes(id)),
    drugs: rows.drugs.flatMap((row) => {
      const drug = shown.find(({ id }) => id === row.drugId);
      return row.aspect !== null || drug === undefined ? [] : [drugOf(drug, row, rows)];
    }),
    viewpoints: [...rows.viewpoints] as DoctorOpinion['viewpoints'],
    trend: [...rows.trend],
    service: null,
  };
}

function drugOf(drug: OpinionDrug, row: DoctorRows['drugs'][number], rows: DoctorRows): DoctorDrug {
  const { drugId, aspect: _, ...counts } = row;
  const own = rows.drugs.filter((one) => one.drugId === drugId && one.aspect !== null);
  const aspects = own.map(({ drugId: __, lastOn: ___, ...one }) => one) as DoctorDrug['aspects'];
  return { drug, ...counts, index: recommendationOf(rows.indexes.find((one) => one.drugId === drugId)), aspects };
}

interface AskedOutside extends Pick<Understood, 'doctor' | 'days' | 'shown'> {
  readonly outside: Outside;
}

/** A service knows the doctor by the Chinese name, whatever the reader reads. */
async function askOutside(context: Context, asked: AskedOutside): ReturnType<typeof askDoctorPosts> {
  const { sql, user, language } = context;
  const { id } = asked.doctor;
  const named = language === 'zh' ? asked.doctor : await selectNamedDoctor(sql, user, { id, language: 'zh' });
  return askDoctorPosts(context, { ...asked, doctor: named ?? asked.doctor });
}

export async function listDoctorPosts(context: Context, question: DoctorPostsQuestion & Reaching): Promise<JsonText> {
  const { sql, language } = context;
  const { doctor, days, shown, asked, outside } = await understand(context, question);
  if (outside !== undefined) {
    const answer = await askOutside(context, { outside, doctor, days, shown });
    return jsonText(JSON.stringify(postsOf(answer, question)));
  }
  const { content, total } = await selectDoctorPosts(sql, asked, { ...question, language });
  return jsonText(`{"content":${content},"totalElements":${total},"totalIsExact":true}`);
}

const number = { POSITIVE: 1, NEUTRAL: 0, NEGATIVE: -1 } as const;

/** What a person makes of a tag is kept apart from it, so that it outlives every new tagging. */
export async function correctMention(
  context: Context,
  { id, version, ...correction }: MentionCorrection & { readonly id: string },
): Promise<MentionKept> {
  const { sql, user, language } = context;
  const { aspect, viewpoint, note } = correction;
  const mention = await lockMention(sql, user, id);
  if (mention === undefined) throw fail(errors.mentionNotFound);
  if (aspectOf[viewpoint] !== aspect) {
    const message = wordsOf(errors.viewpointElsewhere, language, {});
    throw fail(errors.viewpointElsewhere, {}, [{ field: 'body.viewpoint', message }]);
  }
  if (mention.version !== version) throw fail(errors.changedMeanwhile);
  const tag = { aspect, viewpoint, attitude: number[correction.attitude] };
  await upsertCorrection(sql, { mentionId: id, ...tag, note, userId: user.id, at: context.clock.now() });
  await updateMention(sql, id, tag);
  return { id, version: version + 1 };
}
