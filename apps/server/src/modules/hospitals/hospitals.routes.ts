// Front door of the hospitals.
import { hospitalEndpoints, hospitalFileEndpoints } from '@yijian/contract/hospitals';
import { ownedDoor } from '../handovers/index.ts';
import { ownedHospitals } from './handover/owned-hospitals.policy.ts';
import { bind, type BoundEndpoint } from '../../platform/http/index.ts';
import { downloadFile, listFiles, removeFile, uploadFile } from './files/attached-files.service.ts';
import { hospitalFiles as shelf } from './files/hospital-files.policy.ts';
import {
  countHospitals,
  exportHospitals,
  findHospital,
  listHospitals,
  searchHospitals,
} from './hospitals-list.service.ts';
import { addHospital, changeHospital, ownHospital } from './hospitals.service.ts';
import { setReceptionRule } from './reception/reception.service.ts';
import { findHospitalSales } from './sales/hospital-sales.service.ts';
import { listProductHistory, stepHospitalProduct } from './standing/standing.service.ts';

/** What users own of hospitals, for handing over (product 3.25). */
export const hospitalHandover = ownedDoor('hospitals', ownedHospitals);

const ownRoutes = bind('hospitals', hospitalEndpoints, {
  listMy: (context, { query, body }) => listHospitals(context, 'my', body, query),
  countMy: (context, { body }) => countHospitals(context, 'my', body),
  listAll: (context, { query, body }) => listHospitals(context, 'all', body, query),
  countAll: (context, { body }) => countHospitals(context, 'all', body),
  find: (context, { params }) => findHospital(context, params.id),
  search: (context, { body }) => searchHospitals(context, body),
  searchForSpeaker: (context, { body }) => searchHospitals(context, body),
  add: (context, { body }) => addHospital(context, body),
  change: (context, { params, body }) => changeHospital(context, params.id, body),
  setReception: (context, { params, body }) => setReceptionRule(context, params.id, body),
  stepProduct: (context, { params, body }) => stepHospitalProduct(context, params.id, body),
  productHistory: (context, { params }) => listProductHistory(context, params.id),
  findSales: (context, { params, query }) => findHospitalSales(context, { ...params, ...query }),
  own: (context, { params, body }) => ownHospital(context, params.id, body.own),
  export: (context, { query }) => exportHospitals(context, query),
});

const files = bind('hospital-files', hospitalFileEndpoints, {
  list: (context, { params }) => listFiles(context, { shelf, recordId: params.id }),
  upload: (context, { params, body }) => uploadFile(context, { shelf, recordId: params.id, ...body }),
  download: (context, { params }) => downloadFile(context, { shelf, id: params.id }),
  remove: (context, { params }) => removeFile(context, { shelf, id: params.id }),
});

export const hospitalRoutes: BoundEndpoint[] = [...ownRoutes, ...files];
