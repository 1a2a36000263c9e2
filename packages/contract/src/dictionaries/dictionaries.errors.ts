// Errors about dictionaries (specification 3, 8).
import { defineErrors } from '../core/index.ts';

export const dictionaryErrors = defineErrors('dictionaries', {
  unknownDepartment: { status: 404, zh: '没有科室 {code}', en: 'There is no department {code}' },
  unknownEntry: { status: 404, zh: '字典项不存在', en: 'There is no such dictionary entry' },
  typeNotFound: { status: 404, zh: '没有字典 {key}', en: 'There is no dictionary {key}' },
  entryNotFound: { status: 404, zh: '没有这个字典值', en: 'There is no such value' },
  keyTaken: { status: 409, zh: '字典键 {key} 已被使用', en: 'The dictionary key {key} is already in use' },
  valueTaken: { status: 409, zh: '值 {value} 已被使用', en: 'The value {value} is already in use' },
  changedMeanwhile: {
    status: 409,
    zh: '该字典刚被他人修改，请刷新后重试',
    en: 'Someone else has just changed this dictionary; refresh and try again',
  },
  inUse: {
    status: 409,
    zh: '正在使用，不能删除或改值：{places}。可以改为停用',
    en: 'It is in use and cannot be deleted or given another code: {places}. Disable it instead',
  },
  systemValue: {
    status: 409,
    zh: '系统值 {value} 由产品使用，不能改值、停用或删除',
    en: 'The product relies on the value {value}: it keeps its code and cannot be disabled or deleted',
  },
  systemType: { status: 409, zh: '系统字典 {key} 不能删除', en: 'The system dictionary {key} cannot be deleted' },
  closed: {
    status: 409,
    zh: '字典 {key} 的值由产品决定，不能新增',
    en: 'The values of the dictionary {key} are given by the product; none can be added',
  },
  notEmpty: {
    status: 409,
    zh: '字典里还有 {count} 个值，请先删除',
    en: 'The dictionary still has {count, value|values}; delete them first',
  },
  otherEntries: {
    status: 409,
    zh: '排序须包含该字典的全部值，请刷新后重试',
    en: 'The order must name every value of the dictionary; refresh and try again',
  },
});
