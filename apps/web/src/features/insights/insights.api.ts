// What the screens of opinion insight ask the server.
import {
  doctorOpinionEndpoints as doctor,
  groupOpinionEndpoints as group,
  modelTaggerEndpoints as tagger,
  opinionDrugEndpoints as drugs,
  opinionPostEndpoints as posts,
  opinionServiceEndpoints as service,
  type DoctorPostsQuestion,
  type DoctorQuestion,
  type GroupQuestion,
  type OpinionComparisonQuestion,
  type OpinionPeopleQuestion,
  type OpinionPickQuestion,
} from '@yijian/contract/insights';
import { MOST_PICKED } from '@yijian/contract/sales-funnels';
import { call, useCall, useWrite } from '../../lib/api/index.ts';

const quiet = { errorMessage: false } as const;
const kept = { ...quiet, keepPrevious: true } as const;

export const useOpinionChoices = () => useCall(group.choices, {}, quiet);
export const useGroupOpinion = (question: GroupQuestion | null) =>
  useCall(group.find, question === null ? null : { body: question }, kept);
export const useOpinionComparison = (question: OpinionComparisonQuestion | null) =>
  useCall(group.compare, question === null ? null : { body: question }, quiet);
export const useOpinionPeople = (question: OpinionPeopleQuestion) => useCall(group.people, { body: question }, kept);
export const pickOpinionPeople = async (question: OpinionPickQuestion): Promise<readonly string[]> =>
  (await call(group.pick, { body: question }, quiet)).ids.slice(0, MOST_PICKED);

export const useDoctorOpinion = (question: DoctorQuestion | null) =>
  useCall(doctor.find, question === null ? null : { body: question }, kept);
export const useDoctorPosts = (question: DoctorPostsQuestion) => useCall(doctor.posts, { body: question }, kept);
export const useCorrectMention = () => useWrite(doctor.correct, { ...quiet, refreshes: [doctor.find, doctor.posts] });

const everything = { ...quiet, refreshes: [group.find, group.choices, doctor.find, doctor.posts] };
export const useImportPosts = () => useWrite(posts.import, everything);
export const useRetagPosts = () => useWrite(posts.retag, { ...everything, errorMessage: true });

export const useService = () => useCall(service.find, {}, quiet);
export const useChangeService = (onDone: () => void) =>
  useWrite(service.change, { ...everything, refreshes: [...everything.refreshes, service.find], onSuccess: onDone });

export const useTagger = () => useCall(tagger.find, {}, quiet);
export const useChangeTagger = (onDone: () => void) =>
  useWrite(tagger.change, { ...quiet, refreshes: [tagger.find, group.choices], onSuccess: onDone });
export const useProposeTags = () =>
  useWrite(tagger.propose, { refreshes: [tagger.find, group.find, doctor.find, doctor.posts], errorMessage: true });

export const useDrugEntries = () => useCall(drugs.list, {}, quiet);
const drugWrite = { ...quiet, refreshes: [drugs.list, group.choices, group.find, doctor.find, doctor.posts] };
export const useAddDrug = () => useWrite(drugs.add, drugWrite);
export const useChangeDrug = () => useWrite(drugs.change, drugWrite);

/** Dictionaries whose words the screens show. */
export const wordLists = ['indication'] as const;
