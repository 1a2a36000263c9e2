// Side door of the audit trail, for the rooms that show records: the button that opens a history, and a changed value.
export { HistoryButton, type HistoryButtonProps } from './parts/history/history-button.tsx';
export { Difference, type DifferenceProps } from './parts/value-text.tsx';
