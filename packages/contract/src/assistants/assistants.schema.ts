// Questions to the assistant, its cited answers, and the conversations they stand in (specification 2.3, ai; 7.2).
import { z } from 'zod';
import { Id, Moment, longText, maybe, pageQuery, text } from '../core/index.ts';
import { MeetingDraft } from '../meetings/index.ts';

/** PUBMED is the literature. */
export const chatModes = ['KNOWLEDGE', 'ARTICLE', 'PUBMED', 'PROPOSAL'] as const;
export const ChatMode = z.enum(chatModes);
export type ChatMode = z.infer<typeof ChatMode>;

export const ChatQuestion = z.strictObject({
  question: longText(2000).trim().min(1),
  conversationId: Id.optional().describe('Left out: a new conversation'),
});
export type ChatQuestion = z.infer<typeof ChatQuestion>;

export const SourceKind = z.enum(['MATERIAL', 'ARTICLE', 'PUBLICATION', 'PRODUCT']);
export type SourceKind = z.infer<typeof SourceKind>;

export const ChatSource = z.object({
  number: z.int().min(1).describe('As the answer cites it: [1]'),
  kind: SourceKind,
  id: Id,
  title: z.string(),
  section: z.string().describe('Heading or part of the document; empty where it has none'),
  excerpt: z.string().describe('The passage itself'),
  version: z.string().describe('Edition and approval number, or identifier, as they were when it was cited'),
  path: z.string().describe('Page of the product or https address that shows the source; empty for none'),
});
export type ChatSource = z.infer<typeof ChatSource>;

/** OFF_LABEL: not answered, passed to medical. ADVERSE_EVENT: to be reported. NOT_FOUND: no source. STOPPED: the caller left before the end. */
export const ChatNotice = z.enum(['OFF_LABEL', 'ADVERSE_EVENT', 'NOT_FOUND', 'STOPPED']);
export type ChatNotice = z.infer<typeof ChatNotice>;

/** What who asked thinks of an answer. */
export const Feedback = z.object({ isHelpful: z.boolean(), reason: z.string() });
export type Feedback = z.infer<typeof Feedback>;
export const GivenFeedback = z.strictObject({ isHelpful: z.boolean(), reason: longText(300).trim().default('') });
export type GivenFeedback = z.infer<typeof GivenFeedback>;

export const ChatAnswer = z.object({
  id: Id,
  conversationId: Id,
  mode: ChatMode,
  question: z.string(),
  answer: z.string(),
  model: z.string().describe('extractive-1 and rules-1 are built in'),
  sources: z.array(ChatSource),
  notices: z.array(ChatNotice),
  draft: maybe(MeetingDraft).describe('Of a proposal: an application of a meeting that can be kept as a draft'),
  feedback: maybe(Feedback),
  askedAt: Moment,
});
export type ChatAnswer = z.infer<typeof ChatAnswer>;

export const Conversation = z.object({ id: Id, title: z.string(), mode: ChatMode, updatedAt: Moment });
export type Conversation = z.infer<typeof Conversation>;
export const ConversationDetail = Conversation.extend({ answers: z.array(ChatAnswer) });
export type ConversationDetail = z.infer<typeof ConversationDetail>;
export const ConversationPaging = pageQuery(['updatedAt']);
export type ConversationPaging = z.infer<typeof ConversationPaging>;
export const ConversationName = z.strictObject({ title: text(60, 1) });

export const ModelHost = z.object({
  address: z
    .string()
    .describe('Base of chat completions, such as https://model.example/v1; empty: the built-in answers'),
  model: z.string(),
  hasKey: z.boolean(),
});
export type ModelHost = z.infer<typeof ModelHost>;
export const ChangedModelHost = z.strictObject({
  address: text(300),
  model: text(100).default(''),
  apiKey: text(400).optional().describe('Left out: as it was; empty: none'),
});
export type ChangedModelHost = z.infer<typeof ChangedModelHost>;

export const PartnerPage = z.strictObject({
  path: text(200)
    .regex(/^(?:[\w-]+(?:\/[\w-]+)*)?$/)
    .default('')
    .describe('Page of the partner below its address'),
});
export type PartnerPage = z.infer<typeof PartnerPage>;
export const PartnerAddress = z.object({ url: z.string(), expiresAt: Moment });
export type PartnerAddress = z.infer<typeof PartnerAddress>;
