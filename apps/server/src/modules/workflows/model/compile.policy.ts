// From BPMN 2.0 to the model: what the interpreter does not know is named as a fault, never passed over.
import { workflowExtension } from '@yijian/contract/workflows';
import type { Element } from 'bpmn-moddle';
import { approvalOf, candidatesOf, childrenOf, formOf, partOf, textOf, timerOf } from './attributes.policy.ts';
import type { Fault, Flow, FlowNode, Model, NodeType, Risk } from './model.policy.ts';

const MOST_NODES = 1_000;
const LARGEST = 1_048_576;

export interface Compiled {
  readonly model: Model | undefined;
  readonly faults: readonly Fault[];
}

const types: Readonly<Record<string, NodeType>> = {
  'bpmn:StartEvent': 'start',
  'bpmn:EndEvent': 'end',
  'bpmn:UserTask': 'user',
  'bpmn:ServiceTask': 'service',
  'bpmn:SendTask': 'copy',
  'bpmn:ExclusiveGateway': 'exclusive',
  'bpmn:ParallelGateway': 'parallel',
  'bpmn:InclusiveGateway': 'inclusive',
  'bpmn:SubProcess': 'sub',
  'bpmn:IntermediateCatchEvent': 'timer',
  'bpmn:BoundaryEvent': 'boundary',
};
/** Drawn beside the process, without meaning for it. */
const ignored = new Set(['bpmn:TextAnnotation', 'bpmn:Association', 'bpmn:DataObjectReference', 'bpmn:DataObject']);

const fault = (element: string, problem: string, zh: string, en: string): Fault => ({ element, problem, zh, en });
const whole = (problem: string, zh: string, en: string): Compiled => ({
  model: undefined,
  faults: [fault('definitions', problem, zh, en)],
});

/** Reads a definition. The text is refused before it is parsed when it is too large or declares entities. */
export async function compile(xml: string): Promise<Compiled> {
  if (Buffer.byteLength(xml) > LARGEST) return whole('tooLarge', '超过 1 MiB', 'is larger than 1 MiB');
  if (/<!(doctype|entity)/i.test(xml))
    return whole('entities', '不允许 DOCTYPE 或实体声明', 'may not declare a DOCTYPE or entities');
  const { BpmnModdle } = await import('bpmn-moddle');
  const parsed = await new BpmnModdle({ yj: workflowExtension }).fromXML(xml).catch(() => undefined);
  if (parsed === undefined) return whole('unreadable', '不是可读的 BPMN 2.0', 'is not readable as BPMN 2.0');
  const processes = childrenOf(parsed.rootElement, 'rootElements').filter(({ $type }) => $type === 'bpmn:Process');
  if (processes.length !== 1) return whole('processes', '必须恰好有一个流程', 'must hold exactly one process');
  const faults = parsed.warnings.map(({ message, element }) =>
    fault(element?.id ?? element?.$type ?? 'definitions', 'unknown', `无法识别：${message}`, message),
  );
  return read(processes[0]!, faults);
}

function read(process: Element, faults: Fault[]): Compiled {
  const reading: Reading = { nodes: {}, flows: {}, faults, count: 0 };
  readScope(process, undefined, reading);
  if (reading.count > MOST_NODES)
    return whole('tooMany', `超过 ${MOST_NODES} 个元素`, `has more than ${MOST_NODES} elements`);
  for (const flow of Object.values(reading.flows)) {
    reading.nodes[flow.from]?.outgoing.push(flow.id);
    reading.nodes[flow.to]?.incoming.push(flow.id);
  }
  const settings = partOf(process, 'yj:Process');
  const risk = textOf(settings, 'risk').toUpperCase();
  if (risk !== '' && !['LOW', 'MEDIUM', 'HIGH'].includes(risk))
    faults.push(fault(process.id ?? 'process', 'attribute', `风险等级“${risk}”无效`, `has no risk “${risk}”`));
  const model: Model = {
    processId: process.id ?? 'process',
    nodes: reading.nodes,
    flows: reading.flows,
    form: formOf(settings, faults),
    separate: childrenOf(settings, 'separates').map((group) => namesOf(textOf(group, 'nodes'))),
    risk: (risk || 'MEDIUM') as Risk,
    riskWhen: textOf(settings, 'riskWhen') || undefined,
    starters: namesOf(textOf(settings, 'starters')),
  };
  return { model, faults };
}

interface Reading {
  readonly nodes: Record<string, FlowNode>;
  readonly flows: Record<string, Flow>;
  readonly faults: Fault[];
  count: number;
}

function readScope(container: Element, scope: string | undefined, reading: Reading): void {
  for (const element of childrenOf(container, 'flowElements')) {
    reading.count += 1;
    if (reading.count > MOST_NODES) return;
    const id = element.id ?? '';
    if (!/^[A-Za-z_][\w.-]{0,99}$/.test(id)) {
      reading.faults.push(fault(id || element.$type, 'id', '元素缺少可用的编号', 'has no usable id'));
    } else if (element.$type === 'bpmn:SequenceFlow') readFlow(element, reading);
    else if (types[element.$type] !== undefined) {
      reading.nodes[id] = nodeOf(element, types[element.$type]!, scope, reading.faults);
      if (element.$type === 'bpmn:SubProcess') readScope(element, id, reading);
    } else if (!ignored.has(element.$type)) {
      const isScript = element.$type === 'bpmn:ScriptTask';
      const kind = element.$type.replace('bpmn:', '');
      reading.faults.push(
        fault(
          id,
          isScript ? 'script' : 'unsupported',
          isScript ? '不允许脚本任务' : `不支持 ${kind}`,
          isScript ? 'is a script task, which is not allowed' : `is a ${kind}, which is not supported`,
        ),
      );
    }
  }
}

function readFlow(element: Element, { flows, faults }: Reading): void {
  const from = (element['sourceRef'] as Element | undefined)?.id;
  const to = (element['targetRef'] as Element | undefined)?.id;
  const id = element.id!;
  if (from === undefined || to === undefined)
    faults.push(fault(id, 'loose', '连线没有起点或终点', 'does not lead from a node to a node'));
  else {
    const condition = (element['conditionExpression'] as Element | undefined)?.['body'];
    flows[id] = { id, from, to, condition: typeof condition === 'string' ? condition.trim() : undefined };
  }
}

function nodeOf(element: Element, named: NodeType, scope: string | undefined, faults: Fault[]): FlowNode {
  const id = element.id!;
  const definitions = childrenOf(element, 'eventDefinitions');
  const kinds = definitions.map(({ $type }) => $type);
  const expected = {
    timer: 'bpmn:TimerEventDefinition',
    boundary: 'bpmn:TimerEventDefinition',
    end: 'bpmn:TerminateEventDefinition',
  }[named as string];
  const isOdd =
    kinds.some((kind) => kind !== expected) || ((named === 'timer' || named === 'boundary') && kinds.length !== 1);
  if (isOdd) faults.push(fault(id, 'unsupported', '不支持这种事件', 'is an event of an unsupported kind'));
  if (element['triggeredByEvent'] === true)
    faults.push(fault(id, 'unsupported', '不支持事件子流程', 'is an event sub-process, which is not supported'));
  const type = named === 'end' && kinds.length > 0 ? 'terminate' : named;
  const effect = partOf(element, 'yj:Effect');
  const name = typeof element['name'] === 'string' ? element['name'].trim().slice(0, 100) : '';
  return {
    id,
    type,
    name,
    enName: enNameOf(element) || name,
    scope,
    incoming: [],
    outgoing: [],
    defaultFlow: (element['default'] as Element | undefined)?.id,
    approval: type === 'user' ? approvalOf(element, faults) : undefined,
    effect: effect && {
      name: textOf(effect, 'name'),
      delivery: textOf(effect, 'delivery').toUpperCase() === 'EVENT' ? 'EVENT' : 'DIRECT',
    },
    copies: candidatesOf(partOf(element, 'yj:Copy'), id, faults),
    timer: type === 'timer' || type === 'boundary' ? timerOf(element, faults) : undefined,
    host: (element['attachedToRef'] as Element | undefined)?.id,
    interrupts: element['cancelActivity'] !== false,
    outcome: textOf(partOf(element, 'yj:End'), 'outcome').toUpperCase() === 'REJECTED' ? 'REJECTED' : 'APPROVED',
  };
}

/** The parts of a node that may name it in English. */
const naming = ['yj:Approval', 'yj:Start', 'yj:Effect', 'yj:Copy'];
const enNameOf = (element: Element): string =>
  naming.map((part) => textOf(partOf(element, part), 'enName')).find((text) => text !== '') ?? '';

export const namesOf = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
