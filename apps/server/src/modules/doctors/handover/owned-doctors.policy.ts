// Where it stands who looks after which doctor, for handing over (product 3.25).
import { ownedDoor, type OwnedTables } from '../../handovers/index.ts';

export const ownedDoctors: OwnedTables = { owners: 'doctor_owners', records: 'doctors', reference: 'doctor_id' };

export const doctorsDoor = ownedDoor('doctors', ownedDoctors);
