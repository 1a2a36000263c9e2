// Door of the contract of handovers.
export { handoverEndpoints } from './handovers.endpoints.ts';
export { handoverErrors } from './handovers.errors.ts';
export {
  Assignment,
  Handover,
  HandoverItem,
  HandoverKind,
  HandoverPreview,
  HandoverQuery,
  HandoverState,
  NewHandover,
  ONE_TRANSACTION_ROWS,
} from './handovers.schema.ts';
