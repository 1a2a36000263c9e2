// Sends, publications and opinion posts as data assets.
import { rule, type DataAsset } from './asset.policy.ts';

export const sends: DataAsset = {
  code: 'sends',
  name: { zh: '内容发送', en: 'Sends of content' },
  description: {
    zh: '通过邮件、短信与企业微信向医生发送的内容；已取消的不计',
    en: 'Content sent to doctors by mail, SMS and enterprise chat; cancelled sends do not count',
  },
  subject: 'CONTENT',
  sources: ['SCREENS'],
  expectedDays: 30,
  permission: 'content:sends:read',
  path: '/content/sends',
  recordPath: (id) => `/content/sendDetail?id=${id}`,
  models: [],
  jobs: [],
  upstream: ['doctors'],
  screens: ['/content/sends', '/data/businessDashboard-2', '/systemReport/qfRecord'],
  rules: [
    rule('COMPLETENESS', 'recipients', {
      name: ['有收件医生', 'Has recipients'],
      means: ['至少有一位收件医生', 'At least one doctor is meant'],
    }),
    rule('VALIDITY', 'range', {
      name: ['收件人在范围内', 'Recipients are in range'],
      means: ['没有超出发送人数据范围的医生', 'No doctor outside the range of the sender'],
    }),
    rule('UNIQUENESS', 'same', {
      name: ['没有重复发送', 'No send twice'],
      means: [
        '同一人没有同内容、同渠道、同时刻的另一次发送',
        'No other send of the person, content, channel and moment',
      ],
    }),
    rule('TIMELINESS', 'onTime', {
      name: ['按时发出', 'Sent on time'],
      means: ['到期一天内发送完毕', 'Finished within a day of being due'],
    }),
  ],
};

export const publications: DataAsset = {
  code: 'publications',
  name: { zh: '文献', en: 'Publications' },
  description: {
    zh: '从公开学术数据导入的论文；学术网络与 KOL 指标由此计算',
    en: 'Papers imported from public academic data; academic networks and opinion leaders follow from them',
  },
  subject: 'ACADEMIC',
  sources: ['IMPORT'],
  expectedDays: 35,
  permission: 'data:publications:read',
  path: '/DataCollection/publications',
  models: [],
  jobs: ['academicNetworks.derive', 'opinionLeaders.refreshFacts'],
  upstream: ['doctors'],
  screens: ['/DataCollection/publications', '/userInsights/DoctorAcademicNetwork', '/customer/KolMapping'],
  rules: [
    rule('COMPLETENESS', 'doi', { name: ['有 DOI', 'Has a DOI'], means: ['记有 DOI', 'A DOI is known'] }),
    rule('COMPLETENESS', 'periodical', {
      name: ['有期刊', 'Has a periodical'],
      means: ['记有发表的期刊', 'The periodical is known'],
    }),
    rule('COMPLETENESS', 'authors', {
      name: ['有作者', 'Has authors'],
      means: ['至少有一位作者', 'At least one author is known'],
    }),
    rule('VALIDITY', 'year', {
      name: ['年份合理', 'Year makes sense'],
      means: ['发表年份不晚于明年', 'The year is not after next year'],
    }),
    rule('UNIQUENESS', 'same', {
      name: ['没有重复文献', 'No paper twice'],
      means: ['同一年没有同题名的文献', 'No other paper of the title in the year'],
    }),
    rule('TIMELINESS', 'reviewed', {
      name: ['来源一年内更新', 'Source within a year'],
      means: ['来源在最近 365 天内更新过', 'The source was updated within 365 days'],
    }),
  ],
};

export const insightPosts: DataAsset = {
  code: 'insight_posts',
  name: { zh: '公开观点', en: 'Opinion posts' },
  description: {
    zh: '导入的医生公开帖子；舆情分析由此标注',
    en: 'Public posts of doctors that were imported; opinion insight tags them',
  },
  subject: 'ACADEMIC',
  sources: ['IMPORT'],
  expectedDays: 14,
  permission: 'userInsights:insights:read',
  path: '/userInsights/HCPGrouPortrait/DocGroup',
  models: [],
  jobs: [],
  upstream: ['doctors'],
  screens: ['/userInsights/HCPGrouPortrait/DocIndividual', '/userInsights/HCPGrouPortrait/DocGroup'],
  rules: [
    rule('COMPLETENESS', 'title', { name: ['有标题', 'Has a title'], means: ['帖子有标题', 'The post has a title'] }),
    rule('COMPLETENESS', 'link', {
      name: ['有原文链接', 'Has a link'],
      means: ['记有原文地址', 'The address of the post is known'],
    }),
    rule('VALIDITY', 'posted', {
      name: ['发布时间合理', 'Date makes sense'],
      means: ['发布时间不晚于导入时间', 'It was not posted after it was imported'],
    }),
    rule('VALIDITY', 'url', {
      name: ['链接格式正确', 'Link is well formed'],
      means: ['已填写的链接以 http 开头', 'A link begins with http'],
    }),
    rule('UNIQUENESS', 'same', {
      name: ['没有重复帖子', 'No post twice'],
      means: ['同一医生没有正文相同的帖子', 'No other post of the doctor with the same words'],
    }),
    rule('TIMELINESS', 'onTime', {
      name: ['一年内导入', 'Imported within a year'],
      means: ['发布后 365 天内导入', 'Imported within 365 days of being posted'],
    }),
  ],
};
