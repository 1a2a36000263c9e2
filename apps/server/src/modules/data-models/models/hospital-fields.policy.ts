// Fields of an uploaded hospital.
import { hospitalFields as fields } from '@yijian/contract/dictionaries';
import { HospitalOwnership, HospitalType, hospitalLevels } from '@yijian/contract/hospitals';
import { uploaded, type FieldRule } from './field-rule.policy.ts';

export const hospitalFields: readonly FieldRule[] = [
  uploaded('name', fields.name, {
    isRequired: true,
    maxLength: 100,
    aliases: ['名称', '医院', '医院全称', '机构名称', 'hospital', 'name'],
    example: '云溪市第一人民医院',
  }),
  uploaded('province', fields.provinceName, {
    type: 'REGION',
    isRequired: true,
    aliases: ['省', '省市', '省/自治区/直辖市'],
    example: '福建省',
  }),
  uploaded('city', fields.cityName, {
    type: 'REGION',
    isRequired: true,
    aliases: ['市', '地市', '所在城市'],
    example: '福州市',
  }),
  uploaded('county', fields.county, {
    type: 'REGION',
    aliases: ['区', '县', '县区', '区/县', 'district'],
    example: '鼓楼区',
  }),
  uploaded('address', fields.address, {
    maxLength: 200,
    aliases: ['详细地址', '医院地址', 'addr'],
    example: '望江路 12 号',
  }),
  uploaded('latitude', fields.latitude, {
    type: 'DECIMAL',
    minimum: -90,
    maximum: 90,
    aliases: ['纬度（WGS 84）', 'lat'],
    example: '26.0745',
  }),
  uploaded('longitude', fields.longitude, {
    type: 'DECIMAL',
    minimum: -180,
    maximum: 180,
    aliases: ['经度（WGS 84）', 'lng', 'lon'],
    example: '119.2965',
  }),
  uploaded('telephone', fields.telephone, {
    type: 'TELEPHONE',
    maxLength: 60,
    aliases: ['联系电话', '电话号码', '医院电话', 'tel', 'phone'],
    example: '0591-80000000',
  }),
  uploaded('level', fields.level, {
    values: hospitalLevels,
    synonyms: { 三甲: '3A', 三乙: '3B', 三丙: '3C', 二甲: '2A', 二乙: '2B', 一级甲等: '1', 未定级: 'UNRATED' },
    aliases: ['等级', '级别', 'hospital level', 'grade'],
    example: '三级甲等',
  }),
  uploaded('type', fields.type, {
    values: HospitalType.options,
    aliases: ['类型', '类别', 'hospital type'],
    example: '综合医院',
  }),
  uploaded('ownership', fields.ownership, {
    values: HospitalOwnership.options,
    synonyms: { 私立: 'PRIVATE', 军队医院: 'MILITARY' },
    aliases: ['性质', '所有制'],
    example: '公立',
  }),
  uploaded('enName', fields.enName, {
    maxLength: 200,
    aliases: ['英文名', 'en name'],
    example: 'Yunxi First Hospital',
  }),
  uploaded('aliases', fields.aliases, {
    type: 'LIST',
    maxLength: 500,
    aliases: ['别名与标签', '标签', '曾用名', 'alias', 'aliases and labels', 'tags', 'labels'],
    example: '云溪一院；市一医院',
  }),
  uploaded('website', fields.website, {
    maxLength: 200,
    aliases: ['官网', '网站', 'url'],
    example: 'www.example.org',
  }),
  uploaded('beds', fields.beds, {
    type: 'INTEGER',
    minimum: 0,
    maximum: 100_000,
    aliases: ['床位', '编制床位'],
    example: '1200',
  }),
  uploaded('yearlyOutpatients', fields.yearlyOutpatients, {
    type: 'INTEGER',
    minimum: 0,
    maximum: 100_000_000,
    aliases: ['门诊量', 'outpatients', 'yearly outpatients'],
    example: '800000',
  }),
];
