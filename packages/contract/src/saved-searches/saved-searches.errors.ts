// Errors about saved searches.
import { defineErrors } from '../core/index.ts';

export const savedSearchErrors = defineErrors('saved-searches', {
  notFound: { status: 404, zh: '该常用搜索不存在', en: 'There is no such saved search' },
  notOwner: {
    status: 403,
    zh: '只有保存的人或管理员可以修改',
    en: 'Only whoever saved it or an administrator may change it',
  },
  nameTaken: { status: 409, zh: '这个列表已有同名的视图“{name}”', en: 'The list has a view called “{name}” already' },
  noTeam: {
    status: 409,
    zh: '保存的人不属于任何组织，无法共享给团队',
    en: 'Whoever saved it belongs to no organisation, so it has no team to be shared with',
  },
  tooManyPins: {
    status: 409,
    zh: '工作台最多固定 {limit} 个视图，请先取消不用的',
    en: 'The workspace holds at most {limit, view|views}; take one off first',
  },
  tooMany: {
    status: 409,
    zh: '每个列表最多保存 {limit} 个搜索，请先删除不用的',
    en: 'A list keeps at most {limit} saved searches; delete some first',
  },
});
