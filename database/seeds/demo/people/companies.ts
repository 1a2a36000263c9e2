// The two enterprises of the demo: names, domains, settings, drugs. All invented (specification 3, enterprise).
import type { EnterpriseSpec } from '../../reference/index.ts';

const settings = (zh: string, en: string, accent: 'blue' | 'green') => ({
  branding: { name: { zh, en }, accent },
  analyticsAddress: 'https://analytics.example.org/',
  frameHosts: ['example.org'],
  iconHosts: ['icons.example.org'],
});

export const weili: EnterpriseSpec = {
  name: '维立医药',
  enName: 'Weili Pharma',
  realm: 'weili',
  domains: ['localhost', '127.0.0.1', '[::1]'],
  siteId: 'weili',
  settings: settings('维立医药', 'Weili Pharma', 'blue'),
  products: [
    { code: 'WL-TX', name: '泰舒宁', en_name: 'Tixunin', generic_name: '替曲普坦片', indication: '成人急性偏头痛' },
    { code: 'WL-AN', name: '安脑平', en_name: 'Annopin', generic_name: '依瑞莫单抗注射液', indication: '偏头痛预防' },
    { code: 'WL-MX', name: '眠舒欣', en_name: 'Mianxin', generic_name: '来姆雷生片', indication: '失眠障碍' },
    { code: 'WL-YS', name: '悦思达', en_name: 'Yuestar', generic_name: '沃替噻汀片', indication: '抑郁障碍' },
    { code: 'WL-JK', name: '健可安', en_name: 'Jenkoan', generic_name: '布立帕唑片', indication: '精神分裂症' },
    { code: 'WL-ZY', name: '忆立清', en_name: 'Elyqing', generic_name: '多奈美朵缓释胶囊', indication: '阿尔茨海默病' },
  ],
};

export const kanglan: EnterpriseSpec = {
  name: '康澜医药',
  enName: 'Kanglan Pharma',
  realm: 'kanglan',
  domains: ['kanglan.localhost'],
  siteId: 'kanglan',
  settings: { ...settings('康澜医药', 'Kanglan Pharma', 'green'), diagnosisPrefix: 'API-KANGLAN' },
  products: [
    { code: 'KL-DN', name: '定宁舒', en_name: 'Dingnix', generic_name: '吡仑帕奈口服液', indication: '部分性癫痫发作' },
    { code: 'KL-LB', name: '立步康', en_name: 'Libukan', generic_name: '罗替戈林贴片', indication: '帕金森病' },
    { code: 'KL-XS', name: '欣思安', en_name: 'Xinsian', generic_name: '艾司文法辛缓释片', indication: '焦虑障碍' },
    { code: 'KL-ZM', name: '仲眠清', en_name: 'Zhonmin', generic_name: '达利多雷生片', indication: '失眠障碍' },
  ],
};
