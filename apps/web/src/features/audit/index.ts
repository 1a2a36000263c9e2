// Side door of the audit trail: the button that opens the history of a record, for the rooms that show records.
export { HistoryButton, type HistoryButtonProps } from './parts/history/history-button.tsx';
