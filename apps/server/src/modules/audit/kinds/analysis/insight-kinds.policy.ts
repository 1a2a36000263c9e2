// Words of opinion insight (product 3.14).
import type { KindWords } from '../kind-words.policy.ts';

export const insightKinds: Readonly<Record<string, KindWords>> = {
  insight_sources: {
    name: ['观点来源', 'Opinion source'],
    fields: {
      code: ['代码', 'Code'],
      name: ['名称', 'Name'],
      en_name: ['英文名称', 'English name'],
      weight: ['权重', 'Weight'],
      sort: ['排序', 'Order'],
    },
  },
  insight_drugs: {
    name: ['观点药品', 'Drug of opinion'],
    fields: {
      name: ['名称', 'Name'],
      en_name: ['英文名称', 'English name'],
      generic_name: ['通用名', 'Generic name'],
      aliases: ['别名', 'Other names'],
      indications: ['适应症', 'Indications'],
      is_own: ['本企业药品', 'Own drug'],
      is_withheld: ['不展示', 'Withheld'],
      is_enabled: ['启用', 'In use'],
    },
  },
  insight_services: {
    name: ['外部舆情服务', 'Opinion service'],
    fields: { address: ['地址', 'Address'] },
  },
  insight_taggers: {
    name: ['观点标注的语言模型', 'Language model that tags'],
    fields: {
      address: ['地址', 'Address'],
      model: ['模型', 'Model'],
      daily_limit: ['每日句数上限', 'Sentences a day'],
    },
  },
  insight_model_runs: {
    name: ['语言模型标注', 'Reading by a language model'],
    fields: {
      model: ['模型', 'Model'],
      asked: ['句子', 'Sentences'],
      tagged: ['已标注', 'Tagged'],
      silent: ['未谈及', 'Nothing said'],
      refused: ['回答不合格', 'Wrong answers'],
      user_id: ['发起人', 'Started by', 'users'],
      ran_at: ['时间', 'At'],
    },
  },
  insight_posts: {
    name: ['公开帖子', 'Public post'],
    fields: {
      source_code: ['来源', 'Source'],
      external_id: ['来源编号', 'Id at the source'],
      doctor_id: ['医生', 'Doctor', 'doctors'],
      posted_at: ['发布时间', 'Posted'],
      title: ['标题', 'Title'],
      url: ['链接', 'Link'],
      model_version: ['标注模型', 'Tagger'],
      imported_by: ['导入人', 'Imported by', 'users'],
    },
  },
  insight_corrections: {
    name: ['观点修正', 'Correction of a tag'],
    fields: {
      post_id: ['帖子', 'Post'],
      sentence: ['句子序号', 'Sentence'],
      drug_id: ['药品', 'Drug'],
      tagged_aspect: ['标注的方面', 'Aspect as tagged'],
      aspect: ['方面', 'Aspect'],
      attitude: ['态度', 'Attitude'],
      viewpoint: ['观点', 'Viewpoint'],
      note: ['说明', 'Note'],
      user_id: ['修正人', 'Corrected by', 'users'],
      corrected_at: ['修正时间', 'Corrected'],
    },
  },
};
