// The files of a doctor: where they stand and who may reach them (specification 2.3 businessRecord).
import { doctorErrors, doctorFileErrors } from '@yijian/contract/doctors';
import type { FileShelf } from '../../hospitals/index.ts';
import { selectDoctorInScope, selectIsDoctorOwn } from '../doctors-scope.sql.ts';

export const doctorFiles: FileShelf = {
  table: 'doctor_files',
  record: 'doctor_id',
  write: 'customer:doctors:write',
  steward: 'customer:doctors:merge',
  isSeen: async ({ sql, user }, id) => (await selectDoctorInScope(sql, user, id)) !== undefined,
  isOwn: ({ sql, user }, id) => selectIsDoctorOwn(sql, user, id),
  notFound: doctorErrors.notFound,
  errors: doctorFileErrors,
};
