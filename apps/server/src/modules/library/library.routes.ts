// Front door of the medical library.
import { libraryEndpoints } from '@yijian/contract/library';
import { bind } from '../../platform/http/index.ts';
import {
  addMaterial,
  changeMaterial,
  countMaterials,
  downloadMaterial,
  findMaterial,
  listMaterials,
  recallMaterial,
  reviseMaterial,
  submitMaterial,
  uploadMaterial,
} from './library.service.ts';

export const libraryRoutes = bind('library', libraryEndpoints, {
  list: (context, { query }) => listMaterials(context, query),
  count: (context, { query }) => countMaterials(context, query),
  find: (context, { params }) => findMaterial(context, params.id),
  add: (context, { body }) => addMaterial(context, body),
  change: (context, { params, body }) => changeMaterial(context, { ...params, ...body }),
  upload: (context, { params, body }) => uploadMaterial(context, { ...params, ...body }),
  submit: (context, { params }) => submitMaterial(context, params.id),
  revise: (context, { params }) => reviseMaterial(context, params.id),
  recall: (context, { params, body }) => recallMaterial(context, { ...params, ...body }),
  download: (context, { params }) => downloadMaterial(context, params.id),
});
