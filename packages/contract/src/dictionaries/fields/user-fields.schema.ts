// Fields of users: accounts of the console, uploads of them and their audit trail.
import type { RecordFields } from './record-field.schema.ts';

export const userFields = {
  login: { zh: '登录名', en: 'Login name', column: 'login' },
  firstName: { zh: '姓名', en: 'Name', column: 'first_name' },
  enName: { zh: '英文姓名', en: 'English name', column: 'en_name' },
  email: { zh: '邮箱', en: 'E-mail', column: 'email', governed: 'user.email' },
  phone: { zh: '手机', en: 'Mobile', column: 'masked_phone', governed: 'user.phone' },
  telephone: { zh: '电话', en: 'Telephone', column: 'telephone' },
  chatUserId: { zh: '企业微信账号', en: 'Chat id', column: 'chat_user_id' },
  avatar: { zh: '头像', en: 'Avatar', column: 'avatar' },
  workId: { zh: '工号', en: 'Work ID', column: 'work_id', governed: 'user.workId' },
  company: { zh: '公司', en: 'Company', column: 'company' },
  department: { zh: '部门', en: 'Department', column: 'department' },
  importBatchId: { zh: '导入批次', en: 'Import', column: 'import_batch_id', refers: 'import_batches' },
  language: { zh: '语言', en: 'Language', column: 'language' },
  userType: { zh: '用户类型', en: 'User type', column: 'user_type' },
  organizationName: { zh: '所属组织', en: 'Organization', column: 'organization_id', refers: 'organizations' },
  password: { zh: '密码', en: 'Password', column: 'password_hash' },
  passwordChangedAt: { zh: '密码修改时间', en: 'Password changed', column: 'password_changed_at' },
  isEnabled: { zh: '启用', en: 'Enabled', column: 'is_enabled' },
  mayLogIn: { zh: '允许登录', en: 'May sign in', column: 'may_log_in' },
  roles: { zh: '角色编码', en: 'Role codes' },
  organization: { zh: '组织编码', en: 'Organization code' },
} as const satisfies RecordFields;
