// Door of the opening-lines contract.
export { openingLineEndpoints } from './opening-lines.endpoints.ts';
export { openingLineErrors } from './opening-lines.errors.ts';
export {
  ChangedOpeningLine,
  NewOpeningLine,
  OpeningAct,
  OpeningChannel,
  OpeningLine,
  OpeningLineCount,
  OpeningLineDetail,
  OpeningLineFilter,
  OpeningLineKept,
  OpeningLinePaging,
  OpeningState,
  OpeningWithdrawal,
  openingPlaceholders,
  openingStates,
} from './opening-lines.schema.ts';
