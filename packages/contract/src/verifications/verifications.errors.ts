// What can go wrong with a verification.
import { defineErrors } from '../core/index.ts';

export const verificationErrors = defineErrors('verifications', {
  notFound: {
    status: 404,
    zh: '核验申请不存在，或不在您的查看范围内',
    en: 'The request does not exist or is outside your range',
  },
  certificateNotFound: {
    status: 404,
    zh: '证件不存在，或不在您的查看范围内',
    en: 'The certificate does not exist or is outside your range',
  },
  doctorNotFound: {
    status: 404,
    zh: '医生不存在，或不在您的查看范围内',
    en: 'The doctor does not exist or is outside your range',
  },
  illegalState: {
    status: 409,
    zh: '申请{state}，不能这样操作。现在可以：{actions}',
    en: 'The request is {state}; this cannot be done. Possible now: {actions}',
  },
  changedMeanwhile: {
    status: 409,
    zh: '这份申请刚被修改过（第 {version} 版），请刷新后再改',
    en: 'This request was changed a moment ago (version {version}); refresh before you change it',
  },
  alreadyPicked: { status: 409, zh: '{name} 已在处理这份申请', en: '{name} is already at this request' },
  ownRequest: { status: 409, zh: '不能审核自己提交的申请', en: 'You cannot review your own request' },
  noFields: { status: 400, zh: '请至少填写一个要核验的字段', en: 'Name at least one field to verify' },
  noCertificate: { status: 409, zh: '请先上传证件再提交', en: 'Upload a certificate before you submit' },
  tooManyCertificates: {
    status: 409,
    zh: '最多上传 {limit} 份证件',
    en: 'There can be {limit, certificate|certificates} at most',
  },
  undecided: { status: 409, zh: '请先逐项处理：{fields}', en: 'Decide on each field first: {fields}' },
  nothingAccepted: {
    status: 409,
    zh: '所有字段都未通过，请改用驳回并说明原因',
    en: 'No field was accepted; reject the request and say why',
  },
  sameDoctorThere: {
    status: 409,
    zh: '该医院科室已有同名医生，请先合并或修改',
    en: 'A doctor of this name is already in this department of the hospital; merge them or change it',
  },
  noTask: {
    status: 409,
    zh: '流程中没有等待处理的任务，请在流程中心查看',
    en: 'No task of the process waits; look at it in the workflow center',
  },
  notACertificate: {
    status: 400,
    zh: '文件不是 JPEG、PNG、WebP 图片或 PDF，或内容与类型不符',
    en: 'The file is no JPEG, PNG or WebP picture and no PDF, or is not what it says',
  },
  tooManyPixels: {
    status: 400,
    zh: '图片像素过大，最多 {limit} 万像素',
    en: 'The picture is too large: {limit}0,000 pixels at most',
  },
  brokenPicture: { status: 400, zh: '图片已损坏，无法读取', en: 'The picture is broken and cannot be read' },
  brokenPdf: { status: 400, zh: 'PDF 已损坏，无法读取', en: 'The PDF is broken and cannot be read' },
  encryptedPdf: { status: 400, zh: 'PDF 已加密，请去掉密码后上传', en: 'The PDF is encrypted; take the password away' },
  activePdf: { status: 400, zh: 'PDF 含脚本或附件，不能上传', en: 'The PDF holds scripts or attached files' },
  tooManyPages: { status: 400, zh: 'PDF 最多 {limit} 页', en: 'A PDF may have {limit, page|pages} at most' },
  badSheet: { status: 400, zh: '表格无法读取：{why}', en: 'The sheet cannot be read: {why}' },
  missingColumns: { status: 400, zh: '表格缺少列：{columns}', en: 'Columns are missing: {columns}' },
});
