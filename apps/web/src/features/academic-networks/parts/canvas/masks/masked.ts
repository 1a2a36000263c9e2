// Circles and lines of the stage that a filter hides without anything being worked out or laid out anew (product 3.4, filters).
import { EdgeRectangleProgram, NodeCircleProgram, type EdgeProgramType, type NodeProgramType } from 'sigma/rendering';
import type { EdgeDisplayData, NodeDisplayData, RenderParams } from 'sigma/types';
import { openSlots, type Mask } from './slots.ts';

/** The stage hands through what a node or an edge was given: its place in the list of what is drawn. */
const placeOf = (data: object): number => (data as { readonly place?: number }).place ?? -1;

export function maskedNodes(mask: Mask): NodeProgramType {
  return class extends NodeCircleProgram {
    readonly slots = openSlots(mask);
    override reallocate(capacity: number): void {
      super.reallocate(capacity);
      this.slots.reallocate(capacity, this.STRIDE);
    }
    override process(id: number, slot: number, data: NodeDisplayData): void {
      this.slots.forget(slot);
      super.process(id, slot, data);
    }
    override processVisibleItem(id: number, start: number, data: NodeDisplayData): void {
      super.processVisibleItem(id, start, data);
      this.slots.keep(this.array, start, placeOf(data));
    }
    override render(params: RenderParams): void {
      this.slots.apply(this.array);
      super.render(params);
    }
  };
}

export function maskedEdges(mask: Mask): EdgeProgramType {
  return class extends EdgeRectangleProgram {
    readonly slots = openSlots(mask);
    override reallocate(capacity: number): void {
      super.reallocate(capacity);
      this.slots.reallocate(capacity, this.STRIDE);
    }
    override process(
      id: number,
      slot: number,
      source: NodeDisplayData,
      target: NodeDisplayData,
      data: EdgeDisplayData,
    ): void {
      this.slots.forget(slot);
      super.process(id, slot, source, target, data);
    }
    override processVisibleItem(
      id: number,
      start: number,
      source: NodeDisplayData,
      target: NodeDisplayData,
      data: EdgeDisplayData,
    ): void {
      super.processVisibleItem(id, start, source, target, data);
      this.slots.keep(this.array, start, placeOf(data));
    }
    override render(params: RenderParams): void {
      this.slots.apply(this.array);
      super.render(params);
    }
  };
}
