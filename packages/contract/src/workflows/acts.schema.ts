// What the acts on tasks and instances carry, and standing delegations (product: workflow).
import { z } from 'zod';
import { Id, Moment, list, longText, maybe, text, uploadedFile } from '../core/index.ts';
import { FormValues, Person, Selected } from './workflows.schema.ts';

/** A file that was uploaded for the task before: `reference` is its id. */
export const Attachment = z.strictObject({ name: text(200, 1), reference: Id });
export type Attachment = z.infer<typeof Attachment>;
export const TaskFileUpload = z.strictObject({ file: uploadedFile() });
export type TaskFileUpload = z.infer<typeof TaskFileUpload>;
export const KeptFile = z.object({ id: Id, name: z.string(), size: z.int(), type: z.string() });
export type KeptFile = z.infer<typeof KeptFile>;
/** What an uploaded file may be, told by its content. */
export const workflowFileTypes = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  txt: 'text/plain',
} as const;
/** Bytes of one file, and files of one decision. */
export const LARGEST_FILE = 10_485_760;
export const MOST_FILES = 10;

/** Password for a signature, entered in the moment of signing. */
const decision = {
  comment: longText(2000).default(''),
  attachments: list(Attachment, MOST_FILES).default([]),
  signature: z.strictObject({ meaning: text(100, 1), password: z.string().min(1).max(128) }).optional(),
};
export const Approval = z.strictObject({ ...decision, form: FormValues.optional(), selected: Selected.optional() });
export type Approval = z.infer<typeof Approval>;
export const Rejection = z.strictObject({ ...decision, comment: longText(2000).min(1) });
export type Rejection = z.infer<typeof Rejection>;
export const Return = z.strictObject({ nodeId: text(100, 1), comment: longText(2000).min(1) });
export type Return = z.infer<typeof Return>;
export const Handing = z.strictObject({ userId: Id, comment: longText(2000).default('') });
export type Handing = z.infer<typeof Handing>;
export const GivingBack = z.strictObject({ comment: longText(2000).min(1) });
export const Signers = z.strictObject({
  place: z.enum(['BEFORE', 'AFTER']),
  userIds: list(Id, 20).min(1),
  comment: longText(2000).default(''),
});
export type Signers = z.infer<typeof Signers>;
export const Reason = z.strictObject({ reason: text(500, 1) });
export const Copying = z.strictObject({ userIds: list(Id, 50).min(1), reason: text(500).default('') });
export type Copying = z.infer<typeof Copying>;
export const NewComment = z.strictObject({ body: longText(2000).min(1) });
export type NewComment = z.infer<typeof NewComment>;
export const BatchApproval = z.strictObject({ taskIds: list(Id, 50).min(1), comment: longText(2000).default('') });
export type BatchApproval = z.infer<typeof BatchApproval>;
export const BatchAnswer = z.object({
  results: z.array(z.object({ taskId: Id, isDone: z.boolean(), error: maybe(z.string()), message: z.string() })),
});
export type BatchAnswer = z.infer<typeof BatchAnswer>;

export const NewDelegation = z.strictObject({
  delegateId: Id,
  definitionKey: text(60).optional().meta({ description: 'Left out: for every kind of process' }),
  startsAt: Moment,
  endsAt: Moment,
  reason: text(200).default(''),
});
export type NewDelegation = z.infer<typeof NewDelegation>;
export const Delegation = z.object({
  id: Id,
  principal: Person,
  delegate: Person,
  definitionKey: maybe(z.string()),
  startsAt: Moment,
  endsAt: Moment,
  reason: z.string(),
  isRevoked: z.boolean(),
});
export type Delegation = z.infer<typeof Delegation>;
