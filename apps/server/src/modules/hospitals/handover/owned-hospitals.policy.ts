// Where it stands who looks after which hospital, for handing over (product 3.25).
import type { OwnedTables } from '../../handovers/index.ts';

export const ownedHospitals: OwnedTables = {
  owners: 'hospital_owners',
  records: 'hospitals',
  reference: 'hospital_id',
};
