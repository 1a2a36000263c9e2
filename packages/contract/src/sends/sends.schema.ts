// Sending of articles and of invitations to meetings: who is meant, who may be reached, what became of each message (specification 2.3,
// content; product 3.9, 3.10).
import { z } from 'zod';
import { CustomerListType, DoctorFilter } from '../doctors/index.ts';
import { Id, Language, Moment, list, maybe, pageQuery, text } from '../core/index.ts';

/** Most doctors of one send: those of a customer list under a filter. */
export const SEND_LIMIT = 50_000;
/** Most doctors of one send who are named one by one. */
export const NAMED_LIMIT = 5000;

export const sendChannels = ['MAIL', 'SMS', 'WECOM'] as const;
export const SendChannel = z.enum(sendChannels);
export type SendChannel = z.infer<typeof SendChannel>;

export const sendStates = ['SCHEDULED', 'SENDING', 'DONE', 'CANCELLED'] as const;
export const SendState = z.enum(sendStates);
export type SendState = z.infer<typeof SendState>;

export const RecipientState = z.enum(['PLANNED', 'CLAIMED', 'SENT', 'FAILED', 'UNKNOWN', 'REMOVED']);
export type RecipientState = z.infer<typeof RecipientState>;

/** Why a doctor gets nothing, in the order in which it is asked; the last four come after the confirmation. */
export const removalReasons = [
  'ANSWERED',
  'OPENED',
  'UNSUBSCRIBED',
  'NO_CONSENT',
  'CHANNEL_OFF',
  'NO_ADDRESS',
  'BOUNCED',
  'ALREADY_SENT',
  'OVER_BUDGET',
  'ARTICLE_GONE',
  'OPENING_GONE',
  'MEETING_OFF',
  'CANCELLED',
] as const;
export const RemovalReason = z.enum(removalReasons);
export type RemovalReason = z.infer<typeof RemovalReason>;

/** Which doctors: named ones, or all of a customer list under a filter. */
export const SendDraft = z.strictObject({
  articleId: Id,
  channel: SendChannel,
  ids: list(Id, NAMED_LIMIT).min(1).optional().describe('Doctors by id; without it the list and its filter count'),
  type: CustomerListType.default('MY_CUSTOMER'),
  filter: DoctorFilter.default({}),
});
export type SendDraft = z.infer<typeof SendDraft>;

const opening = {
  openingLineId: Id.optional().describe(
    'An approved opening line of the channel; without one messages open with the greeting of the product',
  ),
};
const due = { dueAt: Moment.optional().describe('When it shall go out, at most 90 days ahead; now unless given') };
export const NewSend = SendDraft.extend({
  ...opening,
  ...due,
  campaignId: Id.optional().describe('The marketing activity that it counts to, one that is not over'),
});
export type NewSend = z.infer<typeof NewSend>;

/** The guests of an approved meeting who have not answered. */
export const InvitationDraft = z.strictObject({
  meetingId: Id,
  channel: SendChannel,
  ids: list(Id, NAMED_LIMIT).min(1).optional().describe('Doctors among the guests; all of them unless given'),
});
export type InvitationDraft = z.infer<typeof InvitationDraft>;

export const NewInvitation = InvitationDraft.extend(due);
export type NewInvitation = z.infer<typeof NewInvitation>;

/** What is sent. */
export const sendKinds = ['ARTICLE', 'MEETING'] as const;
export const SendSubject = z.object({ kind: z.enum(sendKinds), id: Id, name: z.string() });
export type SendSubject = z.infer<typeof SendSubject>;

export const SendPerson = z.object({ id: Id, name: z.string(), hospitalName: z.string() });
export type SendPerson = z.infer<typeof SendPerson>;

export const SendRemoval = z.object({
  reason: RemovalReason,
  count: z.int(),
  doctors: z.array(SendPerson).describe('The first twenty of them'),
});
export type SendRemoval = z.infer<typeof SendRemoval>;

/** The approved words before an article; with placeholders as they were approved. */
export const SendOpening = z.object({ id: Id, language: Language, words: z.string() });
export type SendOpening = z.infer<typeof SendOpening>;

export const SendMessage = z.object({
  subject: z.string(),
  html: z.string().describe('Empty for an SMS and in enterprise chat'),
  text: z.string(),
});
export type SendMessage = z.infer<typeof SendMessage>;

/** A colleague in whose name messages of enterprise chat go out once confirmed there. */
export const SendCarrier = z.object({ id: Id, name: z.string(), count: z.int() });
export type SendCarrier = z.infer<typeof SendCarrier>;

export const SendCheck = z.object({
  subject: SendSubject,
  until: z.string().describe('YYYY-MM-DD: the last day on which it may go out'),
  audience: z.int().describe('Doctors meant: eligible, removed and out of range together'),
  eligible: z.int(),
  outOfRange: z.int().describe('Doctors the caller may not work on'),
  removed: z.array(SendRemoval),
  carriers: z
    .array(SendCarrier)
    .describe('By enterprise chat: who confirms the message for how many doctors; empty on other channels'),
  budget: z.object({ contacts: z.int(), days: z.int() }).describe('Contacts a doctor may have within so many days'),
  quiet: z.object({ from: z.int(), to: z.int() }).describe('Hours in Shanghai between which nothing goes out'),
  startsAt: Moment.describe('When a send confirmed now would begin: at the time asked for, after the quiet hours'),
  openings: z
    .array(SendOpening)
    .describe('Approved lines that messages of the channel may open with; empty for invitations'),
  preview: SendMessage,
  isDemo: z.boolean().describe('Messages stay in the outbox of the demo'),
});
export type SendCheck = z.infer<typeof SendCheck>;

export const SendKept = z.object({ id: Id, state: SendState, recipients: z.int() });
export type SendKept = z.infer<typeof SendKept>;

export const SendFilter = z.strictObject({
  articleId: Id.optional(),
  meetingId: Id.optional(),
  channel: SendChannel.optional(),
  state: SendState.optional(),
  keyword: text(50).optional().describe('Part of the title of the article or the meeting'),
});
export type SendFilter = z.infer<typeof SendFilter>;
export const SendPaging = pageQuery(['createdAt']).extend(SendFilter.shape);
export type SendPaging = z.infer<typeof SendPaging>;
export const SendCount = z.object({ totalElements: z.int().min(0) });

/** Recipients at each step; a doctor who read also opened, one who opened was reached. */
export const SendFigures = z.object({
  audience: z.int(),
  removed: z.int(),
  planned: z.int(),
  sent: z.int(),
  failed: z.int(),
  unknown: z.int(),
  delivered: z.int(),
  bounced: z.int(),
  opened: z.int(),
  read: z.int(),
  played: z.int().describe('Began to watch a video of the article'),
  watched25: z.int().describe('Watched a quarter of a video or more, each part counted once'),
  watched50: z.int(),
  watched75: z.int(),
  watched100: z.int().describe('Watched the whole of it'),
  asked: z.int().describe('Asked a question below the article'),
  clicked: z.int(),
  unsubscribed: z.int(),
  followed: z
    .int()
    .describe('Opened it and had a visit or a task within 14 days, or asked and has the task of the question'),
});
export type SendFigures = z.infer<typeof SendFigures>;

const Named = z.object({ id: Id, name: z.string() });
export const Send = z.object({
  id: Id,
  subject: SendSubject,
  channel: SendChannel,
  state: SendState,
  isReminder: z.boolean().describe('Goes to those who have not answered the invitation'),
  isResend: z.boolean().describe('Goes to those who have the article of another send and have not opened it'),
  dueAt: Moment,
  sender: Named,
  createdAt: Moment,
  endedAt: maybe(Moment),
  figures: SendFigures,
});
export type Send = z.infer<typeof Send>;

/** Most sends that are looked at together. */
export const MOST_SENDS = 500;

/** One step of the figures, as a filter for its people. */
export const recipientSteps = [
  'PLANNED',
  'SENT',
  'FAILED',
  'UNKNOWN',
  'DELIVERED',
  'BOUNCED',
  'OPENED',
  'READ',
  'PLAYED',
  'WATCHED_25',
  'WATCHED_50',
  'WATCHED_75',
  'WATCHED_100',
  'ASKED',
  'CLICKED',
  'UNSUBSCRIBED',
  'FOLLOWED',
  'REMOVED',
] as const;
export const RecipientStep = z.enum(recipientSteps);
export type RecipientStep = z.infer<typeof RecipientStep>;

export const RecipientFilter = z.strictObject({
  sendId: Id.optional(),
  sendIds: list(Id, MOST_SENDS).min(1).optional().describe('Of several sends, such as those of a campaign'),
  articleId: Id.optional(),
  meetingId: Id.optional(),
  doctorId: Id.optional().describe('Everything that was sent to a doctor whom the caller sees'),
  hospitalId: Id.optional().describe('Everything that was sent to doctors of a hospital whom the caller sees'),
  channel: SendChannel.optional(),
  openingLineId: Id.optional().describe('Of messages that open with this approved line'),
  opening: z
    .enum(['GREETING', 'LINE'])
    .optional()
    .describe('Of articles whose messages open with the greeting of the product, or with an approved line'),
  step: RecipientStep.optional(),
  reason: RemovalReason.optional(),
});
export type RecipientFilter = z.infer<typeof RecipientFilter>;
export const RecipientPaging = pageQuery(['sentAt']).extend(RecipientFilter.shape);
export type RecipientPaging = z.infer<typeof RecipientPaging>;

export const Recipient = z.object({
  id: Id,
  sendId: Id,
  subject: SendSubject,
  channel: SendChannel,
  doctor: SendPerson,
  state: RecipientState,
  reason: z.string(),
  sentAt: maybe(Moment),
  deliveredAt: maybe(Moment),
  bouncedAt: maybe(Moment),
  openedAt: maybe(Moment),
  readAt: maybe(Moment),
  playedAt: maybe(Moment).describe('When the doctor first began to watch a video of the article'),
  watchedQuarters: z.int().min(0).max(4).describe('Quarters of the video that was watched furthest'),
  askedAt: maybe(Moment),
  question: z
    .string()
    .describe('What the doctor asked last; empty where nothing was asked or the caller may not read the message'),
  clickedAt: maybe(Moment),
  unsubscribedAt: maybe(Moment),
  followedBy: maybe(z.object({ kind: z.enum(['VISIT', 'TASK']), id: Id, at: Moment })),
  mayOpen: z.boolean().describe('The caller may read the message: of own sends and those of the team'),
});
export type Recipient = z.infer<typeof Recipient>;

/** A message as it was handed over, or as it would be: links lead nowhere. */
export const SentMessage = SendMessage.extend({
  address: z.string().describe('Masked'),
  headers: z.record(z.string(), z.string()),
  isInOutbox: z.boolean(),
});
export type SentMessage = z.infer<typeof SentMessage>;

export const contactKinds = ['VISIT', 'MESSAGE', 'INVITATION'] as const;
export const ContactBudget = z.object({
  used: z.int().describe('Held and planned together'),
  planned: z.int().describe('Those of them that lie ahead; 0 unless a later day was asked about'),
  contacts: z.int().describe('As many are allowed'),
  left: z.int().describe('As many may follow; 0 once all are used'),
  days: z.int(),
  kinds: z.array(z.object({ kind: z.enum(contactKinds), count: z.int() })),
  teams: z.array(z.object({ name: z.string(), count: z.int() })),
});
export type ContactBudget = z.infer<typeof ContactBudget>;

/** Doctors that somebody is about to visit or to invite. */
export const BudgetQuery = z.strictObject({
  ids: list(Id, 100).min(1),
  at: Moment.optional().describe(
    'When the contact is planned: the days of the budget end then; now unless it lies ahead',
  ),
});
export type BudgetQuery = z.infer<typeof BudgetQuery>;
export const DoctorBudget = ContactBudget.extend({ doctor: z.object({ id: Id, name: z.string() }) });
export type DoctorBudget = z.infer<typeof DoctorBudget>;

export const Receipt = z.strictObject({
  reference: z.uuid().describe('As it was given to the service'),
  event: z.enum(['DELIVERED', 'BOUNCED', 'COMPLAINED']),
  at: Moment,
  detail: text(300).default(''),
});
export type Receipt = z.infer<typeof Receipt>;
