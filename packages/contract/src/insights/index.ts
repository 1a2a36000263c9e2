// Door of the contract of opinion insight.
export { opinionDrugEndpoints } from './drugs.endpoints.ts';
export { DrugChange, DrugDraft, DrugEntry, DrugKept } from './drugs.schema.ts';
export { groupOpinionEndpoints } from './group.endpoints.ts';
export {
  DrugOpinion,
  GroupOpinion,
  LeadingVoice,
  OpinionChoices,
  OpinionComparison,
  OpinionComparisonQuestion,
  OpinionDifference,
  OpinionPeopleQuestion,
  OpinionPickQuestion,
  OpinionPlace,
  TOP_PLACES,
} from './group.schema.ts';
export { doctorOpinionEndpoints } from './individual.endpoints.ts';
export {
  DoctorDrug,
  DoctorOpinion,
  DoctorPostsQuestion,
  DoctorQuestion,
  MentionCorrection,
  MentionKept,
  OpinionPost,
  PostMention,
  TagRule,
  tagRules,
} from './individual.schema.ts';
export { insightErrors } from './insights.errors.ts';
export {
  Aspect,
  Attitude,
  GroupQuestion,
  HALF_LIFE_DAYS,
  EVERY_PLACE,
  OpinionCounts,
  OpinionDrug,
  OpinionSlice,
  RecommendationIndex,
  SMALLEST_OPINION,
  SURE_ENOUGH,
  Viewpoint,
  aspectOf,
  aspects,
  attitudes,
  viewpoints,
} from './opinion.schema.ts';
export { opinionPostEndpoints } from './posts.endpoints.ts';
export {
  MOST_FAULTS,
  MOST_POSTS,
  NewPosts,
  POST_FILE_LIMIT,
  PostFault,
  PostField,
  PostsImported,
  postFields,
} from './posts.schema.ts';
export { opinionServiceEndpoints } from './service/service.endpoints.ts';
export {
  ChangedOpinionService,
  OpinionPart,
  OpinionService,
  ServiceNote,
  opinionParts,
} from './service/service.schema.ts';
export {
  MOST_SERVICE_POSTS,
  ServiceDoctorAnswer,
  ServiceDoctorQuestion,
  ServiceGroupAnswer,
  ServiceGroupQuestion,
  ServicePost,
  WIRE_VERSION,
} from './service/wire.schema.ts';
export { modelTaggerEndpoints } from './model/model.endpoints.ts';
export { ChangedModelTagger, MOST_PROPOSED, ModelTagger, Proposed } from './model/model.schema.ts';
