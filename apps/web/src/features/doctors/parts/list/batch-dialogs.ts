// The dialogs of acts on many doctors, in one file that comes with the first of them.
export { TagDialog, UntagDialog } from '../tags/tag-work-dialog.tsx';
export { TransferDialog } from '../transfer/transfer-dialog.tsx';
export { TasksDialog } from '../work/tasks-dialog.tsx';
export { VisitsDialog } from '../work/visits-dialog.tsx';
