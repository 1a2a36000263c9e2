// The files of a hospital: where they stand and who may reach them (specification 2.3 hospitalDetail).
import { hospitalErrors, hospitalFileErrors } from '@yijian/contract/hospitals';
import { isVisible, selectOwnHospitalName } from '../hospitals.sql.ts';
import type { FileShelf } from './attached-files.policy.ts';

export const hospitalFiles: FileShelf = {
  table: 'hospital_files',
  record: 'hospital_id',
  write: 'customer:hospitals:write',
  steward: 'data:data-models:write',
  isSeen: ({ sql, user }, id) => isVisible(sql, user, id),
  isOwn: async ({ sql, user }, id) => (await selectOwnHospitalName(sql, user, id)) !== undefined,
  notFound: hospitalErrors.notFound,
  errors: hospitalFileErrors,
};
