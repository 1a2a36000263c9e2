// Front door of the users.
import { userEndpoints } from '@yijian/contract/users';
import { bind } from '../../platform/http/index.ts';
import { findInfo, findUser, listColleagues, listUserRoles, updateProfile } from './users.service.ts';

export const userRoutes = bind('users', userEndpoints, {
  findInfo: (context) => findInfo(context),
  listColleagues: (context, { params, query }) => listColleagues(context, { userId: params.userId, ...query }),
  listUserRoles: (context, { query }) => listUserRoles(context, query),
  find: (context, { query }) => findUser(context, query),
  updateProfile: (context, { body }) => updateProfile(context, body),
});
