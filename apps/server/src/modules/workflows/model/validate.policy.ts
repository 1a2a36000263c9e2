// What a definition must be before it is deployed; every fault names its element.
import { faultOf } from './expression.policy.ts';
import { endless, spinning, unreachable } from './graph.policy.ts';
import { nodesIn, type CandidateRule, type Fault, type FlowNode, type Model } from './model.policy.ts';

/** What exists in the enterprise and in the house. */
export interface Known {
  readonly roles: ReadonlySet<string>;
  readonly organizations: ReadonlySet<string>;
  readonly logins: ReadonlySet<string>;
  readonly effects: ReadonlySet<string>;
}

type Say = (element: string, problem: string, zh: string, en: string) => void;

export function faultsOf(model: Model, known: Known): Fault[] {
  const faults: Fault[] = [];
  const say: Say = (element, problem, zh, en) => void faults.push({ element, problem, zh, en });
  const nodes = Object.values(model.nodes);
  checkFlows(model, say);
  // Paths mean something only where every flow leads from a node to a node of its scope.
  if (faults.length === 0) {
    const scopes = [undefined, ...nodes.filter(({ type }) => type === 'sub').map(({ id }) => id)];
    for (const scope of scopes) checkScope(model, scope, say);
  }
  for (const node of nodes) {
    checkShape(model, node, say);
    checkGateway(model, node, say);
    checkPeople(model, node, known, say);
  }
  checkProcess(model, known, say);
  return faults;
}

function checkFlows(model: Model, say: Say): void {
  for (const { id, from, to, condition } of Object.values(model.flows)) {
    const source = model.nodes[from];
    const target = model.nodes[to];
    if (source === undefined || target === undefined)
      say(id, 'loose', '连线没有起点或终点', 'does not lead from a node to a node');
    else if (source.scope !== target.scope)
      say(id, 'scope', '连线不能穿过子流程边界', 'crosses the edge of a sub-process');
    else if (target.type === 'start' || target.type === 'boundary')
      say(id, 'target', '连线不能指向开始或边界事件', 'leads to a start or boundary event');
    if (condition !== undefined && source?.type !== 'exclusive' && source?.type !== 'inclusive')
      say(
        id,
        'condition',
        '只有排他与包容网关的出线可以有条件',
        'has a condition, but does not leave an exclusive or inclusive gateway',
      );
    const fault = condition === undefined ? undefined : faultOf(condition);
    if (fault !== undefined) say(id, 'expression', fault.zh, fault.en);
  }
}

function checkScope(model: Model, scope: string | undefined, say: Say): void {
  const nodes = nodesIn(model, scope);
  const where = scope ?? model.processId;
  if (nodes.filter(({ type }) => type === 'start').length !== 1) {
    say(where, 'start', '必须恰好有一个开始事件', 'must have exactly one start event');
    return;
  }
  if (!nodes.some(({ type }) => type === 'end' || type === 'terminate'))
    return say(where, 'noEnd', '没有结束事件', 'has no end event');
  for (const { id } of unreachable(model, scope))
    say(id, 'unreachable', '从开始事件无法到达', 'cannot be reached from the start');
  for (const { id } of endless(model, scope)) say(id, 'endless', '无法到达结束事件', 'leads to no end event');
  const node = spinning(model, scope);
  if (node !== undefined) say(node.id, 'cycle', '处在没有等待的循环中', 'is on a cycle in which nothing waits');
}

const gateways = new Set(['exclusive', 'parallel', 'inclusive']);

function checkShape(model: Model, node: FlowNode, say: Say): void {
  const { id, type, outgoing, incoming } = node;
  const isEnd = type === 'end' || type === 'terminate';
  if (isEnd && outgoing.length > 0) say(id, 'outgoing', '结束事件之后不能再有连线', 'is an end event and leads on');
  // A boundary that only reminds or decides leads nowhere; the node it sits on goes on.
  const leads = type !== 'boundary' || node.timer?.action === 'FLOW';
  if (!leads && outgoing.length > 0)
    say(id, 'outgoing', '提醒或自动处理的定时不能有出线', 'reminds or decides, so it must not lead on');
  if (leads && !isEnd && !gateways.has(type) && outgoing.length !== 1)
    say(id, 'outgoing', '须恰好有一条出线，分支请使用网关', 'must have exactly one way out; a gateway makes branches');
  if (gateways.has(type) && outgoing.length === 0)
    say(id, 'outgoing', '网关没有出线', 'is a gateway without a way out');
  if (type === 'boundary') {
    const host = node.host === undefined ? undefined : model.nodes[node.host];
    if (host === undefined || host.scope !== node.scope || (host.type !== 'user' && host.type !== 'sub'))
      say(id, 'host', '定时边界事件只能附在审批或子流程上', 'must sit on a user task or a sub-process');
    if (host?.type === 'sub' && node.timer?.action !== 'FLOW')
      say(id, 'host', '子流程上的定时只能走连线', 'can only lead on from a sub-process');
    if (incoming.length > 0) say(id, 'incoming', '边界事件不能有入线', 'has a way in');
    if (node.timer?.action === 'REMIND' && node.interrupts)
      say(id, 'remind', '提醒不能中断审批', 'reminds, so it must not interrupt');
  }
}

function checkGateway(model: Model, node: FlowNode, say: Say): void {
  const { id, type, outgoing, defaultFlow } = node;
  if ((type !== 'exclusive' && type !== 'inclusive') || outgoing.length < 2) return;
  const bare = outgoing.filter((flow) => flow !== defaultFlow && model.flows[flow]!.condition === undefined);
  if (defaultFlow === undefined || !outgoing.includes(defaultFlow))
    say(id, 'noDefault', '没有默认出线', 'has no default way out');
  for (const flow of bare)
    if (defaultFlow !== undefined)
      say(flow, 'condition', '既无条件也非默认出线', 'has no condition and is not the default');
}

function checkPeople(model: Model, node: FlowNode, known: Known, say: Say): void {
  const rules = [...node.copies, ...(node.approval?.candidates ?? [])];
  for (const rule of rules) checkRule(model, node, rule, known, say);
  if (node.type === 'user' && rules.length === 0) say(node.id, 'candidate', '没有候选人规则', 'names no candidates');
  if (node.type === 'copy' && rules.length === 0)
    say(node.id, 'candidate', '没有抄送人', 'names nobody to send a copy to');
  if (node.approval?.whenEmpty === 'USER' && !known.logins.has(node.approval.emptyUser))
    say(
      node.id,
      'candidate',
      `没有用户“${node.approval.emptyUser}”`,
      `names “${node.approval.emptyUser}”, who does not exist`,
    );
  for (const field of Object.keys(node.approval?.fields ?? {}))
    if (!model.form.some(({ name }) => name === field))
      say(node.id, 'field', `表单没有字段“${field}”`, `names the field “${field}”, which the form lacks`);
  if (node.type === 'service' && !known.effects.has(node.effect?.name ?? ''))
    say(
      node.id,
      'effect',
      `没有已登记的处理“${node.effect?.name ?? ''}”`,
      `names the effect “${node.effect?.name ?? ''}”, which no room offers`,
    );
}

function checkRule(model: Model, { id }: FlowNode, rule: CandidateRule, known: Known, say: Say): void {
  const absent =
    (rule.kind === 'ROLE' && !known.roles.has(rule.value)) ||
    (rule.kind === 'ORGANIZATION' && !known.organizations.has(rule.value)) ||
    (rule.kind === 'USER' && !known.logins.has(rule.value)) ||
    (rule.kind === 'FIELD' &&
      !model.form.some(({ name, type }) => name === rule.value && (type === 'USER' || type === 'USERS')));
  if (absent)
    say(id, 'candidate', `候选人“${rule.value}”不存在`, `names “${rule.value}” (${rule.kind}), who does not exist`);
  if (rule.kind === 'LEADER' && rule.until !== undefined && !known.roles.has(rule.until))
    say(id, 'candidate', `角色“${rule.until}”不存在`, `names the role “${rule.until}”, which does not exist`);
}

function checkProcess(model: Model, known: Known, say: Say): void {
  for (const group of model.separate)
    for (const id of group)
      if (model.nodes[id]?.type !== 'user' && model.nodes[id]?.type !== 'start')
        say(id, 'separate', '职责分离组里没有这个审批节点', 'is named in a separation of duties, but is no user task');
  for (const role of model.starters)
    if (!known.roles.has(role))
      say(model.processId, 'starters', `角色“${role}”不存在`, `names the role “${role}”, which does not exist`);
  const fault = model.riskWhen === undefined ? undefined : faultOf(model.riskWhen);
  if (fault !== undefined) say(model.processId, 'expression', fault.zh, fault.en);
  const names = model.form.map(({ name }) => name);
  for (const name of names.filter((one, index) => names.indexOf(one) !== index))
    say(`form.${name}`, 'form', '字段重名', 'is named twice');
}
