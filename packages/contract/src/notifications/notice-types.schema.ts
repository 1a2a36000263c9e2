// The types of notices: what a person filters by, mutes and has mailed; each holds the kinds that rooms really tell.
import { z } from 'zod';

/** Every kind a room tells, by its type: `<domain>.<what>`. A kind that is not listed cannot be told. */
export const noticeKinds = {
  APPROVAL: [
    'workflows.todo',
    'workflows.urged',
    'workflows.reminder',
    'visits.late',
    'visits.unlock',
    'opinion-leaders.proposed',
    'academic-records.reported',
    'forecasts.submitted',
  ],
  DECIDED: [
    'workflows.ended',
    'visits.lateDecided',
    'visits.unlocked',
    'visits.review',
    'opinion-leaders.decided',
    'academic-records.answered',
    'verifications.result',
    'articles.reviewed',
    'opening-lines.reviewed',
    'library.reviewed',
    'counterparties.reviewed',
    'speakers.returned',
    'meetings.returned',
    'meetings.sentBack',
    'meeting-payments.returned',
    'forecasts.decided',
  ],
  TASK: [
    'tasks.assigned',
    'tasks.made',
    'tasks.refused',
    'tasks.completed',
    'tasks.closed',
    'tasks.shifted',
    'clue-scores.assigned',
    'assistants.offLabel',
    'forecasts.asked',
  ],
  VISIT: ['visits.joint', 'visits.comment', 'visits.cycle'],
  MEETING: [
    'meetings.ended',
    'meetings.changeLapsed',
    'meetings.talkAccepted',
    'meetings.talkDeclined',
    'meetings.feeGivenUp',
    'meetings.speakerSilent',
    'meetings.serviceConfirmed',
    'meetings.serviceDisputed',
    'meeting-payments.failed',
    'meeting-payments.reversed',
    'speakers.expired',
    'speakers.expiring',
    'speakers.suspended',
    'speakers.blacklisted',
    'meetings.speakerBlacklisted',
    'speakers.capNear',
    'speakers.capped',
  ],
  SEND: ['sends.done', 'sends.asked'],
  RECALL: ['library.recalled', 'articles.recalled', 'sends.recalled'],
  REPORT: ['dashboards.figures', 'dashboards.subscriptionEnded'],
  SHARE: ['shares.received'],
  HANDOVER: ['handovers.received', 'territories.received', 'workflows.delegated'],
  COPY: ['workflows.copied'],
  GENERAL: ['enterprises.welcome'],
} as const;

export type NoticeKind = (typeof noticeKinds)[keyof typeof noticeKinds][number];

/** OTHER is what older versions told and nothing tells any more. */
export const NoticeType = z.enum([
  'APPROVAL',
  'DECIDED',
  'TASK',
  'VISIT',
  'MEETING',
  'SEND',
  'RECALL',
  'REPORT',
  'SHARE',
  'HANDOVER',
  'COPY',
  'GENERAL',
  'OTHER',
]);
export type NoticeType = z.infer<typeof NoticeType>;

/** The types whose channels a user chooses; what is told to everyone is always shown. */
export const ChosenType = NoticeType.exclude(['OTHER']);
export type ChosenType = z.infer<typeof ChosenType>;
export const MutableType = NoticeType.exclude(['GENERAL', 'OTHER']);
export type MutableType = z.infer<typeof MutableType>;

const types = new Map<string, NoticeType>(
  Object.entries(noticeKinds).flatMap(([type, kinds]) => kinds.map((kind) => [kind, type as NoticeType] as const)),
);

export const typeOfKind = (kind: string): NoticeType => types.get(kind) ?? 'OTHER';
