// The signed-in user, colleagues and the own profile (specification 7.1, 7.5 user and system lookups).
import { z } from 'zod';
import { Id, endpoint, paged } from '../core/index.ts';
import { userErrors } from './users.errors.ts';
import {
  Colleague,
  ColleagueQuery,
  ProfileChange,
  UserDetail,
  UserInfo,
  UserRoleQuery,
  UserRoles,
} from './users.schema.ts';

export const userEndpoints = {
  findInfo: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/user/info',
    summary: { zh: '当前用户信息', en: 'The signed-in user' },
    access: 'session',
    output: UserInfo,
    errors: [],
  }),
  listColleagues: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/user/colleagues/{userId}',
    summary: { zh: '同企业的同事', en: 'Colleagues in the same enterprise' },
    access: 'session',
    params: z.strictObject({ userId: Id }),
    query: ColleagueQuery,
    output: paged(Colleague),
    errors: [userErrors.notFound],
  }),
  listUserRoles: endpoint({
    method: 'GET',
    path: '/user/findUserRoleList',
    summary: { zh: '用户及其角色', en: 'Users with their roles' },
    access: 'session',
    query: UserRoleQuery,
    output: z.array(UserRoles),
    errors: [],
  }),
  find: endpoint({
    method: 'GET',
    path: '/user/findById',
    summary: { zh: '按编号查找用户', en: 'One user by id' },
    access: 'session',
    query: z.strictObject({ id: Id }),
    output: UserDetail,
    errors: [userErrors.notFound],
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/API-SYSTEM/user/profile',
    summary: { zh: '修改个人资料', en: 'Change the own profile' },
    access: 'session',
    body: { encoding: 'form', schema: ProfileChange },
    output: UserInfo,
    errors: [],
  }),
};
