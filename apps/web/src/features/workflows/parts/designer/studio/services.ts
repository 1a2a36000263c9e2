// The services of the modeler, as far as they are used.
import type { Moddle, Shape } from './moddle.ts';

export interface Canvas {
  zoom(scale?: number | 'fit-viewport', center?: 'auto'): number;
  viewbox(): { x: number; y: number; width: number; height: number };
  getRootElement(): Shape;
  addMarker(id: string, name: string): void;
  removeMarker(id: string, name: string): void;
  scrollToElement(shape: Shape, padding: object): void;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Modeling {
  updateProperties(shape: Shape, set: object): void;
  updateModdleProperties(shape: Shape, element: Moddle, set: object): void;
  createShape(shape: Shape, at: Point, parent: Shape, hints?: object): Shape;
  removeElements(shapes: Shape[]): void;
  moveElements(shapes: Shape[], delta: Point): void;
  connect(source: Shape, target: Shape): Shape;
}

export interface Services {
  canvas: Canvas;
  modeling: Modeling;
  eventBus: {
    on(name: 'selection.changed', listener: (event: { newSelection?: readonly Shape[] }) => void): void;
    on(name: string, listener: () => void): void;
  };
  bpmnFactory: { create(type: string, set: object): Moddle };
  elementFactory: { createShape(set: object): Shape };
  elementRegistry: { get(id: string): Shape | undefined; filter(holds: (shape: Shape) => boolean): Shape[] };
  selection: { get(): Shape[]; select(shape: Shape | null): void };
  autoPlace: { append(source: Shape, shape: Shape): Shape };
  directEditing: { cancel(): void };
  create: { start(event: Event, shape: Shape): void };
  commandStack: {
    register(name: string, handler: { preExecute(context: never): void }): void;
    execute(name: string, context: object): void;
    undo(): void;
    redo(): void;
    canUndo(): boolean;
    canRedo(): boolean;
  };
}
