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
  listMy: (context, { query, body }) => listHospitals(context, { whose: 'my', filter: body, paging: query }),
  countMy: (context, { body }) => countHospitals(context, { whose: 'my', filter: body }),
  listAll: (context, { query, body }) => listHospitals(context, { whose: 'all', filter: body, paging: query }),
  countAll: (context, { body }) => countHospitals(context, { whose: 'all', filter: body }),
  find: (context, { params }) => findHospital(context, params.id),
  search: (context, { body }) => searchHospitals(context, body),
  searchForSpeaker: (context, { body }) => searchHospitals(context, body),
  add: (context, { body }) => addHospital(context, body),
  change: (context, { params, body }) => changeHospital(context, { ...params, ...body }),
  setReception: (context, { params, body }) => setReceptionRule(context, { ...params, ...body }),
  stepProduct: (context, { params, body }) => stepHospitalProduct(context, { ...params, ...body }),
  productHistory: (context, { params }) => listProductHistory(context, params.id),
  findSales: (context, { params, query }) => findHospitalSales(context, { ...params, ...query }),
  own: (context, { params, body }) => ownHospital(context, { ...params, ...body }),
  export: (context, { query }) => exportHospitals(context, query),
});

const files = bind('hospital-files', hospitalFileEndpoints, {
  list: (context, { params }) => listFiles(context, { shelf, recordId: params.id }),
  upload: (context, { params, body }) => uploadFile(context, { shelf, recordId: params.id, ...body }),
  download: (context, { params }) => downloadFile(context, { shelf, id: params.id }),
  remove: (context, { params }) => removeFile(context, { shelf, id: params.id }),
});

export const hospitalRoutes: BoundEndpoint[] = [...ownRoutes, ...files];
