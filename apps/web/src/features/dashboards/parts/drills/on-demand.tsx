// The people and records behind a number, loaded when it is opened: a board does without a table until then.
import { onDemand } from '@yijian/ui/on-demand';

export const ActiveUsers = onDemand(() => import('./active-users.tsx').then((part) => part.ActiveUsers));
export const ChannelPeople = onDemand(() => import('./channel-people.tsx').then((part) => part.ChannelPeople));
export const DecidedTasks = onDemand(() => import('./decided-tasks.tsx').then((part) => part.DecidedTasks));
export const MeetingHeads = onDemand(() => import('./meeting-heads.tsx').then((part) => part.MeetingHeads));
export const PlanPace = onDemand(() => import('./plan-pace.tsx').then((part) => part.PlanPace));
export const SalesHospitals = onDemand(() => import('./sales-hospitals.tsx').then((part) => part.SalesHospitals));
export const SendPeople = onDemand(() => import('./send-people.tsx').then((part) => part.SendPeople));
