// Words of what an enterprise sets for itself: branding, domains, dictionaries, languages, field rules, limits (product 3.25).
import type { KindWords } from './kind-words.policy.ts';

export const settingsKinds: Readonly<Record<string, KindWords>> = {
  enterprises: {
    name: ['企业', 'Enterprise'],
    fields: {
      name: ['名称', 'Name'],
      en_name: ['英文名称', 'English name'],
      realm: ['登录域', 'Realm'],
      interface_address: ['接口地址', 'Interface address'],
      auth_address: ['登录服务地址', 'Sign-in address'],
      client_id: ['客户端编号', 'Client ID'],
      site_id: ['站点编号', 'Site ID'],
      settings: ['设置', 'Settings'],
      is_enabled: ['启用', 'Enabled'],
    },
  },
  assistant_conversations: {
    name: ['助手对话', 'Conversation with the assistant'],
    fields: {
      user_id: ['用户', 'User', 'users'],
      mode: ['类别', 'Kind'],
      title: ['标题', 'Title'],
      deleted_at: ['删除时间', 'Deleted at'],
    },
  },
  assistant_answers: {
    name: ['助手回答', 'Answer of the assistant'],
    fields: {
      conversation_id: ['对话', 'Conversation'],
      mode: ['类别', 'Kind'],
      question: ['问题', 'Question'],
      answer: ['回答', 'Answer'],
      model: ['模型', 'Model'],
      notices: ['提示', 'Notices'],
      asked_at: ['提问时间', 'Asked at'],
    },
  },
  assistant_feedback: {
    name: ['助手回答的评价', 'Opinion of an answer'],
    fields: {
      answer_id: ['回答', 'Answer'],
      is_helpful: ['有帮助', 'Helpful'],
      reason: ['原因', 'Reason'],
      given_at: ['评价时间', 'Given at'],
    },
  },
  assistant_hosts: {
    name: ['语言模型服务', 'Host of the language model'],
    fields: { address: ['地址', 'Address'], model: ['模型', 'Model'] },
  },
  enterprise_domains: { name: ['企业域名', 'Domain'], fields: { domain: ['域名', 'Domain'] } },
  dictionary_types: {
    name: ['字典', 'Dictionary'],
    fields: {
      key: ['标识', 'Key'],
      name: ['名称', 'Name'],
      en_name: ['英文名称', 'English name'],
      is_open: ['可增删', 'Open'],
      is_system: ['系统', 'System'],
      sort: ['排序', 'Sort'],
    },
  },
  language_entries: {
    name: ['语言词条', 'Language entry'],
    fields: {
      type: ['类型', 'Type'],
      key: ['键', 'Key'],
      zh: ['中文', 'Chinese'],
      en: ['英文', 'English'],
      updated_by: ['修改人', 'Changed by', 'users'],
    },
  },
  role_fields: {
    name: ['角色的字段规则', 'Field rule of a role'],
    fields: { role_id: ['角色', 'Role', 'roles'], field: ['字段', 'Field'], rule: ['规则', 'Rule'] },
  },
  rule_versions: {
    name: ['规则版本', 'Version of a rule'],
    fields: {
      code: ['规则', 'Rule'],
      organization_id: ['组织', 'Organization', 'organizations'],
      country: ['国家', 'Country'],
      scope_type: ['适用类型', 'Scope'],
      valid_from: ['生效日期', 'Valid from'],
      valid_to: ['失效日期', 'Valid to'],
      is_hard: ['强制', 'Hard'],
      is_enabled: ['启用', 'Enabled'],
      figures: ['数值', 'Figures'],
      message: ['提示', 'Message'],
      en_message: ['英文提示', 'English message'],
      comment_required: ['须填说明', 'Comment required'],
      source: ['依据', 'Source'],
      note: ['备注', 'Note'],
      created_by: ['创建人', 'Created by', 'users'],
    },
  },
};
