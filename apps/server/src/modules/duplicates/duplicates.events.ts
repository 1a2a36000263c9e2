// What the duplicates hear: a doctor was created, a hospital added or changed.
import { subscribe, type Subscriber } from '../../platform/jobs/index.ts';
import { compareHospital } from './hospitals/hospital-pairs.service.ts';
import { compareNew } from './scanning/scans.service.ts';

export const duplicateSubscribers: readonly Subscriber[] = [
  subscribe('doctors.created', compareNew),
  subscribe('hospitals.created', compareHospital),
  subscribe('hospitals.changed', compareHospital),
];
