// The words of the personal center (specification 2.2, 5).
import { definePhrases } from '../../lib/i18n/index.ts';

export const { usePhrases: usePersonalPhrases } = definePhrases('sessions', {
  title: { zh: '个人中心', en: 'Personal center' },
  login: { zh: '登录名', en: 'Login' },
  enterprise: { zh: '企业', en: 'Enterprise' },
  department: { zh: '部门', en: 'Department' },
  office: { zh: '办公室', en: 'Office' },
  workId: { zh: '工号', en: 'Staff number' },
  phone: { zh: '手机', en: 'Phone' },
  email: { zh: '邮箱', en: 'E-mail' },
  none: { zh: '—', en: '—' },
  interfaceLanguage: { zh: '界面语言', en: 'Language' },
  password: { zh: '修改密码', en: 'Change password' },
  oldPassword: { zh: '原密码', en: 'Old password' },
  newPassword: { zh: '新密码', en: 'New password' },
  confirmPassword: { zh: '确认新密码', en: 'Confirm new password' },
  save: { zh: '保存', en: 'Save' },
  passwordSaved: { zh: '密码已修改', en: 'Password changed' },
  sessions: { zh: '登录设备', en: 'Signed-in devices' },
  thisDevice: { zh: '本机', en: 'This device' },
  unknownDevice: { zh: '未知设备', en: 'Unknown device' },
  lastSeen: { zh: '最近活动 {time}', en: 'Last active {time}' },
  endSession: { zh: '下线', en: 'Sign out' },
  endQuestion: { zh: '确定让该设备下线吗？', en: 'Sign this device out?' },
  exports: { zh: '我的导出', en: 'My exports' },
  ended: { zh: '已下线', en: 'The device was signed out' },
});
