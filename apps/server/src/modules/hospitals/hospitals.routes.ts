// Front door of the hospitals.
import { hospitalEndpoints } from '@yijian/contract/hospitals';
import type { HandoverDoor } from '../handovers/index.ts';
import {
  countOwnedHospitals,
  giveBackOwnedHospitals,
  moveOwnedHospitals,
  selectOwnedHospitals,
} from './handover/owned-hospitals.sql.ts';
import { bind } from '../../platform/http/index.ts';
import {
  countHospitals,
  exportHospitals,
  findHospital,
  listHospitals,
  searchHospitals,
} from './hospitals-list.service.ts';
import { addHospital, changeHospital, ownHospital } from './hospitals.service.ts';

/** What users own of hospitals, for handing over (product 3.25). */
export const hospitalHandover: HandoverDoor = {
  kind: 'hospitals',
  byRegion: true,
  count: ({ sql }, userId) => countOwnedHospitals(sql, userId),
  sample: ({ sql }, userId, limit) => selectOwnedHospitals(sql, userId, limit),
  move: ({ sql }, taken) => moveOwnedHospitals(sql, taken),
  giveBack: ({ sql }, returned) => giveBackOwnedHospitals(sql, returned),
};

export const hospitalRoutes = bind('hospitals', hospitalEndpoints, {
  listMy: (context, { query, body }) => listHospitals(context, 'my', body, query),
  countMy: (context, { body }) => countHospitals(context, 'my', body),
  listAll: (context, { query, body }) => listHospitals(context, 'all', body, query),
  countAll: (context, { body }) => countHospitals(context, 'all', body),
  find: (context, { params }) => findHospital(context, params.id),
  search: (context, { body }) => searchHospitals(context, body),
  searchForSpeaker: (context, { body }) => searchHospitals(context, body),
  add: (context, { body }) => addHospital(context, body),
  change: (context, { params, body }) => changeHospital(context, params.id, body),
  own: (context, { params, body }) => ownHospital(context, params.id, body.own),
  export: (context, { query }) => exportHospitals(context, query),
});
