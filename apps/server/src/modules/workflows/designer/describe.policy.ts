// The meaning of an element as pairs of words, so that two versions can be told apart in either language.
import type { Approval, CandidateRule, FlowNode, FormField, Model, TimerRule } from '../model/model.policy.ts';
import { kindWords, label, modeWords, yesNo, type Language } from './design-words.policy.ts';

/** What is said about an element: label and value, in the order they are shown. */
export type Facts = ReadonlyMap<string, string>;
type Add = (what: Parameters<typeof label>[0], value: string | undefined) => void;

function collect(language: Language, fill: (add: Add) => void): Facts {
  const facts = new Map<string, string>();
  fill((what, value) => {
    if (value !== undefined && value !== '') facts.set(label(what, language), value);
  });
  return facts;
}

function ruleText(rule: CandidateRule, language: Language): string {
  const kind = modeWords(rule.kind, language);
  if (rule.kind === 'LEADER') return rule.until === undefined ? `${kind} ${rule.levels}` : `${kind} → ${rule.until}`;
  return rule.value === '' ? kind : `${kind} ${rule.value}`;
}

const rulesText = (rules: readonly CandidateRule[], language: Language): string =>
  rules.map((rule) => ruleText(rule, language)).join(', ');

function addApproval(add: Add, approval: Approval, language: Language): void {
  add('candidates', rulesText(approval.candidates, language));
  const ratio = approval.mode === 'ALL' && approval.ratio < 1 ? ` ${Math.round(approval.ratio * 100)}%` : '';
  add('mode', modeWords(approval.mode, language) + ratio);
  add('whenEmpty', `${modeWords(approval.whenEmpty, language)} ${approval.emptyUser}`.trim());
  add('whenStarter', modeWords(approval.whenStarter, language));
  add('whenRejected', modeWords(approval.whenRejected, language));
  add('sla', approval.sla);
  add('calendar', approval.sla === undefined ? undefined : modeWords(`CALENDAR_${approval.calendar}`, language));
  const flags = ['needsComment', 'needsSignature', 'needsAttachment', 'isBatch', 'skipRepeats'] as const;
  for (const flag of flags) add(flag, yesNo(approval[flag], language));
  const fields = Object.entries(approval.fields).filter(([, access]) => access !== 'READ');
  const texts = fields.map(([name, access]) => `${name} ${modeWords(access, language)}`);
  add('fields', texts.toSorted().join(', '));
}

function addTimer(add: Add, timer: TimerRule, language: Language): void {
  add('duration', timer.duration);
  add('calendar', modeWords(`CALENDAR_${timer.calendar}`, language));
  add('action', modeWords(timer.action, language));
  add('repeats', timer.repeats === 0 ? undefined : String(timer.repeats));
}

export function nodeFacts(model: Model, node: FlowNode, language: Language): Facts {
  return collect(language, (add) => {
    add('name', node.name);
    add('enName', node.enName === node.name ? undefined : node.enName);
    add('kind', kindWords(node.type, language));
    add('scope', node.scope === undefined ? undefined : model.nodes[node.scope]?.name || node.scope);
    add('host', node.host);
    if (node.approval !== undefined) addApproval(add, node.approval, language);
    if (node.timer !== undefined) addTimer(add, node.timer, language);
    if (node.type === 'boundary') add('interrupts', yesNo(node.interrupts, language));
    if (node.type === 'copy') add('candidates', rulesText(node.copies, language));
    add('effect', node.effect && `${node.effect.name} ${modeWords(node.effect.delivery, language)}`);
    if (node.type === 'end' || node.type === 'terminate') add('outcome', modeWords(node.outcome, language));
    const branches = node.type === 'exclusive' || node.type === 'inclusive';
    add('default', branches ? node.defaultFlow : undefined);
  });
}

export function flowFacts(model: Model, id: string, language: Language): Facts {
  const flow = model.flows[id]!;
  const nameOf = (node: string): string => model.nodes[node]?.name || node;
  return collect(language, (add) => {
    add('from', nameOf(flow.from));
    add('to', nameOf(flow.to));
    add('condition', flow.condition);
  });
}

export function processFacts(model: Model, language: Language): Facts {
  return collect(language, (add) => {
    add('risk', modeWords(model.risk, language));
    add('riskWhen', model.riskWhen);
    add('starters', model.starters.join(', '));
    add('separates', model.separate.map((group) => group.join(' + ')).join('; '));
  });
}

export function fieldFacts(field: FormField, language: Language): Facts {
  return collect(language, (add) => {
    add('name', field.label);
    add('enName', field.enLabel === field.label ? undefined : field.enLabel);
    add('fieldType', modeWords(field.type, language));
    add('options', field.options.join(', '));
    add('maximum', field.maximum === undefined ? undefined : String(field.maximum));
    for (const flag of ['isRequired', 'inSummary', 'isAmount'] as const) add(flag, yesNo(field[flag], language));
  });
}
