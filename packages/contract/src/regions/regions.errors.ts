// Errors about regions.
import { defineErrors } from '../core/index.ts';

export const regionErrors = defineErrors('regions', {
  notFound: { status: 404, zh: '没有地区 {id}', en: 'There is no region {id}' },
});
