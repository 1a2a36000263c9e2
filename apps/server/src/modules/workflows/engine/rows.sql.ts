// The rows of an instance as a step reads and writes them.
import type { Bilingual } from '@yijian/contract/core';

export type InstanceState = 'DRAFT' | 'RUNNING' | 'APPROVED' | 'REJECTED' | 'CANCELLED';
export type TaskState =
  | 'WAITING'
  | 'OPEN'
  | 'SIGNING'
  | 'DELEGATED'
  | 'APPROVED'
  | 'REJECTED'
  | 'RETURNED'
  | 'SKIPPED'
  | 'CANCELLED'
  | 'WITHDRAWN';

export interface SummaryEntry extends Bilingual {
  readonly value: string;
}

export interface Instance {
  readonly id: string;
  readonly definitionId: string;
  versionId: string;
  state: InstanceState;
  title: string;
  readonly starterId: string;
  readonly starterOrganizationId: string | null;
  form: Record<string, unknown>;
  selected: Record<string, string[]>;
  outcomes: Record<string, 'APPROVED' | 'REJECTED'>;
  summary: SummaryEntry[];
  amount: string | null;
  risk: 'LOW' | 'MEDIUM' | 'HIGH';
  readonly lockVersion: number;
  nextNumber: number;
  trouble: string | null;
  endReason: string;
  startedAt: Date | null;
  endedAt: Date | null;
  urgedAt: Date | null;
}

export interface Token {
  readonly number: number;
  nodeId: string;
  flowId: string | null;
  scopeNumber: number | null;
  state: 'AT' | 'JOINING' | 'SCOPE' | 'CONSUMED';
}

export interface Candidate {
  readonly userId: string;
  isOpen: boolean;
}

export interface Attachment {
  readonly name: string;
  readonly reference: string;
}

export interface Signature {
  readonly name: string;
  readonly meaning: string;
  readonly at: string;
  /** SHA-256 of what was signed, hexadecimal. */
  readonly hash: string;
}

export interface Task {
  /** Absent until the step is stored. */
  readonly id: string | undefined;
  readonly number: number;
  tokenNumber: number;
  readonly nodeId: string;
  readonly name: string;
  readonly kind: 'NORMAL' | 'BEFORE' | 'AFTER' | 'REVISE';
  state: TaskState;
  readonly parentNumber: number | null;
  readonly position: number;
  ownerId: string | null;
  decidedBy: string | null;
  onBehalfOf: string | null;
  decidedAt: string | null;
  comment: string;
  attachments: readonly Attachment[];
  signature: Signature | null;
  readonly isBatch: boolean;
  isStale: boolean;
  dueAt: string | null;
  readonly createdAt: string;
  candidates: Candidate[];
}

export interface Timer {
  readonly number: number;
  readonly tokenNumber: number;
  readonly nodeId: string;
  state: 'WAITING' | 'FIRED' | 'CANCELLED';
  repeatsLeft: number;
  dueAt: string;
}

export interface NewEvent {
  readonly number: number;
  readonly kind: string;
  readonly nodeId: string | null;
  readonly taskNumber: number | null;
  readonly userId: string | null;
  readonly onBehalfOf: string | null;
  readonly comment: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface NewCopy {
  readonly userId: string;
  readonly sentBy: string | null;
  readonly reason: string;
}

/** What a step read, and which of it must be written. */
export interface Step {
  readonly instance: Instance;
  readonly tokens: readonly Token[];
  readonly tasks: readonly Task[];
  readonly timers: readonly Timer[];
  readonly changed: ReadonlySet<Token | Task | Timer>;
  readonly events: readonly NewEvent[];
  readonly copies: readonly NewCopy[];
  /** When the step is made, by the clock of the server. */
  readonly now: Date;
}
