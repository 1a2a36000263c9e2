// Errors about dictionaries.
import { defineErrors } from '../core/index.ts';

export const dictionaryErrors = defineErrors('dictionaries', {
  unknownEntry: { status: 404, zh: '字典项不存在', en: 'There is no such dictionary entry' },
  unknownDepartment: { status: 404, zh: '没有科室 {code}', en: 'There is no department {code}' },
});
