// Errors about saved searches.
import { defineErrors } from '../core/index.ts';

export const savedSearchErrors = defineErrors('saved-searches', {
  notFound: { status: 404, zh: '该常用搜索不存在', en: 'There is no such saved search' },
  notOwner: { status: 403, zh: '只能删除自己保存的搜索', en: 'Only your own saved searches can be deleted' },
  tooMany: {
    status: 409,
    zh: '每个列表最多保存 {limit} 个搜索，请先删除不用的',
    en: 'A list keeps at most {limit} saved searches; delete some first',
  },
});
