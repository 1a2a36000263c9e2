// The elements of a drawing as the modeler holds them, and how the namespace of the product is read from them.

export interface Moddle {
  readonly $type: string;
  $parent?: Moddle;
  readonly id?: string;
  readonly name?: string;
  readonly [property: string]: unknown;
}

export interface Shape {
  readonly id: string;
  readonly type: string;
  readonly businessObject: Moddle;
  readonly host?: Shape | null;
  readonly parent?: Shape | null;
  readonly attachers?: readonly Shape[];
  readonly children?: readonly Shape[];
  readonly incoming?: readonly Shape[];
  readonly outgoing?: readonly Shape[];
  readonly labelTarget?: Shape | null;
  /** Of a flow. */
  readonly source?: Shape | null;
  readonly target?: Shape | null;
  readonly waypoints?: readonly { readonly x: number; readonly y: number }[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type PartType =
  | 'yj:Process'
  | 'yj:Start'
  | 'yj:Approval'
  | 'yj:Copy'
  | 'yj:Effect'
  | 'yj:Timer'
  | 'yj:End'
  | 'yj:Candidate'
  | 'yj:Field'
  | 'yj:FormField'
  | 'yj:Separate';

export const listOf = (element: Moddle | undefined, name: string): readonly Moddle[] =>
  (element?.[name] as readonly Moddle[] | undefined) ?? [];

export const wordOf = (element: Moddle | undefined, name: string): string => {
  const value = element?.[name];
  return typeof value === 'string' ? value : '';
};

/** The element of the namespace that belongs to an element of the drawing. */
export const partOf = (element: Moddle, type: PartType): Moddle | undefined =>
  listOf(element['extensionElements'] as Moddle | undefined, 'values').find(({ $type }) => $type === type);

/** A value of a closed list as the server reads it: any case, `-` or `_`. */
export const choiceOf = (part: Moddle | undefined, name: string, otherwise: string): string =>
  wordOf(part, name).trim().replace(/-/g, '_').toUpperCase() || otherwise;

export const isTrue = (part: Moddle | undefined, name: string): boolean => wordOf(part, name).trim() === 'true';

export const durationOf = (element: Moddle): string => {
  const [definition] = listOf(element, 'eventDefinitions');
  return wordOf(definition?.['timeDuration'] as Moddle | undefined, 'body').trim();
};

export const conditionOf = (flow: Moddle): string =>
  wordOf(flow['conditionExpression'] as Moddle | undefined, 'body').trim();

export const isTimer = (shape: Shape): boolean =>
  shape.type === 'bpmn:BoundaryEvent' || shape.type === 'bpmn:IntermediateCatchEvent';
