// Door of leave-guard: who closes a window, a drawer or a page asks before unsaved work is lost (look and feel, form page).
export { UnsavedContext, useAskToLeave, useLeaveGuard, usePageGuard } from './use-leave-guard.ts';
export type { LeaveGuard } from './use-leave-guard.ts';
