// Doctors and hospitals as data assets.
import { rule, type DataAsset } from './asset.policy.ts';

export const doctors: DataAsset = {
  code: 'doctors',
  name: { zh: '医生', en: 'Doctors' },
  description: {
    zh: '企业维护的医生档案：执业医院、科室、职称、分级和联系方式；归档的医生不计',
    en: 'The doctors the enterprise keeps: hospital, department, title, tier and contacts; archived ones do not count',
  },
  subject: 'CUSTOMERS',
  sources: ['SCREENS', 'UPLOAD'],
  expectedDays: 7,
  permission: 'customer:doctors:read',
  path: '/customer/doctorTeamManager/allCustomer',
  recordPath: (id) => `/customer/doctorProfile?doctorId=${id}&id=${id}`,
  models: ['doctors'],
  jobs: ['doctors.runTagRules', 'verifications.reverify', 'duplicates.queueScan'],
  upstream: ['hospitals'],
  screens: [
    '/customer/doctorTeamManager/allCustomer',
    '/customer/doctorProfile',
    '/customer/KolMapping',
    '/customer/doctorDataValidation',
  ],
  rules: [
    rule('COMPLETENESS', 'department', {
      name: ['有标准科室', 'Has a department'],
      means: ['已对应到标准科室', 'A standard department is set'],
    }),
    rule('COMPLETENESS', 'title', {
      name: ['有职称', 'Has a title'],
      means: ['已填写标准职称', 'A standard title is set'],
    }),
    rule('COMPLETENESS', 'phone', {
      name: ['有手机号', 'Has a mobile'],
      means: ['已留下手机号（加密保存）', 'A mobile is kept, sealed'],
      field: 'doctor.phone',
    }),
    rule('VALIDITY', 'birthYear', {
      name: ['出生年份合理', 'Year of birth makes sense'],
      means: [
        '已填写的出生年份在 1930 年以后，且年满 22 岁',
        'A year of birth is after 1930 and gives at least 22 years',
      ],
      field: 'doctor.ageRange',
    }),
    rule('VALIDITY', 'hospital', {
      name: ['执业医院在用', 'Hospital is in use'],
      means: ['所在医院没有停用', 'The hospital is not switched off'],
    }),
    rule('UNIQUENESS', 'same', {
      name: ['没有重复医生', 'No doctor twice'],
      means: ['同一医院同一科室没有同名医生', 'No other doctor of the name in the hospital and department'],
    }),
    rule('TIMELINESS', 'reviewed', {
      name: ['一年内有更新', 'Changed within a year'],
      means: ['最近 365 天内有过变更', 'Something changed within 365 days'],
    }),
  ],
};

export const hospitals: DataAsset = {
  code: 'hospitals',
  name: { zh: '医院', en: 'Hospitals' },
  description: {
    zh: '企业覆盖的医院：等级、类型、地区、地址与位置；停用的医院不计',
    en: 'The hospitals the enterprise covers: level, kind, region, address and place; those switched off do not count',
  },
  subject: 'CUSTOMERS',
  sources: ['SCREENS', 'UPLOAD'],
  expectedDays: 30,
  permission: 'customer:hospitals:read',
  path: '/customer/hospitalList/totalHospital',
  models: ['hospitals'],
  jobs: ['hospitals.sold-lately'],
  upstream: [],
  screens: ['/customer/hospitalList/totalHospital', '/data/businessDashboard-1'],
  rules: [
    rule('COMPLETENESS', 'city', { name: ['有城市', 'Has a city'], means: ['已填写所在城市', 'The city is set'] }),
    rule('COMPLETENESS', 'address', {
      name: ['有地址', 'Has an address'],
      means: ['已填写详细地址', 'The address is filled'],
    }),
    rule('COMPLETENESS', 'level', {
      name: ['有等级', 'Has a level'],
      means: ['医院等级不是“未评级”', 'The level is not “unrated”'],
    }),
    rule('VALIDITY', 'telephone', {
      name: ['电话格式正确', 'Telephone is well formed'],
      means: ['已填写的电话是至少 7 位的号码', 'A telephone has at least seven digits'],
      field: 'hospital.telephone',
    }),
    rule('VALIDITY', 'position', {
      name: ['坐标在国内', 'Place is in China'],
      means: ['已填写的经纬度落在中国境内', 'Latitude and longitude lie within China'],
    }),
    rule('UNIQUENESS', 'same', {
      name: ['没有重复医院', 'No hospital twice'],
      means: ['同一城市没有同名医院', 'No other hospital of the name in the city'],
    }),
    rule('TIMELINESS', 'reviewed', {
      name: ['两年内有更新', 'Changed within two years'],
      means: ['最近 730 天内有过变更', 'Something changed within 730 days'],
    }),
  ],
};
