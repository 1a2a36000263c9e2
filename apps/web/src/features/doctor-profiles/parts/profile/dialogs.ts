// The dialogs of the profile in one file of their own, loaded when the first is opened.
export { RecordForm } from '../academic/record-form/record-form.tsx';
export { ReportDialog } from './report-dialog.tsx';
