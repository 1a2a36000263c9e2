// What can go wrong with duplicates.
import { defineErrors } from '../core/index.ts';

export const duplicateErrors = defineErrors('duplicates', {
  notFound: {
    status: 404,
    zh: '记录不存在，或不在您的查看范围内',
    en: 'The record does not exist or is outside your range',
  },
  samePerson: { status: 400, zh: '请选择两位不同的医生', en: 'Choose two different doctors' },
  mergedAlready: {
    status: 409,
    zh: '{by}已于 {at} 合并了这位医生',
    en: '{by} has merged this doctor at {at}',
  },
  changedMeanwhile: {
    status: 409,
    zh: '其中一条资料刚被修改，请重新预览后再合并',
    en: 'One of the two has just been changed; look at the preview again before merging',
  },
  blocked: {
    status: 409,
    zh: '两位医生都有进行中的“{what}”，请先办结其中一项再合并',
    en: 'Both doctors have “{what}” of which only one may stay; finish one of them first',
  },
  placeTaken: {
    status: 409,
    zh: '该医院的这个科室已有另一位同名医生',
    en: 'This department of the hospital has another doctor of this name',
  },
  undoneAlready: { status: 409, zh: '这次合并已经撤销{by}', en: 'This merge has been undone already{by}' },
  laterMerge: {
    status: 409,
    zh: '保留的记录之后又有合并，请先撤销较晚的一次',
    en: 'The survivor was merged again since; undo the later merge first',
  },
  sameHospital: { status: 400, zh: '请选择两家不同的医院', en: 'Choose two different hospitals' },
  hospitalMergedAlready: {
    status: 409,
    zh: '{by}已于 {at} 合并了这家医院',
    en: '{by} has merged this hospital at {at}',
  },
  hospitalBlocked: {
    status: 409,
    zh: '两家医院都有“{what}”，只能保留一项；请先合并或办结其中一项',
    en: 'Both hospitals have “{what}” of which only one may stay; merge or finish one of them first',
  },
  hospitalPlaceTaken: {
    status: 409,
    zh: '该地区已有另一家同名医院',
    en: 'There is another hospital of this name in the county',
  },
  scanRunning: { status: 409, zh: '查重正在进行', en: 'A search is running' },
  noScan: { status: 409, zh: '没有正在进行的查重', en: 'No search is running' },
});
