// Side door of the audit trail: the history of a record, for the rooms that show records.
export { RecordHistory, type RecordHistoryProps } from './parts/history/record-history.tsx';
