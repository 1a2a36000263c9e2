// Words of the files of a record.
import { definePhrases } from '../../../lib/i18n/index.ts';

export const { usePhrases: useFilePhrases } = definePhrases('hospitals-files', {
  failed: { zh: '未能加载文件', en: 'The files could not be loaded' },
  none: { zh: '还没有文件', en: 'There are no files yet' },
  files: { zh: '文件', en: 'Files' },
  add: { zh: '上传文件', en: 'Upload a file' },
  hint: {
    zh: 'PDF、图片、Word、Excel、PPT 或文本，每个最多 10 MB；图片会去除拍摄信息',
    en: 'PDF, pictures, Word, Excel, PowerPoint or text, 10 MB each; what a camera adds to pictures is removed',
  },
  tooLarge: { zh: '“{name}”超过 10 MB', en: '“{name}” is larger than 10 MB' },
  sending: { zh: '正在上传 {name}', en: 'Uploading {name}' },
  download: { zh: '下载 {name}', en: 'Download {name}' },
  remove: { zh: '删除 {name}', en: 'Remove {name}' },
  removeQuestion: { zh: '删除“{name}”？', en: 'Remove “{name}”?' },
  removeNote: {
    zh: '删除后不能恢复，审计记录会保留谁在何时删除',
    en: 'It cannot be brought back; the audit trail keeps who removed it and when',
  },
  yesRemove: { zh: '删除', en: 'Remove' },
  removed: { zh: '删除成功', en: 'Delete success' },
  someone: { zh: '已离开的同事', en: 'A former colleague' },
  medical: { zh: '医学', en: 'Medical' },
});
