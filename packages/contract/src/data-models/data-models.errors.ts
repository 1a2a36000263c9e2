// What can go wrong with a data upload.
import { defineErrors } from '../core/index.ts';

export const dataModelErrors = defineErrors('data-models', {
  modelNotFound: { status: 404, zh: '没有数据模型 {id}', en: 'There is no data model {id}' },
  notFound: { status: 404, zh: '导入批次不存在', en: 'The upload does not exist' },
  rowNotFound: { status: 404, zh: '批次中没有第 {row} 行', en: 'The upload has no row {row}' },
  illegalState: {
    status: 409,
    zh: '批次当前为「{state}」{by}，不能{action}',
    en: 'The upload is {state}{by} and cannot be {action}',
  },
  working: { status: 409, zh: '批次正在处理，请稍候', en: 'The upload is being worked on; wait a moment' },
  nothingValid: { status: 409, zh: '没有可提交的行', en: 'No row can be committed' },
  notAllValid: {
    status: 409,
    zh: '还有 {rows} 行有误或重复；请先修正，或改为只提交有效行',
    en: '{rows, row is|rows are} wrong or duplicate; fix them first, or commit the valid rows only',
  },
  rowsChanged: {
    status: 409,
    zh: '检查之后有 {rows} 行与系统中的数据不再一致，已重新标记，请查看后再提交',
    en: '{rows, row no longer agrees|rows no longer agree} with the records since they were checked; they are marked anew, look before you commit',
  },
  referredTo: {
    status: 409,
    zh: '不能撤销：{count} 条记录已被引用：{names}',
    en: 'Cannot be undone: {count, record is|records are} referred to by others: {names}',
  },
  changedSince: {
    status: 409,
    zh: '不能撤销：{count} 条记录在导入之后又被修改：{names}',
    en: 'Cannot be undone: {count, record was|records were} changed after the upload: {names}',
  },
  notRestorable: {
    status: 409,
    zh: '不能撤销：{count} 条记录无法恢复原值，因为已占用的金额超过原金额，或原成本中心已不存在：{names}',
    en: 'Cannot be undone: {count, record|records} cannot get back what was there, since more is used than the former amount or the former cost center is gone: {names}',
  },
  nobodyWaits: {
    status: 409,
    zh: '这一批用户都已登录过、已停用或已另设密码，没有需要发放的初始密码',
    en: 'Every user of this upload has signed in, is disabled or was given another password; none is left to give out',
  },
  cancelled: { status: 409, zh: '导入已被取消', en: 'The upload was cancelled' },
  badMapping: { status: 400, zh: '列对应关系无法读取', en: 'The mapping of the columns cannot be read' },
  missingColumns: { status: 400, zh: '文件缺少列：{columns}', en: 'The file lacks the columns: {columns}' },
  empty: { status: 400, zh: '文件中没有数据行', en: 'The file holds no rows of data' },
  broken: { status: 400, zh: '文件已损坏，无法读取', en: 'The file is damaged and cannot be read' },
  openQuote: {
    status: 400,
    zh: '第 {row} 行起有引号没有闭合，无法读取后面的内容',
    en: 'A quotation mark from row {row} on is never closed, so the rest cannot be read',
  },
  encrypted: {
    status: 400,
    zh: '文件设有密码，请取消密码后再上传',
    en: 'The file is protected by a password; remove it and upload again',
  },
  oldFormat: {
    status: 415,
    zh: '这是旧版 Excel 文件（.xls），请另存为 .xlsx 或 CSV 后再上传',
    en: 'This is an old Excel file (.xls); save it as .xlsx or CSV and upload again',
  },
  notASheet: {
    status: 415,
    zh: '文件不是表格（实际内容是 {found}），请上传 .xlsx 或 CSV',
    en: 'The file is not a sheet (its content is {found}); upload .xlsx or CSV',
  },
  unsafe: {
    status: 400,
    zh: '文件含有不允许的内容（外部实体声明），已拒绝读取',
    en: 'The file holds declarations that are not allowed (external entities) and was not read',
  },
  tooLarge: {
    status: 413,
    zh: '文件解压后超过 {limit}，或压缩比异常，已停止读取',
    en: 'The file unpacks to more than {limit} or is compressed suspiciously; reading was stopped',
  },
  tooManyEntries: {
    status: 413,
    zh: '文件包内条目超过 {limit} 个',
    en: 'The file packs more than {limit, entry|entries}',
  },
  tooManyRows: {
    status: 413,
    zh: '文件超过 {limit} 行，请拆分后上传',
    en: 'The file has more than {limit, row|rows}; split it',
  },
  tooManyColumns: {
    status: 413,
    zh: '第 {row} 行超过 {limit} 列',
    en: 'Row {row} has more than {limit, column|columns}',
  },
  cellTooLong: {
    status: 413,
    zh: '第 {row} 行有单元格超过 {limit} 个字符',
    en: 'Row {row} has a cell of more than {limit, character|characters}',
  },
  unknownEncoding: {
    status: 415,
    zh: '无法识别文件编码，请另存为 UTF-8 或 GB18030（GBK）',
    en: 'The encoding of the file is unknown; save it as UTF-8 or GB18030 (GBK)',
  },
});
