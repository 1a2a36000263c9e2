// What is dragged: kept beside the browser's own data, which cannot be read before the drop.
import type { CalendarVisit, CycleGoal } from '@yijian/contract/visits';
import type { DragEvent } from 'react';

export type Carried =
  | { readonly kind: 'visit'; readonly visit: CalendarVisit }
  | { readonly kind: 'goal'; readonly goal: CycleGoal };

let inHand: Carried | null = null;

/** Makes a card one that can be picked up. */
export function carriable(carried: Carried) {
  return {
    draggable: true,
    onDragStart: (event: DragEvent): void => {
      inHand = carried;
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', carried.kind);
    },
    onDragEnd: (): void => {
      inHand = null;
    },
  };
}

/** Makes a day a place to put down what is carried. */
export function landing(onDrop: (carried: Carried) => void) {
  const mark = (event: DragEvent<HTMLElement>, isOver: boolean): void => {
    event.currentTarget.classList.toggle('visit-over', isOver);
  };
  return {
    onDragOver: (event: DragEvent<HTMLElement>): void => {
      if (inHand === null) return;
      event.preventDefault();
      mark(event, true);
    },
    onDragLeave: (event: DragEvent<HTMLElement>): void => mark(event, false),
    onDrop: (event: DragEvent<HTMLElement>): void => {
      event.preventDefault();
      mark(event, false);
      if (inHand !== null) onDrop(inHand);
      inHand = null;
    },
  };
}
