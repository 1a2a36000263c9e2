// Kinds of records in words, and what a room tells the audit trail of its own records (product 3.25).
import type { AuditKind } from '@yijian/contract/audit';
import type { Bilingual, GovernedFieldName } from '@yijian/contract/core';
import type { SessionUser } from '../../../platform/auth/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { contentKinds } from './meetings/content-kinds.policy.ts';
import { analysisKinds } from './analysis/analysis-kinds.policy.ts';
import { insightKinds } from './analysis/insight-kinds.policy.ts';
import { academicKinds } from './academic-kinds.policy.ts';
import { consoleKinds } from './console-kinds.policy.ts';
import { customerKinds } from './customer-kinds.policy.ts';
import { duplicateKinds } from './duplicate-kinds.policy.ts';
import { processKinds } from './process-kinds.policy.ts';
import { doctorKinds } from './doctor-kinds.policy.ts';
import { settingsKinds } from './settings-kinds.policy.ts';
import { sendKinds } from './meetings/send-kinds.policy.ts';
import { paymentKinds } from './meetings/payment-kinds.policy.ts';
import { meetingKinds } from './meetings/meeting-kinds.policy.ts';
import { speakerKinds } from './meetings/speaker-kinds.policy.ts';
import { treatmentKinds } from './patients/treatment-kinds.policy.ts';
import { verificationKinds } from './verification-kinds.policy.ts';
import { visitKinds } from './visit-kinds.policy.ts';
import { kolKinds } from './kol-kinds.policy.ts';
import type { KindWords, Reference } from './kind-words.policy.ts';

/** What a room gives so that its records have names, a history for whoever may see them, and former values. */
export interface RecordDoor {
  /** The table. */
  readonly kind: string;
  readonly names: (context: Context, ids: readonly string[]) => Promise<Map<string, Bilingual>>;
  /** Ids of records by a part of their present name. */
  readonly find?: (context: Context, asked: { name: string; most: number }) => Promise<string[]>;
  /** Whether the caller may see the record in its own room. */
  readonly maySee: (context: Context, id: string) => Promise<boolean>;
  /** Permission to change it there. */
  readonly writePermission: string;
  /** Columns that may be given a former value. */
  readonly restorable: readonly string[];
  /** Columns whose history only readers of the whole trail see. */
  readonly personal?: readonly string[];
  /** Columns that follow from others or that other rooms keep there: alone they are no change a timeline tells. */
  readonly derived?: readonly string[];
  /** Columns that the field rules of a role may mask or hide. */
  readonly governed?: Readonly<Record<string, GovernedFieldName>>;
  /** Writes the value through the room's own rules. */
  readonly restore: (context: Context, former: Former) => Promise<void>;
  readonly path?: (id: string) => string;
}

export interface Former {
  readonly id: string;
  readonly column: string;
  /** As the trail keeps it. */
  readonly value: unknown;
  /** All that the same change replaced, for fields that belong together. */
  readonly before: Readonly<Record<string, unknown>>;
}

const words: Readonly<Record<string, KindWords>> = {
  ...consoleKinds,
  ...settingsKinds,
  ...customerKinds,
  ...processKinds,
  ...treatmentKinds,
  ...insightKinds,
  ...verificationKinds,
  ...meetingKinds,
  ...speakerKinds,
  ...paymentKinds,
  ...contentKinds,
  ...sendKinds,
  ...visitKinds,
  ...doctorKinds,
  ...duplicateKinds,
  ...academicKinds,
  ...analysisKinds,
  ...kolKinds,
};
/** Columns that change with every write, or that name the record itself. */
export const technical: ReadonlySet<string> = new Set(['id', 'updated_at', 'created_at', 'version']);

export const isTechnical = (column: string): boolean => technical.has(column);
export const knowsColumn = (kind: string, column: string): boolean =>
  isTechnical(column) || words[kind]?.fields[column] !== undefined;

export interface Named {
  readonly code: string;
  readonly name: string;
  readonly enName: string;
}

export function kindOf(kind: string): Named {
  const [name, enName] = words[kind]?.name ?? [kind, kind];
  return { code: kind, name, enName };
}

export function fieldOf(kind: string, column: string): Named {
  const [name, enName] = words[kind]?.fields[column] ?? [column, column];
  return { code: column, name, enName };
}

export const referenceOf = (kind: string, column: string): Reference | undefined => words[kind]?.fields[column]?.[2];

/** Every kind with its fields. */
export function listKinds(): AuditKind[] {
  return Object.entries(words).map(([kind, { fields }]) => ({
    ...kindOf(kind),
    fields: Object.keys(fields).map((column) => fieldOf(kind, column)),
  }));
}

/** Columns whose values a field rule keeps from the reader; a former value is never shown in part. */
export function governedFrom(user: SessionUser, door: RecordDoor | undefined): string[] {
  return Object.entries(door?.governed ?? {})
    .filter(([, field]) => (user.fieldRules.get(field) ?? 'READ') !== 'READ')
    .map(([column]) => column);
}
