// What the channels ask of the doctors, who stand after them.
import {
  findDoctorAddresses,
  findDoctorInScope,
  findDoctorsByPhone,
  isDoctorOwn,
} from '../../modules/doctors/index.ts';

export const channelDoctors = {
  find: findDoctorInScope,
  isOwn: isDoctorOwn,
  byPhone: findDoctorsByPhone,
  addresses: findDoctorAddresses,
};
