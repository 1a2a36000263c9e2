// What is dragged onto a day: kept beside the browser's own data, which cannot be read before the drop (product: plan, calendar).
import type { DragEvent } from 'react';

/** One hand for the cards of a screen: call it once, beside the screen's own kinds of cards. */
export function createCarrying<T extends { readonly kind: string }>() {
  let inHand: T | null = null;

  /** Makes a card one that can be picked up. */
  const carriable = (carried: T) => ({
    draggable: true,
    onDragStart: (event: DragEvent): void => {
      inHand = carried;
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', carried.kind);
    },
    onDragEnd: (): void => {
      inHand = null;
    },
  });

  const mark = (event: DragEvent<HTMLElement>, isOver: boolean): void => {
    event.currentTarget.classList.toggle('yj-day-over', isOver);
  };

  /** Makes a day a place to put down what is carried. */
  const landing = (onDrop: (carried: T) => void) => ({
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
  });

  return { carriable, landing };
}

type Hand = ReturnType<typeof createCarrying>;
/** What a card spreads to be picked up; empty for one that stays. */
export type Carriable = Partial<ReturnType<Hand['carriable']>>;
export type Landing = ReturnType<Hand['landing']>;
