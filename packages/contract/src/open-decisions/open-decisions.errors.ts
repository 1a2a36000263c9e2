// Errors about deciding in the list.
import { defineErrors } from '../core/index.ts';

export const decisionErrors = defineErrors('open-decisions', {
  alone: {
    status: 409,
    zh: '这一项须打开后单独处理',
    en: 'This one has to be opened and decided by itself',
  },
  gone: {
    status: 404,
    zh: '这一项已不在您的待办中',
    en: 'This one no longer waits for you',
  },
});
