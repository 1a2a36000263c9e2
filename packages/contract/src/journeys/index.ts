// Door of the contract of journeys.
export { journeyEndpoints } from './journeys.endpoints.ts';
export { journeyErrors } from './journeys.errors.ts';
export {
  HospitalJourney,
  HospitalJourneyFilter,
  HospitalJourneyQuery,
  HospitalPeopleQuery,
  MOST_COHORTS,
  MOST_EVENTS,
  OTHER_TOUCHES,
  PathPeopleQuestion,
  PathQuestion,
  Paths,
  Personal,
  PersonalQuery,
  Trend,
  TrendPeopleQuestion,
  TrendQuestion,
} from './journeys.schema.ts';
export {
  INTERESTED_DAYS,
  LEAST_PEERS,
  MOST_PEERS,
  MOVED_DAYS,
  PersonalStages,
  STAGE_DAYS,
  Stage,
  StageMatrix,
  StagePeopleQuestion,
  StageQuestion,
  StageSlice,
  TouchAdvice,
  climbs,
  intentActions,
  reachingActions,
  stages,
  type Climb,
} from './stages.schema.ts';
