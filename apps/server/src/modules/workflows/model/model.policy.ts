// A definition as the interpreter reads it: plain nodes and flows, made once from the BPMN of a version.

export type NodeType =
  | 'start'
  | 'end'
  | 'terminate'
  | 'user'
  | 'service'
  | 'copy'
  | 'exclusive'
  | 'parallel'
  | 'inclusive'
  | 'sub'
  | 'timer'
  | 'boundary';

export const candidateKinds = ['ROLE', 'ORGANIZATION', 'LEADER', 'USER', 'STARTER', 'SELF_SELECT', 'FIELD'] as const;

export interface CandidateRule {
  readonly kind: (typeof candidateKinds)[number];
  /** Code of the role or organisation, login of the user, name of the form field. */
  readonly value: string;
  /** LEADER: how many levels above the starter; 1 is the direct leader. */
  readonly levels: number;
  /** LEADER: everyone upwards until a holder of this role, instead of one level. */
  readonly until: string | undefined;
}

export interface Approval {
  readonly mode: 'ANY' | 'ALL' | 'SEQUENTIAL';
  /** ALL: the part of the signers who have to agree, above 0 and at most 1. */
  readonly ratio: number;
  readonly candidates: readonly CandidateRule[];
  readonly whenEmpty: 'SKIP' | 'ADMIN' | 'USER' | 'REJECT';
  readonly emptyUser: string;
  readonly whenStarter: 'SKIP' | 'LEADER' | 'ALLOW' | 'REFUSE';
  readonly whenRejected: 'END' | 'CONTINUE';
  readonly needsComment: boolean;
  readonly needsSignature: boolean;
  readonly needsAttachment: boolean;
  /** May be agreed to together with others, where the risk is low. */
  readonly isBatch: boolean;
  /** ISO 8601 duration, or undefined. */
  readonly sla: string | undefined;
  readonly calendar: Calendar;
  readonly skipRepeats: boolean;
  readonly fields: Readonly<Record<string, 'READ' | 'WRITE' | 'HIDDEN'>>;
}

export type Calendar = 'ALL' | 'BUSINESS';
export type TimerAction = 'FLOW' | 'REMIND' | 'APPROVE' | 'REJECT';

export interface TimerRule {
  readonly duration: string;
  readonly calendar: Calendar;
  readonly action: TimerAction;
  /** How often it fires again after the first time. */
  readonly repeats: number;
}

export interface FlowNode {
  readonly id: string;
  readonly type: NodeType;
  readonly name: string;
  readonly enName: string;
  /** The sub-process around it, or undefined. */
  readonly scope: string | undefined;
  readonly incoming: string[];
  readonly outgoing: string[];
  readonly defaultFlow: string | undefined;
  readonly approval: Approval | undefined;
  readonly effect: { readonly name: string; readonly delivery: 'DIRECT' | 'EVENT' } | undefined;
  readonly copies: readonly CandidateRule[];
  readonly timer: TimerRule | undefined;
  /** boundary: the node it sits on, and whether it ends that node's work. */
  readonly host: string | undefined;
  readonly interrupts: boolean;
  readonly outcome: 'APPROVED' | 'REJECTED';
}

export interface Flow {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly condition: string | undefined;
}

export const fieldTypes = [
  'TEXT',
  'LONG_TEXT',
  'NUMBER',
  'MONEY',
  'DATE',
  'CHOICE',
  'BOOLEAN',
  'USER',
  'USERS',
] as const;

export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly enLabel: string;
  readonly type: (typeof fieldTypes)[number];
  readonly isRequired: boolean;
  readonly options: readonly string[];
  readonly inSummary: boolean;
  readonly isAmount: boolean;
  readonly maximum: number | undefined;
}

export type Risk = 'LOW' | 'MEDIUM' | 'HIGH';

export interface Model {
  readonly processId: string;
  readonly nodes: Readonly<Record<string, FlowNode>>;
  readonly flows: Readonly<Record<string, Flow>>;
  readonly form: readonly FormField[];
  /** Groups of nodes that must be decided by different people; a start event stands for the starter. */
  readonly separate: readonly (readonly string[])[];
  readonly risk: Risk;
  /** When this condition holds the risk is high. */
  readonly riskWhen: string | undefined;
  /** Codes of the roles that may start it; empty for everyone. */
  readonly starters: readonly string[];
}

/** One thing wrong with a definition, and with which element. */
export interface Fault {
  readonly element: string;
  readonly problem: string;
  /** The property of it, where the problem alone does not say. */
  readonly field?: string;
  readonly zh: string;
  readonly en: string;
}

export const nodesIn = (model: Model, scope: string | undefined): FlowNode[] =>
  Object.values(model.nodes).filter((node) => node.scope === scope);

export const startOf = (model: Model, scope: string | undefined): FlowNode =>
  nodesIn(model, scope).find((node) => node.type === 'start')!;

export const boundariesOf = (model: Model, host: string): FlowNode[] =>
  Object.values(model.nodes).filter((node) => node.type === 'boundary' && node.host === host);

/** Nodes at which a token stays until somebody or the clock moves it. */
export const waits = (node: FlowNode): boolean => node.type === 'user' || node.type === 'timer';
