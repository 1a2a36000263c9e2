// Words of the guide sheet of a template, in both languages.

export const guideWords = {
  guide: { zh: '填写说明', en: 'Guide' },
  column: { zh: '列', en: 'Column' },
  isRequired: { zh: '必填', en: 'Required' },
  form: { zh: '形式', en: 'Form' },
  limit: { zh: '限制', en: 'Limit' },
  values: { zh: '可选值或示例', en: 'Values or example' },
  yes: { zh: '是', en: 'Yes' },
  atMost: { zh: '最多 {count} 字', en: 'At most {count} characters' },
  notInList: { zh: '请从下拉列表中选择', en: 'Choose a value of the list' },
  TEXT: { zh: '文本', en: 'Text' },
  INTEGER: { zh: '整数', en: 'Whole number' },
  DECIMAL: { zh: '数字', en: 'Number' },
  DICTIONARY: { zh: '下拉选择', en: 'Choose from the list' },
  REGION: { zh: '地名，可省略“省”“市”', en: 'Place name in Chinese or pinyin' },
  REFERENCE: { zh: '系统中已有的名称', en: 'Name of an existing record' },
  LIST: { zh: '多个值用分号隔开', en: 'Several values, separated by semicolons' },
  TELEPHONE: { zh: '电话，可写多个', en: 'Telephone numbers' },
  PHONE: { zh: '11 位手机号', en: 'Mobile number of 11 digits' },
  EMAIL: { zh: '邮箱地址', en: 'E-mail address' },
  CODE: { zh: '编码，从下拉列表选择', en: 'A code; choose from the list' },
  CODES: { zh: '一个或多个编码，用分号隔开', en: 'One code or several, separated by semicolons' },
  exampleNote: {
    zh: '以“示例：”开头的行不会导入，可以保留。',
    en: 'A row that begins with “Example:” is not imported and may stay.',
  },
  orderNote: {
    zh: '列的顺序可以改变，不需要的列可以删除。',
    en: 'Columns may stand in any order; columns you do not need may be removed.',
  },
} as const;
