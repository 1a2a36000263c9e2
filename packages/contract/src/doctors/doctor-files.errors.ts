// What can go wrong with the files of a doctor.
import { defineErrors } from '../core/index.ts';

export const doctorFileErrors = defineErrors('doctors', {
  fileKind: {
    status: 400,
    zh: '“{name}”不能上传：只接受 PDF、JPEG、PNG、WebP 图片、Word、Excel、PPT 与文本，且内容须与扩展名一致',
    en: '“{name}” cannot be kept: PDF, JPEG, PNG and WebP pictures, Word, Excel, PowerPoint and text only, and the content must be what the name says',
  },
  fileRefused: { status: 400, zh: '“{name}”不能上传：{why}', en: '“{name}” cannot be kept: {why}' },
  tooManyFiles: { status: 409, zh: '一位医生最多保留 {most} 个文件', en: 'A doctor has {most} files at most' },
  fileNotFound: {
    status: 404,
    zh: '没有这个文件，或您无权查看',
    en: 'There is no such file, or it is not yours to see',
  },
  fileNotYours: {
    status: 403,
    zh: '只有上传人或数据专员可以删除这个文件',
    en: 'Only who uploaded the file or a data steward may remove it',
  },
});
