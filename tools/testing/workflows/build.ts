// Writes BPMN from a few lines of text, so that a test shows its process at a glance.

interface Drawn {
  readonly type: string;
  readonly id: string;
  readonly set: Readonly<Record<string, string>>;
}

/**
 * One line for each node, `user A role:COMP any sla=P1D`, and for the ways between them, `G [form.n > 3] B > E`; `[*]` is the
 * default. `form` and `process` lines make the settings. A word with a colon is a candidate, `x=y` an attribute.
 */
export function bpmn(key: string, text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const drawn = lines.filter((line) => /^[a-z]/.test(line)).map(read);
  const flows = lines.filter((line) => /^[A-Z]/.test(line)).flatMap(waysOf);
  const nodes = drawn.filter(({ type }) => type !== 'form' && type !== 'process');
  const defaults = new Map(flows.filter(({ condition }) => condition === '*').map(({ id, from }) => [from, id]));
  const inside = (scope: string | undefined): string => {
    const here = nodes.filter(({ set }) => set['in'] === scope);
    const ids = new Set(here.map(({ id }) => id));
    const ways = flows.filter(({ from }) => ids.has(from)).map(wayText);
    return [...here.map((node) => nodeText(node, defaults, inside)), ...ways].join('\n');
  };
  return `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:yj="urn:yijian:bpmn:1" targetNamespace="urn:test">
<bpmn:process id="${key}" isExecutable="true">
${settingsText(drawn)}
${inside(undefined)}
</bpmn:process>
</bpmn:definitions>`;
}

function read(line: string): Drawn {
  const [type = '', id = '', ...words] = line.match(/[^\s"=]+="[^"]*"|\S+/g) ?? [];
  const isSettings = type === 'process';
  const set: Record<string, string> = {};
  for (const word of isSettings ? [id, ...words] : words) {
    const [name, value] = word.split(/=(.*)/s);
    if (value !== undefined) set[name!] = value.replace(/^"|"$/g, '');
    else if (word.includes(':')) set['candidates'] = `${set['candidates'] ?? ''} ${word}`.trim();
    else set['mode'] = word;
  }
  return { type, id: isSettings ? '' : id, set };
}

interface Way {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly condition: string | undefined;
}

function waysOf(line: string): Way[] {
  const ways: Way[] = [];
  const parts = [...line.matchAll(/(\w+)\s*(?:\[([^\]]*)\]|>)?\s*/g)];
  for (let at = 0; at + 1 < parts.length; at += 1) {
    const [, from = '', condition] = parts[at]!;
    const to = parts[at + 1]![1]!;
    ways.push({ id: `f_${from}_${to}`, from, to, condition });
  }
  return ways;
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const wayText = ({ id, from, to, condition }: Way): string =>
  `<bpmn:sequenceFlow id="${id}" sourceRef="${from}" targetRef="${to}">${
    condition === undefined || condition === '*'
      ? ''
      : `<bpmn:conditionExpression>${escaped(condition)}</bpmn:conditionExpression>`
  }</bpmn:sequenceFlow>`;

const tags: Readonly<Record<string, string>> = {
  start: 'startEvent',
  end: 'endEvent',
  terminate: 'endEvent',
  user: 'userTask',
  service: 'serviceTask',
  copy: 'sendTask',
  exclusive: 'exclusiveGateway',
  parallel: 'parallelGateway',
  inclusive: 'inclusiveGateway',
  sub: 'subProcess',
  timer: 'intermediateCatchEvent',
  boundary: 'boundaryEvent',
  script: 'scriptTask',
};

function candidatesText(set: Drawn['set']): string {
  return (set['candidates'] ?? '')
    .split(' ')
    .filter((one) => one !== '')
    .map((one) => {
      const [kind, value = '', until] = one.split(':');
      const what =
        kind === 'leader'
          ? `levels="${value || '1'}"${until === undefined ? '' : ` until="${until}"`}`
          : `value="${value}"`;
      return `<yj:candidate kind="${kind}" ${what}/>`;
    })
    .join('');
}

const own = new Set([
  'in',
  'candidates',
  'mode',
  'on',
  'after',
  'interrupts',
  'effect',
  'delivery',
  'action',
  'repeats',
  'outcome',
  'write',
  'hide',
  'loop',
]);

function extensionText({ type, set }: Drawn): string {
  const rest = Object.entries(set)
    .filter(([name]) => !own.has(name))
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');
  const field = (name: string | undefined, access: string) =>
    (name ?? '')
      .split(',')
      .filter((one) => one !== '')
      .map((one) => `<yj:field name="${one}" access="${access}"/>`)
      .join('');
  switch (type) {
    case 'user':
      return `<yj:approval${set['mode'] === undefined ? '' : ` mode="${set['mode']}"`}${rest}>${candidatesText(set)}${field(set['write'], 'write')}${field(set['hide'], 'hidden')}</yj:approval>`;
    case 'service':
      return `<yj:effect name="${set['effect'] ?? 'tests.note'}" delivery="${set['delivery'] ?? 'direct'}"/>`;
    case 'copy':
      return `<yj:copy>${candidatesText(set)}</yj:copy>`;
    case 'timer':
    case 'boundary':
      return `<yj:timer action="${set['action'] ?? 'flow'}" repeats="${set['repeats'] ?? '0'}"${rest}/>`;
    default:
      return set['outcome'] === undefined ? '' : `<yj:end outcome="${set['outcome']}"/>`;
  }
}

function nodeText(node: Drawn, defaults: ReadonlyMap<string, string>, inside: (scope: string) => string): string {
  const { type, id, set } = node;
  const tag = `bpmn:${tags[type] ?? type}`;
  const extension = extensionText(node);
  const attributes = [
    `id="${id}" name="${id}"`,
    defaults.has(id) ? `default="${defaults.get(id)}"` : '',
    type === 'boundary' ? `attachedToRef="${set['on']}" cancelActivity="${set['interrupts'] ?? 'true'}"` : '',
  ].join(' ');
  const parts = [
    extension === '' ? '' : `<bpmn:extensionElements>${extension}</bpmn:extensionElements>`,
    type === 'timer' || type === 'boundary'
      ? `<bpmn:timerEventDefinition><bpmn:timeDuration>${set['after']}</bpmn:timeDuration></bpmn:timerEventDefinition>`
      : '',
    type === 'terminate' ? '<bpmn:terminateEventDefinition/>' : '',
    set['loop'] === undefined
      ? ''
      : `<bpmn:multiInstanceLoopCharacteristics isSequential="${String(set['loop'] === 'sequential')}"/>`,
    type === 'sub' ? inside(id) : '',
  ];
  return `<${tag} ${attributes}>${parts.join('')}</${tag}>`;
}

function settingsText(drawn: readonly Drawn[]): string {
  const process = drawn.find(({ type }) => type === 'process');
  const { separate, ...rest } = process?.set ?? {};
  const fields = drawn
    .filter(({ type }) => type === 'form')
    .map(
      ({ id, set }) =>
        `<yj:formField name="${id}" ${Object.entries(set)
          .map(([name, value]) => `${name}="${escaped(value)}"`)
          .join(' ')}/>`,
    );
  const groups = (separate ?? '')
    .split(';')
    .filter((one) => one !== '')
    .map((one) => `<yj:separate nodes="${one}"/>`);
  const attributes = Object.entries(rest)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(' ');
  return `<bpmn:extensionElements><yj:process ${attributes}>${fields.join('')}${groups.join('')}</yj:process></bpmn:extensionElements>`;
}
