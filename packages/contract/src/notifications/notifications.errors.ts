// What can go wrong with the settings of notices.
import { defineErrors } from '../core/index.ts';

export const notificationErrors = defineErrors('notifications', {
  mailAddressMissing: {
    status: 400,
    zh: '您的账号没有邮箱，请联系管理员填写',
    en: 'Your account has no e-mail address; ask the administrator to add one',
  },
});
