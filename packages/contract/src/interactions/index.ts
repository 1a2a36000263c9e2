// Door of the interactions contract.
export { HospitalMeeting, HospitalMeetingQuery } from './hospital-meetings.schema.ts';
export { interactionEndpoints } from './interactions.endpoints.ts';
export {
  Action,
  ActionChannel,
  ActionQuery,
  ActionSummary,
  Activeness,
  ActivenessEntry,
  ActivenessQuery,
  BehaviourQuery,
  DataType,
  EducationTendency,
  EducationType,
  Granularity,
  Statistic,
  Tendency,
  TendencyType,
  actionChannels,
  activenessCategories,
  dataTypes,
  type ActivenessCategory,
} from './interactions.schema.ts';
