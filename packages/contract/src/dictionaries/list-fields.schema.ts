// Fields that the lists offer as columns, with their first names (specification 3, 7.5 field/all).
import type { Field, FieldList } from './dictionaries.schema.ts';

type Row = readonly [field: string, name: string, enName: string, type?: Field['type'] | `dictionary:${string}`];

/**
 * What `field/all` answers and the columns of the screens are held to: each is a field of the records of its list. The
 * first field of each list is always shown.
 */
export const listFields = {
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
    ['clueScore', '线索评分', 'Clue score', 'NUMBER'],
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
    ['products', '产品', 'Products'],
    ['visitResults', '访视结果', 'Result', 'dictionary:visitResults'],
    ['nextStep', '下一步', 'Next step'],
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
    ['priority', '优先级', 'Priority'],
    ['checked', '检查项', 'Checklist'],
    ['assigneeName', '执行人', 'Assignee'],
    ['source', '来源', 'Source'],
    ['updatedAt', '更新时间', 'Updated', 'DATE'],
    ['state', '状态', 'State'],
  ],
} as const satisfies Readonly<Record<FieldList, readonly Row[]>>;

/** Name of a field of a list. */
export type ListField<L extends FieldList> = (typeof listFields)[L][number][0];
