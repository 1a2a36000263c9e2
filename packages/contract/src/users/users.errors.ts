// Errors about users.
import { defineErrors } from '../core/index.ts';

export const userErrors = defineErrors('users', {
  notFound: { status: 404, zh: '用户不存在或已停用', en: 'There is no such user' },
});
