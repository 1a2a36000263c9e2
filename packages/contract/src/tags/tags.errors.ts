// What can go wrong with terms of tags.
import { defineErrors } from '../core/index.ts';

export const tagErrors = defineErrors('tags', {
  notFound: { status: 404, zh: '标签不存在', en: 'There is no such tag' },
  groupNotFound: { status: 404, zh: '标签组不存在', en: 'There is no such group of tags' },
  nameTaken: { status: 409, zh: '已有名为“{name}”的标签', en: 'There is a tag named “{name}” already' },
  groupTaken: { status: 409, zh: '已有名为“{name}”的标签组', en: 'There is a group named “{name}” already' },
  disabled: { status: 409, zh: '标签“{name}”已停用', en: 'The tag “{name}” is no longer in use' },
  tooManyPersonal: {
    status: 409,
    zh: '最多保留 {limit} 个个人标签，请先删除不用的',
    en: 'At most {limit} personal tags are kept; delete some first',
  },
});
