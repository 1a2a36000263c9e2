// Hospital sales, treatment records and the uploads themselves as data assets.
import { rule, type DataAsset } from './asset.policy.ts';

export const hospitalSales: DataAsset = {
  code: 'hospital_sales',
  name: { zh: '医院销量与目标', en: 'Hospital sales and targets' },
  description: {
    zh: '按医院、产品和月份上传的销量、金额与目标',
    en: 'Boxes, amounts and targets uploaded by hospital, product and month',
  },
  subject: 'MARKET',
  sources: ['UPLOAD'],
  expectedDays: 35,
  permission: 'data:dashboards:read',
  path: '/data/businessDashboard-1',
  models: ['hospital_sales'],
  jobs: ['hospitals.sold-lately'],
  upstream: ['hospitals'],
  screens: ['/data/businessDashboard-1', '/data/businessDashboard-3'],
  rules: [
    rule('COMPLETENESS', 'amount', {
      name: ['有销量与金额', 'Has boxes and amount'],
      means: ['盒数与金额都已填写', 'Boxes and amount are both filled'],
    }),
    rule('COMPLETENESS', 'target', {
      name: ['有目标', 'Has a target'],
      means: ['设有盒数或金额目标', 'A target in boxes or amount is set'],
    }),
    rule('VALIDITY', 'month', {
      name: ['月份合理', 'Month makes sense'],
      means: ['有销量的月份不在未来', 'A month with sales does not lie ahead'],
    }),
    rule('VALIDITY', 'price', {
      name: ['盒数与金额相符', 'Boxes fit the amount'],
      means: ['盒数为 0 时金额也为 0，反之亦然', 'Boxes are 0 exactly where the amount is 0'],
    }),
    rule('UNIQUENESS', 'same', {
      name: ['没有重复月份', 'No month twice'],
      means: ['同一医院、产品和月份只有一条', 'One record for a hospital, product and month'],
    }),
    rule('TIMELINESS', 'current', {
      name: ['近三个月有数据', 'Has recent months'],
      means: ['该医院该产品最近三个月内有数据', 'The hospital has figures of the product within three months'],
    }),
  ],
};

export const treatmentRecords: DataAsset = {
  code: 'treatment_records',
  name: { zh: '诊疗记录', en: 'Treatment records' },
  description: {
    zh: '匿名患者的诊疗记录；患者画像由此汇总',
    en: 'Treatment of anonymous patients; patient portraits sum it up',
  },
  subject: 'MARKET',
  sources: ['UPLOAD'],
  expectedDays: 35,
  permission: 'sdaManager:treatment-records:detail',
  isOfPatients: true,
  path: '/sdaManager/dtRecords',
  models: ['treatment_records'],
  jobs: [],
  upstream: ['hospitals'],
  screens: ['/sdaManager/dtRecords', '/userInsights/PatientPortrait'],
  rules: [
    rule('COMPLETENESS', 'department', {
      name: ['有科室', 'Has a department'],
      means: ['已填写就诊科室', 'The department is filled'],
    }),
    rule('COMPLETENESS', 'symptom', {
      name: ['有首发日期', 'Has a first symptom'],
      means: ['已填写首次症状日期', 'The day of the first symptom is filled'],
    }),
    rule('VALIDITY', 'age', {
      name: ['年龄合理', 'Age makes sense'],
      means: ['开始用药时 0 到 110 岁', 'Between 0 and 110 years at the start'],
    }),
    rule('VALIDITY', 'seen', {
      name: ['随访日期合理', 'Last visit makes sense'],
      means: ['末次随访不在未来', 'The last visit does not lie ahead'],
    }),
    rule('UNIQUENESS', 'same', {
      name: ['没有重复用药', 'No treatment twice'],
      means: ['同一患者、适应症、药品和开始日期只有一条', 'One record for a patient, indication, drug and start'],
    }),
    rule('TIMELINESS', 'followed', {
      name: ['半年内有随访', 'Followed within half a year'],
      means: ['仍在用药的患者 180 天内有随访', 'Patients still treated were seen within 180 days'],
    }),
  ],
};

export const importBatches: DataAsset = {
  code: 'import_batches',
  name: { zh: '上传批次', en: 'Uploads' },
  description: {
    zh: '按数据模型上传的文件与结果；取消的批次、账号和订单的导入不计',
    en: 'Files uploaded by data model and what became of them; cancelled ones, accounts and orders do not count',
  },
  subject: 'OPERATIONS',
  sources: ['UPLOAD'],
  expectedDays: 35,
  permission: 'data:data-models:read',
  path: '/DataCollection/dataUpload',
  models: ['hospitals', 'doctors', 'hospital_sales', 'treatment_records'],
  jobs: [],
  upstream: [],
  screens: ['/DataCollection/dataUpload'],
  rules: [
    rule('COMPLETENESS', 'rows', {
      name: ['全部行已提交', 'Every row committed'],
      means: ['完成的批次没有留下出错的行', 'A finished upload left no faulty row'],
    }),
    rule('VALIDITY', 'failed', {
      name: ['没有失败', 'Not failed'],
      means: ['批次没有失败', 'The upload did not fail'],
    }),
    rule('UNIQUENESS', 'same', {
      name: ['没有重复上传', 'No file twice'],
      means: [
        '没有同模型、同文件名、同行数、同结果的另一批次',
        'No other upload of the model, file name, rows and outcome',
      ],
    }),
    rule('TIMELINESS', 'decided', {
      name: ['七天内处理', 'Decided within a week'],
      means: ['待修正或待提交的批次不超过 7 天', 'No upload waits longer than 7 days'],
    }),
  ],
};
