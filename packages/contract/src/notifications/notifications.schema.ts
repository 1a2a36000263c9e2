// Notices of the bell and the socket that carries them (specification 4 chat socket, 7.4; R4.7).
import { z } from 'zod';
import { Id, Moment, list, pageQuery } from '../core/index.ts';
import { NoticeType } from './notice-types.schema.ts';

/** Where the STOMP endpoint stands below the interface address. */
export const SOCKET_PATH = '/API-BEACON/ws/stomp/endpoint';
/** Topic of notices to everyone in the enterprise. */
export const GENERAL_TOPIC = '/topic/notice';
/** Topic on which everyone in the enterprise hears what to read again: `languages`, `dictionaries`, `enterprise`. */
export const CHANGES_TOPIC = '/topic/notice/changes';
/** Topic of the notices to one user. */
export const userTopic = (userId: string): string => `/topic/user${userId}`;

/** Topic on which one user hears that rights may have changed; its messages say nothing but that. */
export const rightsTopic = (userId: string): string => `/topic/user${userId}/rights`;

/** A notice; the body of a MESSAGE frame is one as JSON. Ids grow, so the last one seen is the place to go on from. */
export const Notice = z.object({
  id: Id,
  kind: z.string().describe('<domain>.<what>, such as meetings.returned'),
  type: NoticeType,
  title: z.string(),
  enTitle: z.string(),
  body: z.string(),
  enBody: z.string(),
  path: z.string().nullable().describe('Route of the page that the notice opens'),
  isGeneral: z.boolean().describe('To everyone in the enterprise'),
  isRead: z.boolean(),
  isMuted: z.boolean().describe('Came while its type was muted: never counted and never pushed'),
  actor: z
    .object({ id: Id, name: z.string(), enName: z.string() })
    .nullable()
    .describe('Whose act it tells of; null where the system told it'),
  createdAt: Moment,
});
export type Notice = z.infer<typeof Notice>;

export const NoticeQuery = pageQuery(['id']).extend({
  unread: z.boolean().optional().meta({ description: 'true: only unread notices; false: only read ones' }),
  kind: z
    .string()
    .regex(/^[\w.-]{1,60}$/)
    .optional()
    .meta({ description: 'A kind, or the domain that kinds begin with' }),
  type: NoticeType.optional(),
});
export type NoticeQuery = z.infer<typeof NoticeQuery>;

export const UnreadCount = z.object({
  count: z.int().min(0),
  latestId: z.string().describe('Id of the newest notice, 0 without any; where listening begins'),
});
export type UnreadCount = z.infer<typeof UnreadCount>;

/** How many there are of a type, for the types that have any. */
export const TypeCount = z.object({ type: NoticeType, total: z.int().min(0), unread: z.int().min(0) });
export type TypeCount = z.infer<typeof TypeCount>;

export const OfType = z.strictObject({
  type: NoticeType.optional().meta({ description: 'Only notices of this type' }),
});
export type OfType = z.infer<typeof OfType>;

export const NoticesSinceQuery = z.strictObject({
  id: z.union([Id, z.literal('0')]).meta({ description: 'Id of the last notice seen' }),
  limit: z.int().min(1).max(200).default(100),
});
export type NoticesSinceQuery = z.infer<typeof NoticesSinceQuery>;

/** Notices after an id, oldest first. */
export const NoticesSince = z.object({
  content: z.array(Notice),
  hasMore: z.boolean(),
  late: z
    .array(Notice)
    .describe('Notices of the last minute up to that id: one may have been committed late, so skip those already seen'),
});
export type NoticesSince = z.infer<typeof NoticesSince>;

export const NoticeIds = z.strictObject({ ids: list(Id, 200).min(1) });
export type NoticeIds = z.infer<typeof NoticeIds>;
