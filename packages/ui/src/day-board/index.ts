// Door of day-board: the board of days that things are planned on, by hand or by key.
export { addDays, daysOf, mondayOf, step } from './board-days.ts';
export type { BoardSpan } from './board-days.ts';
export { createCarrying } from './carrying.ts';
export type { Carriable, Landing } from './carrying.ts';
export { BoardColumns, DayBoard, DayCard } from './day-board.tsx';
export type { BoardDay, DayBoardProps, DayCardProps } from './day-board.tsx';
export { DayButton } from './day-button.tsx';
export type { DayButtonProps } from './day-button.tsx';
export { Target, Targets } from './targets.tsx';
export type { TargetProps } from './targets.tsx';
