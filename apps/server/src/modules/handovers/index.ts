// Side door of the handovers: what a room promises about the records its users own.
export type { Before, HandoverDoor, MovedRow, OwnedCount, OwnedName, Returned, Taken } from './handover-doors.sql.ts';
