// Errors about dictionaries.
import { defineErrors } from '../core/index.ts';

export const dictionaryErrors = defineErrors('dictionaries', {
  unknownDepartment: { status: 404, zh: '没有科室 {code}', en: 'There is no department {code}' },
});
