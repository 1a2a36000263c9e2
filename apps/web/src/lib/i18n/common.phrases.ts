// Texts every screen shares (specification 8, other texts).
import { definePhrases } from './phrases.ts';

export const {
  usePhrases: useCommonPhrases,
  phrase: commonPhrase,
  phraseIn: commonPhraseIn,
} = definePhrases('common', {
  noPermission: { zh: '没有权限', en: 'No permission' },
  deleteSuccess: { zh: '删除成功', en: 'Delete success' },
  deleteCanceled: { zh: '已取消删除', en: 'Delete canceled' },
  updateSuccess: { zh: '更新成功', en: 'Update success' },
  createSuccess: { zh: '新增成功', en: 'Create success' },
  savedSuccessfully: { zh: '保存成功', en: 'Successfully saved' },
  pictureUploadSuccess: { zh: '图片上传成功', en: 'Picture upload success' },
  downloading: { zh: '正在下载，请稍候...', en: 'Downloading, please wait...' },
});
