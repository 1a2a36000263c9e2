// What meetings hear of their approvals, of speakers, and of doctors they asked to add.
import { newDoctorTopic } from '../verifications/index.ts';
import { subscribe, type Subscriber } from '../../platform/jobs/index.ts';
import { followActualsEnd, followActualsReturn } from './actuals/actuals.service.ts';
import { tellOfBlacklisted } from './approval/blacklisted.service.ts';
import { followEnd, followReturn } from './approval/decided.service.ts';
import { followNewDoctor } from './walk-ins/new-doctor.service.ts';

export const meetingSubscribers: readonly Subscriber[] = [
  subscribe('workflows.ended', followEnd),
  subscribe('workflows.returned', followReturn),
  subscribe('workflows.ended', followActualsEnd),
  subscribe('workflows.returned', followActualsReturn),
  subscribe('speakers.blacklisted', tellOfBlacklisted),
  subscribe(newDoctorTopic, followNewDoctor),
];
