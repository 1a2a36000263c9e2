// The modeler behind a small door: what the designer asks of it, every change undoable.
import Modeler from 'bpmn-js/lib/Modeler';
import SearchModule from 'bpmn-js/lib/features/search';
import { workflowExtension } from '@yijian/contract/workflows';
import { drawn, lettered } from '../../diagram/drawn.ts';
import { INSERT, insertion } from './insert.ts';
import { drawings, type Kind } from './kinds.ts';
import { listOf, partOf, type Moddle, type PartType, type Shape } from './moddle.ts';
import { padModule, withoutVendor, type PadWords } from './pad.ts';
import type { Canvas, Services } from './services.ts';

export interface StudioOptions {
  readonly container: HTMLElement;
  readonly padWords: PadWords;
  /** The name of a new element. */
  readonly nameOf: (kind: Kind) => string;
  readonly onChange: () => void;
  readonly onSelect: (ids: readonly string[]) => void;
}
export type Studio = ReturnType<typeof openStudio>;

/** What a part of the namespace holds; undefined takes an attribute away. */
export type Set = Readonly<Record<string, string | readonly Moddle[] | undefined>>;

export function openStudio({ container, padWords, nameOf, onChange, onSelect }: StudioOptions) {
  const modules = (Modeler.prototype as unknown as { _modules: unknown[] })._modules;
  const modeler = new Modeler({
    container,
    bpmnRenderer: drawn,
    textRenderer: lettered(),
    moddleExtensions: { yj: workflowExtension },
    modules: modules.filter((one) => one !== SearchModule),
    additionalModules: [padModule(padWords, (kind, source) => addAt(kind, source)), withoutVendor()],
  });
  const get = <Name extends keyof Services>(name: Name): Services[Name] => modeler.get<Services[Name]>(name);
  const bus = get('eventBus');
  get('commandStack').register(INSERT, insertion(get));
  let isLoading = false;
  bus.on('commandStack.changed', () => {
    if (!isLoading) onChange();
  });
  bus.on('selection.changed', ({ newSelection = [] }) => onSelect(newSelection.map(({ id }) => id)));

  const make = (type: string, set: Set = {}): Moddle => get('bpmnFactory').create(type, set);
  const shapeOf = (id: string): Shape | undefined => get('elementRegistry').get(id);

  /** The extension elements of an element with one more in them. */
  function extended(element: Moddle, part: Moddle): Moddle {
    const known = element['extensionElements'] as Moddle | undefined;
    const values = [...listOf(known, 'values'), part];
    const extensionElements = make('bpmn:ExtensionElements', { values });
    extensionElements.$parent = element;
    for (const value of values) value.$parent = extensionElements;
    return extensionElements;
  }
  const attach = (element: Moddle, part: Moddle): void =>
    void Object.assign(element, { extensionElements: extended(element, part) });
  const addPart = (shape: Shape, part: Moddle): void =>
    get('modeling').updateProperties(shape, { extensionElements: extended(shape.businessObject, part) });

  function newShape(kind: Kind): Shape {
    const { type, part, eventDefinitionType, isNamed } = drawings[kind];
    const businessObject = make(type, isNamed ? { name: nameOf(kind) } : {});
    if (part !== undefined) attach(businessObject, make(part.type, part.set));
    const shape = get('elementFactory').createShape({
      type,
      businessObject,
      ...(eventDefinitionType === undefined ? {} : { eventDefinitionType }),
      ...(kind === 'sub' ? { isExpanded: true } : {}),
    });
    if (kind === 'timer') setDurationOf(businessObject, 'PT1H');
    return shape;
  }

  function setDurationOf(element: Moddle, body: string): void {
    const [definition] = element['eventDefinitions'] as Moddle[];
    const timeDuration = make('bpmn:FormalExpression', { body });
    timeDuration.$parent = definition!;
    Object.assign(definition!, { timeDuration });
  }

  function append(kind: Kind, source: Shape): Shape {
    const shape = get('autoPlace').append(source, newShape(kind));
    if (kind === 'sub') openSub(shape);
    // The name is typed among the properties: two places at once would overwrite each other.
    get('directEditing').cancel();
    return shape;
  }

  function openSub(shape: Shape): void {
    const at = { x: shape.x + 60, y: shape.y + shape.height / 2 };
    get('modeling').createShape(newShape('start'), at, shape);
  }

  /** Into a flow, or behind any other element; what stands at a flow is selected to be described. */
  function addAt(kind: Kind, at: Shape): void {
    if (at.type !== 'bpmn:SequenceFlow') return void append(kind, at);
    const shape = newShape(kind);
    get('commandStack').execute(INSERT, { shape, flow: at });
    if (kind === 'sub') openSub(shape);
    get('directEditing').cancel();
    get('selection').select(shape);
  }

  return {
    make,
    shapeOf,
    append,
    load: async (xml: string): Promise<void> => {
      isLoading = true;
      try {
        await modeler.importXML(xml);
        fit(get('canvas'));
      } finally {
        isLoading = false;
      }
    },
    save: async (): Promise<string> => (await modeler.saveXML({ format: true })).xml ?? '',
    destroy: () => modeler.destroy(),
    /** The process itself; of the whole drawing, also while a sub-process is open. */
    process: (): Shape | undefined => {
      const { rootElements = [] } = modeler.getDefinitions() as unknown as { rootElements?: readonly Moddle[] };
      const found = rootElements.find(({ $type }) => $type === 'bpmn:Process');
      return found?.id === undefined ? undefined : shapeOf(found.id);
    },
    all: (): readonly Shape[] => get('elementRegistry').filter(({ labelTarget }) => !labelTarget),
    selected: (): readonly Shape[] => get('selection').get(),
    /** Selects an element and brings it to the middle. */
    show: (id: string): boolean => {
      const shape = shapeOf(id);
      if (shape === undefined || shape.parent === undefined) return false;
      get('selection').select(shape);
      get('canvas').scrollToElement(shape, { top: 160, right: 200, bottom: 160, left: 200 });
      return true;
    },
    clearSelection: () => get('selection').select(null),
    /** Between two steps where their flow is selected, behind the selected element, or in the middle of what is in sight. */
    add: (kind: Kind): void => {
      const [source] = get('selection').get();
      const canLead = source !== undefined && !source.labelTarget && source.type !== 'bpmn:EndEvent';
      const isInside = source?.type === 'bpmn:SequenceFlow' && kind === 'end';
      if (canLead && !isInside && kind !== 'start') return addAt(kind, source);
      const { x, y, width, height } = get('canvas').viewbox();
      const root = get('canvas').getRootElement();
      const made = get('modeling').createShape(newShape(kind), { x: x + width / 2, y: y + height / 2 }, root);
      if (kind === 'sub') openSub(made);
      get('selection').select(made);
    },
    drag: (kind: Kind, event: Event): void => get('create').start(event, newShape(kind)),
    remove: (shape: Shape): void => get('modeling').removeElements([shape]),
    connect: (source: Shape, target: Shape): void => void get('modeling').connect(source, target),
    setProperties: (shape: Shape, set: Readonly<Record<string, unknown>>): void =>
      get('modeling').updateProperties(shape, set),
    setModdle: (shape: Shape, element: Moddle, set: Readonly<Record<string, unknown>>): void =>
      get('modeling').updateModdleProperties(shape, element, set),
    /** Changes the part of the namespace on an element, which is made where there is none. */
    setPart: (shape: Shape, type: PartType, set: Set): void => {
      const part = partOf(shape.businessObject, type);
      for (const value of Object.values(set))
        if (Array.isArray(value) && part !== undefined) for (const child of value as Moddle[]) child.$parent = part;
      if (part !== undefined) return get('modeling').updateModdleProperties(shape, part, set);
      addPart(shape, make(type, set));
    },
    /** A timer on the edge of a task, at the lower right. */
    addBoundary: (host: Shape, action: string): void => {
      const businessObject = make('bpmn:BoundaryEvent', {});
      Object.assign(businessObject, { cancelActivity: action !== 'remind' });
      attach(businessObject, make('yj:Timer', { action, calendar: 'business' }));
      const shape = get('elementFactory').createShape({
        type: 'bpmn:BoundaryEvent',
        businessObject,
        eventDefinitionType: 'bpmn:TimerEventDefinition',
      });
      setDurationOf(businessObject, 'P1D');
      const at = { x: host.x + host.width - 24, y: host.y + host.height };
      get('modeling').createShape(shape, at, host, { attach: true });
      get('selection').select(host);
    },
    mark: (markers: Readonly<Record<string, readonly string[]>>): void => markAll(get('canvas'), markers, shapeOf),
    undo: () => get('commandStack').undo(),
    redo: () => get('commandStack').redo(),
    canUndo: () => get('commandStack').canUndo(),
    canRedo: () => get('commandStack').canRedo(),
    zoom: (factor: number | null): void => {
      const canvas = get('canvas');
      if (factor === null) fit(canvas);
      else canvas.zoom(canvas.zoom() * factor);
    },
    onDrawn: (listener: () => void): void => bus.on('import.done', listener),
  };
}

/** The whole drawing in sight, with some air around it. */
function fit(canvas: Canvas): void {
  const scale = canvas.zoom('fit-viewport', 'auto');
  if (scale < 1) canvas.zoom(scale * 0.9, 'auto');
}

const marked = new WeakMap<Canvas, [id: string, name: string][]>();

/** Marks exactly these elements, by the class that colours them. */
function markAll(
  canvas: Canvas,
  markers: Readonly<Record<string, readonly string[]>>,
  shapeOf: (id: string) => Shape | undefined,
): void {
  for (const [id, name] of marked.get(canvas) ?? []) if (shapeOf(id)) canvas.removeMarker(id, name);
  const now = Object.entries(markers).flatMap(([name, ids]) =>
    ids.filter((id) => shapeOf(id) !== undefined).map((id): [string, string] => [id, name]),
  );
  for (const [id, name] of now) canvas.addMarker(id, name);
  marked.set(canvas, now);
}
