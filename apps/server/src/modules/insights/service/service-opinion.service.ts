// What the pages are answered from an opinion service; the reader's rights are asked before it is.
import {
  EVERY_PLACE,
  ServiceDoctorAnswer,
  ServiceGroupAnswer,
  WIRE_VERSION,
  insightErrors as errors,
  type GroupOpinion,
  type GroupQuestion,
  type OpinionDrug,
  type ServiceDoctorQuestion,
  type ServiceGroupQuestion,
  type ServiceNote,
} from '@yijian/contract/insights';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { selectDrugNames } from '../drugs/drugs.sql.ts';
import type { Days } from '../period.policy.ts';
import { askService, type ServiceReach } from './asking.service.ts';
import type { AskedPosts } from './doctor-answer.policy.ts';
import { groupOf, missingOf, type Understood } from './group-answer.policy.ts';
import { findServiceInUse, type ServiceInUse } from './settings.service.ts';

export interface Outside {
  readonly service: ServiceInUse;
  readonly reach: ServiceReach;
}

export async function outsideOf(context: Context, reach: ServiceReach): Promise<Outside | undefined> {
  const service = await findServiceInUse(context);
  return service === undefined ? undefined : { service, reach };
}

interface AskedGroup {
  readonly outside: Outside;
  readonly question: GroupQuestion;
  readonly understood: Omit<Understood, 'hasBefore'>;
  readonly earlier: Days | undefined;
}

export async function askGroup(
  context: Context,
  { outside, question, understood, earlier }: AskedGroup,
): Promise<GroupOpinion> {
  const { days, chosen, compared } = understood;
  if (question.tiers.length > 0) throw fail(errors.serviceTiers);
  const named = await namedDrugs(context, compared);
  const placeOf = (code: string | undefined) => (code === EVERY_PLACE ? undefined : code);
  const asked: ServiceGroupQuestion = {
    version: WIRE_VERSION,
    indications: question.indications.toSorted(),
    drugs: named.map((one) => ({ ...one, isChosen: chosen.some(({ id }) => id === one.id) })),
    provinceCode: placeOf(question.provinceCode),
    cityCode: placeOf(question.cityCode),
    departmentCodes: question.departmentCodes.toSorted(),
    from: days.from,
    to: days.to,
    before: earlier ?? null,
  };
  const call = { ...outside, call: 'group', question: asked, answer: ServiceGroupAnswer } as const;
  const { host, askedAt, answer } = await askService(context, call);
  const hasBefore = earlier !== undefined;
  const service: ServiceNote = { host, askedAt, model: answer.model, missing: missingOf(answer, hasBefore) };
  return { ...groupOf({ ...understood, hasBefore }, answer), service };
}

interface AskedDoctorPosts {
  readonly outside: Outside;
  readonly doctor: { readonly name: string; readonly hospitalName: string; readonly department: string };
  readonly days: Days;
  readonly shown: readonly OpinionDrug[];
}

export async function askDoctorPosts(
  context: Context,
  { outside, doctor, days, shown }: AskedDoctorPosts,
): Promise<AskedPosts & { readonly service: ServiceNote }> {
  const question: ServiceDoctorQuestion = {
    version: WIRE_VERSION,
    doctor: { name: doctor.name, hospital: doctor.hospitalName, department: doctor.department },
    drugs: await namedDrugs(context, shown),
    from: days.from,
    to: days.to,
  };
  const call = { ...outside, call: 'doctor', question, answer: ServiceDoctorAnswer } as const;
  const { host, askedAt, answer } = await askService(context, call);
  const { model, posts, isWhole } = answer;
  return { days, shown, posts, model, service: { host, model, askedAt, missing: isWhole ? [] : ['posts'] } };
}

/** Every name of the drugs; of withheld ones nothing leaves the house. */
async function namedDrugs(context: Context, drugs: readonly OpinionDrug[]) {
  const names = await selectDrugNames(context.sql);
  return names.flatMap(({ id, names: own }) => (drugs.some((one) => one.id === id) ? [{ id, names: [...own] }] : []));
}
