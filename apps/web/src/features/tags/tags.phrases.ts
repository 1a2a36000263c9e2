// Words of the terms of tags.
import { definePhrases } from '../../lib/i18n/index.ts';

export const { usePhrases: useTagPhrases } = definePhrases('tags', {
  title: { zh: '标签', en: 'Tags' },
  personal: { zh: '我的个人标签', en: 'My personal tags' },
  personalHint: { zh: '只有您自己看得到', en: 'Seen by you alone' },
  failed: { zh: '未能加载标签', en: 'The tags could not be loaded' },
  none: { zh: '还没有标签', en: 'No tag yet' },
  doctors: { zh: '{count} 位', en: '{count, doctor|doctors}' },
  newPersonal: { zh: '添加个人标签', en: 'Add a personal tag' },
  newTerm: { zh: '添加标签', en: 'Add a tag' },
  newGroup: { zh: '添加标签组', en: 'Add a group' },
  name: { zh: '名称', en: 'Name' },
  enName: { zh: '英文名称', en: 'English name' },
  save: { zh: '保存', en: 'Save' },
  cancel: { zh: '取消', en: 'Cancel' },
  saved: { zh: '保存成功', en: 'Successfully saved' },
  edit: { zh: '修改“{name}”', en: 'Change “{name}”' },
  retire: { zh: '停用', en: 'Put out of use' },
  revive: { zh: '启用', en: 'Use again' },
  retired: { zh: '已停用', en: 'Out of use' },
  remove: { zh: '删除“{name}”', en: 'Delete “{name}”' },
  removeAsk: { zh: '删除后，{count} 位医生不再有这个标签', en: '{count, doctor|doctors} will no longer carry it' },
  removed: { zh: '删除成功', en: 'Delete success' },
});
