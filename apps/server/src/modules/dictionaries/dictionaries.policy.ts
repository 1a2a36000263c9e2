// Fields that the lists offer as columns, with their first names (specification 3; field/all is not shown, this is our reading).
import type { DictionaryEntry, Field, FieldList } from '@yijian/contract/dictionaries';

type Row = readonly [field: string, name: string, enName: string, type?: Field['type'] | `dictionary:${string}`];

/** The first field of each list is always shown. Each is a field of the records that the list answers. */
const fields: Readonly<Record<FieldList, readonly Row[]>> = {
  doctors: [
    ['doctorName', '医生姓名', 'Name'],
    ['doctorTitle', '职称', 'Title'],
    ['hospital', '医院', 'Hospital'],
    ['hospitalLevel', '医院等级', 'Hospital level', 'dictionary:hospitalLevel'],
    ['department', '科室', 'Department'],
    ['province', '省份', 'Province'],
    ['city', '城市', 'City'],
    ['doctorType', '医生类型', 'Doctor type', 'dictionary:doctorType'],
    ['tags', '标签', 'Tags'],
    ['tier', '分级', 'Tier', 'dictionary:tier'],
    ['owners', '负责人', 'Owners'],
    ['coverageStatus', '覆盖状态', 'Coverage', 'dictionary:coverageStatus'],
    ['consents', '渠道授权', 'Channels'],
    ['lastVisitAt', '最近访视', 'Last visit', 'DATE'],
    ['nextTask', '下一任务', 'Next task'],
    ['weeklyActivity', '活跃度', 'Activeness'],
    ['hasSales', '是否有销量', 'Has sales', 'BOOLEAN'],
    ['isVerified', '已核验', 'Verified', 'BOOLEAN'],
  ],
  hospitals: [
    ['name', '医院名称', 'Hospital'],
    ['level', '等级', 'Level', 'dictionary:hospitalLevel'],
    ['type', '类型', 'Type', 'dictionary:hospitalType'],
    ['provinceName', '省份', 'Province'],
    ['cityName', '城市', 'City'],
    ['address', '地址', 'Address'],
    ['beds', '床位数', 'Beds', 'NUMBER'],
    ['yearlyOutpatients', '年门诊量', 'Outpatients a year', 'NUMBER'],
    ['products', '进药状态', 'Procurement'],
    ['doctorCount', '医生数', 'Doctors', 'NUMBER'],
    ['lastVisitAt', '最近访视', 'Last visit', 'DATE'],
    ['owners', '负责人', 'Owners'],
  ],
  visits: [
    ['doctorName', '医生', 'Doctor'],
    ['hospitalName', '医院', 'Hospital'],
    ['department', '科室', 'Department'],
    ['startsAt', '访视时间', 'Visited at', 'DATE'],
    ['visitType', '访视方式', 'Type', 'dictionary:visitType'],
    ['visitPurposes', '访视目的', 'Purposes', 'dictionary:visitPurpose'],
    ['visitDuration', '访视时长', 'Duration', 'dictionary:visitDuration'],
    ['visitResults', '访视结果', 'Result', 'dictionary:visitResults'],
    ['userName', '访视人', 'Visitor'],
    ['state', '状态', 'State', 'dictionary:visitState'],
  ],
  tasks: [
    ['title', '任务', 'Task'],
    ['type', '类型', 'Type', 'dictionary:taskType'],
    ['doctorName', '医生', 'Doctor'],
    ['hospitalName', '医院', 'Hospital'],
    ['dueOn', '截止日期', 'Due', 'DATE'],
    ['important', '重要', 'Important', 'BOOLEAN'],
    ['assigneeName', '执行人', 'Assignee'],
    ['state', '状态', 'State'],
  ],
};

export const fieldLists = Object.keys(fields) as FieldList[];

/** The dictionary in which an enterprise renames the fields of a list. */
export const fieldDictionary = (list: FieldList): string => `field.${list}`;

export function fieldsOf(list: FieldList): Field[] {
  return fields[list].map(([field, name, enName, type = 'TEXT'], index) => {
    const dictionaryKey = type.startsWith('dictionary:') ? type.slice('dictionary:'.length) : null;
    const shape = { list, field, name, enName, dictionaryKey, isFixed: index === 0 };
    return { ...shape, type: dictionaryKey === null ? (type as Field['type']) : 'DICTIONARY' };
  });
}

export function withNames(own: readonly Field[], names: readonly DictionaryEntry[]): Field[] {
  return own.map((field) => {
    const given = names.find((entry) => entry.value === field.field);
    return given === undefined ? field : { ...field, name: given.name, enName: given.enName };
  });
}
