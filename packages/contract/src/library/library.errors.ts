// What can go wrong with materials.
import { attachedFileErrors, defineErrors } from '../core/index.ts';

export const libraryErrors = defineErrors('library', {
  fileKind: attachedFileErrors.fileKind,
  fileRefused: attachedFileErrors.fileRefused,
  fileNotFound: attachedFileErrors.fileNotFound,
  notFound: { status: 404, zh: '资料不存在，或不对您开放', en: 'The material does not exist or is not open to you' },
  changedMeanwhile: {
    status: 409,
    zh: '这份资料刚被修改过（现为第 {version} 版），请刷新后再改',
    en: 'This material was changed a moment ago (now version {version}); refresh and try again',
  },
  notPossible: {
    status: 409,
    zh: '资料{state}，不能{act}；现在可以：{acts}',
    en: 'The material is {state}, so it cannot be {act}. Possible now: {acts}',
  },
  noFile: { status: 409, zh: '请先上传资料文件，再提交审核', en: 'Upload the file before you submit it for review' },
  notInForce: {
    status: 409,
    zh: '资料{state}，不能下载；请使用在效版本',
    en: 'The material is {state} and cannot be downloaded; use the edition in force',
  },
  unmarkable: {
    status: 409,
    zh: '文件无法加上水印，请联系资料负责人重新上传',
    en: 'The file cannot be marked with your name; ask its owner to upload it anew',
  },
  revisionOpen: {
    status: 409,
    zh: '已有未完成的新版本（第 {edition} 版）',
    en: 'A new edition ({edition}) is already being prepared',
  },
});
