// Side door of the handovers: what a room promises about the records its users own.
export type { Before, HandoverDoor, MovedRow, OwnedCount, OwnedName, Returned, Taken } from './handover-doors.sql.ts';
export { beginPicked, findOwnPicked, undoOwnPicked, type Picked } from './picked/picked.service.ts';
export { passOwned } from './owned-rows.service.ts';
export { ownedDoor, type OwnedTables } from './owned-rows.sql.ts';
