// Front door of the tags.
import { tagEndpoints } from '@yijian/contract/tags';
import { bind } from '../../platform/http/index.ts';
import {
  addPersonal,
  findGroup,
  listGroups,
  listPersonal,
  listTerms,
  removePersonal,
  renamePersonal,
  saveGroup,
  saveTerm,
} from './tags.service.ts';

export const tagRoutes = bind('tags', tagEndpoints, {
  listTerms: (context) => listTerms(context),
  listGroups: (context) => listGroups(context),
  findGroup: (context, { params }) => findGroup(context, params),
  listPersonal: (context) => listPersonal(context),
  addPersonal: (context, { params }) => addPersonal(context, params),
  renamePersonal: (context, { params, body }) => renamePersonal(context, { ...params, ...body }),
  removePersonal: (context, { params }) => removePersonal(context, params),
  saveGroup: (context, { body }) => saveGroup(context, body),
  saveTerm: (context, { body }) => saveTerm(context, body),
});
