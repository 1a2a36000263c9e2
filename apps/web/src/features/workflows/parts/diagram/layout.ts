// A place for every element of a definition that came without a drawing: column by column from the start.
import { pointsBetween, type Box } from './flow-line.ts';

const MODEL = 'http://www.omg.org/spec/BPMN/20100524/MODEL';
const COLUMN = 170;
const ROW = 120;
const sizes: Readonly<Record<string, readonly [width: number, height: number]>> = {
  startEvent: [36, 36],
  endEvent: [36, 36],
  intermediateCatchEvent: [36, 36],
  boundaryEvent: [36, 36],
  exclusiveGateway: [50, 50],
  parallelGateway: [50, 50],
  inclusiveGateway: [50, 50],
  userTask: [110, 80],
  serviceTask: [110, 80],
  sendTask: [110, 80],
};

/** The text as it is where it has a drawing, otherwise with one. */
export function withLayout(xml: string): string {
  const read = new DOMParser().parseFromString(xml, 'text/xml');
  const [process] = read.getElementsByTagNameNS(MODEL, 'process');
  const isDrawn = read.getElementsByTagNameNS('*', 'BPMNShape').length > 0;
  if (isDrawn || process === undefined || read.getElementsByTagName('parsererror').length > 0) return xml;
  for (const old of read.getElementsByTagNameNS('*', 'BPMNDiagram')) old.remove();
  const boxes = new Map<string, Box>();
  place(process, boxes, { x: 80, y: 80 });
  const flows = [...read.getElementsByTagNameNS(MODEL, 'sequenceFlow')];
  const shapes = [...boxes.values()].map(shapeText).join('');
  const edges = flows.map((flow) => edgeText(flow, boxes)).join('');
  const drawing = `<bpmndi:BPMNDiagram xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" id="drawn"><bpmndi:BPMNPlane id="drawn_plane" bpmnElement="${process.id}">${shapes}${edges}</bpmndi:BPMNPlane></bpmndi:BPMNDiagram>`;
  const text = new XMLSerializer().serializeToString(read);
  return text.replace(/<\/([\w-]+:)?definitions>\s*$/, (end) => `${drawing}${end}`);
}

const own = (scope: Element, names: readonly string[]): Element[] =>
  [...scope.children].filter(({ namespaceURI, localName }) => namespaceURI === MODEL && names.includes(localName));

/** Gives every element of a scope its place; answers how much room the scope takes. */
function place(
  scope: Element,
  boxes: Map<string, Box>,
  from: { x: number; y: number },
): { width: number; height: number } {
  const nodes = own(scope, [...Object.keys(sizes), 'subProcess']).filter((one) => one.localName !== 'boundaryEvent');
  const columns = columnsOf(nodes, own(scope, ['sequenceFlow']));
  let [x, width, height] = [from.x, 0, ROW];
  const deepest = Math.max(0, ...columns.values());
  for (let column = 0; column <= deepest; column += 1) {
    let [y, widest] = [from.y, COLUMN - 60];
    for (const node of nodes.filter((one) => columns.get(one) === column)) {
      const inner = node.localName === 'subProcess' ? place(node, boxes, { x: x + 40, y: y + 50 }) : undefined;
      const [w, h] = inner === undefined ? sizes[node.localName]! : [inner.width + 40, inner.height + 60];
      const middle = inner === undefined ? (80 - h) / 2 : 0;
      boxes.set(node.id, { id: node.id, x, y: y + middle, width: w, height: h });
      y += Math.max(ROW, h + 40);
      widest = Math.max(widest, w);
    }
    x += widest + 60;
    width = x - from.x;
    height = Math.max(height, y - from.y);
  }
  for (const edge of own(scope, ['boundaryEvent'])) {
    const host = boxes.get(edge.getAttribute('attachedToRef') ?? '');
    const [w, h] = sizes['boundaryEvent']!;
    if (host !== undefined)
      boxes.set(edge.id, {
        id: edge.id,
        x: host.x + host.width - w - 8,
        y: host.y + host.height - h / 2,
        width: w,
        height: h,
      });
  }
  return { width, height };
}

/** How many steps from the start each node is at most; a way back does not count. */
function columnsOf(nodes: readonly Element[], flows: readonly Element[]): Map<Element, number> {
  const columns = new Map<Element, number>(nodes.map((node) => [node, 0]));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  for (let round = 0; round < nodes.length; round += 1) {
    let isMoved = false;
    for (const flow of flows) {
      const [source, target] = [
        byId.get(flow.getAttribute('sourceRef') ?? ''),
        byId.get(flow.getAttribute('targetRef') ?? ''),
      ];
      if (source === undefined || target === undefined || source === target) continue;
      const wanted = columns.get(source)! + 1;
      if (columns.get(target)! >= wanted || wanted >= nodes.length) continue;
      columns.set(target, wanted);
      isMoved = true;
    }
    if (!isMoved) break;
  }
  return columns;
}

const shapeText = ({ id, x, y, width, height }: Box): string =>
  `<bpmndi:BPMNShape id="${id}_drawn" bpmnElement="${id}" isExpanded="true"><dc:Bounds x="${x}" y="${y}" width="${width}" height="${height}"/></bpmndi:BPMNShape>`;

function edgeText(flow: Element, boxes: ReadonlyMap<string, Box>): string {
  const [from, to] = [boxes.get(flow.getAttribute('sourceRef') ?? ''), boxes.get(flow.getAttribute('targetRef') ?? '')];
  if (from === undefined || to === undefined) return '';
  const points = pointsBetween(from, to, [...boxes.values()]);
  const way = points.map(({ x, y }) => `<di:waypoint x="${x}" y="${y}"/>`).join('');
  return `<bpmndi:BPMNEdge id="${flow.id}_drawn" bpmnElement="${flow.id}">${way}</bpmndi:BPMNEdge>`;
}
