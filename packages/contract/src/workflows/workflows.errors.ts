// Why a step of a workflow is refused (specification 8; product: workflow).
import { defineErrors } from '../core/index.ts';

export const workflowErrors = defineErrors('workflows', {
  notFound: {
    status: 404,
    zh: '没有这个流程，或您无权查看',
    en: 'There is no such process, or it is not yours to see',
  },
  taskNotFound: {
    status: 404,
    zh: '没有这个任务，或不由您处理',
    en: 'There is no such task, or it is not yours to decide',
  },
  definitionNotFound: { status: 404, zh: '没有这个流程定义', en: 'There is no such kind of process' },
  invalidDefinition: { status: 400, zh: '流程定义有误：{fields}', en: 'The definition is wrong: {fields}' },
  draftChanged: {
    status: 409,
    zh: '{name} 已改过或处理了这份草稿（{at}）',
    en: '{name} has changed this draft or dealt with it ({at})',
  },
  keyTaken: { status: 409, zh: '标识“{key}”已被使用', en: 'The key “{key}” is already in use' },
  alreadyDecided: {
    status: 409,
    zh: '{name} 已先处理（{state}，{at}）',
    en: '{name} was first ({state}, {at})',
  },
  notAllowed: {
    status: 409,
    zh: '现在不能这样操作。可以：{actions}',
    en: 'This cannot be done now. Possible: {actions}',
  },
  separated: {
    status: 409,
    zh: '职责分离：您已处理过“{node}”所在的一组，不能再处理这一步',
    en: 'Separation of duties: you have decided in the group of “{node}” and cannot decide here',
  },
  ownProcess: { status: 409, zh: '不能审批自己发起的流程', en: 'You cannot decide on what you started yourself' },
  notBatch: {
    status: 409,
    zh: '只有低风险且允许批量的任务可以批量同意',
    en: 'Only low-risk tasks that allow it can be agreed to together',
  },
  noReturn: {
    status: 409,
    zh: '不能退回到这个节点。可以：{nodes}',
    en: 'It cannot go back to this node. Possible: {nodes}',
  },
  notStartable: {
    status: 409,
    zh: '您不能发起这类流程，或它已停用',
    en: 'You cannot start this kind of process, or it is switched off',
  },
  noEffect: { status: 409, zh: '流程中的处理“{name}”没有登记', en: 'Nothing does what the process calls “{name}”' },
  effectRefused: { status: 409, zh: '批准无法生效：{reason}', en: 'The approval cannot take effect: {reason}' },
  spins: { status: 409, zh: '流程在“{node}”附近无休止循环', en: 'The process goes round without end near “{node}”' },
  fileKind: {
    status: 400,
    zh: '“{name}”不能上传：只接受 PDF、图片、Word、Excel、PPT 与文本，且内容须与扩展名一致',
    en: '“{name}” cannot be kept: PDF, pictures, Word, Excel, PowerPoint and text only, and the content must be what the name says',
  },
  tooManyFiles: { status: 409, zh: '一次最多附 {most} 个文件', en: 'At most {most, file|files} go with one decision' },
  fileNotFound: {
    status: 404,
    zh: '没有这个附件，或您无权查看',
    en: 'There is no such file, or it is not yours to see',
  },
  wrongPassword: {
    status: 409,
    zh: '签名需要您的登录密码，密码不对',
    en: 'Signing asks for your password; this is not it',
  },
  delegationOverlaps: {
    status: 409,
    zh: '这段时间内与其他委托重叠：委托不能成链、成环，也不能重复',
    en: 'This overlaps with another delegation: they may not form chains or loops, or repeat',
  },
});
