// The privacy agreement, both languages side by side (specification 2.1).
import { definePhrases } from '../../../lib/i18n/index.ts';

export const { usePhrases: useAgreementPhrases } = definePhrases('agreement', {
  title: { zh: '隐私协议', en: 'Privacy agreement' },
  intro: {
    zh: '本协议说明医见如何收集、使用和保护您的个人信息。您登录或注册即表示已阅读并同意以下内容；不同意时，请停止使用。',
    en: 'This agreement explains how Yijian collects, uses and protects your personal information. By signing in or registering you confirm that you have read and accept it; if you do not, please stop using the product.',
  },
  collectTitle: { zh: '一、我们收集的信息', en: '1. What we collect' },
  collect1: {
    zh: '员工账号：姓名、工号、部门、手机号、邮箱、登录时间与设备，用于身份核验和权限管理。',
    en: 'Employee accounts: name, staff number, department, phone, e-mail, sign-in times and devices, to verify who you are and what you may do.',
  },
  collect2: {
    zh: '医生信息：姓名、执业机构、科室、职称和公开发表的学术成果，来自公开互联网信息或医生本人提供。',
    en: 'Doctors: name, place of practice, department, title and published academic work, from public internet sources or from the doctors themselves.',
  },
  collect3: {
    zh: '使用记录：访问的页面与停留时间，仅在企业开启并经您同意后收集。',
    en: 'Usage: pages opened and time spent on them, only where your enterprise has switched it on and you have agreed.',
  },
  useTitle: { zh: '二、我们如何使用', en: '2. How we use it' },
  use1: {
    zh: '信息仅用于贵企业内部的合规学术推广、会议与服务管理，不用于统计医生个人处方，不向第三方出售。',
    en: 'Information serves compliant academic promotion, meetings and service inside your enterprise only. It is never used to count the prescriptions of an individual doctor and never sold.',
  },
  use2: {
    zh: '向医生发送短信、邮件或企业微信内容前，须取得其对该渠道的单独同意；医生可随时撤回。',
    en: 'Before a text message, e-mail or chat content is sent to a doctor, consent for that channel is needed. Doctors may withdraw it at any time.',
  },
  keepTitle: { zh: '三、保存与保护', en: '3. Storage and protection' },
  keep1: {
    zh: '信息保存在中国境内，按企业相互隔离；证件号、银行账号等敏感信息加密保存，查看会被记录。',
    en: 'Information is stored in mainland China and kept apart by enterprise. Identity and bank numbers are encrypted, and every look at them is recorded.',
  },
  keep2: {
    zh: '操作日志至少保存 180 天；账号停用后，个人信息在法定期限届满后删除或匿名化。',
    en: 'Operation logs are kept for at least 180 days. After an account is closed, personal information is deleted or made anonymous once the statutory period ends.',
  },
  rightsTitle: { zh: '四、您的权利', en: '4. Your rights' },
  rights1: {
    zh: '您可以查阅、复制、更正或删除您的个人信息，撤回同意，或注销账号。请联系贵企业的管理员，我们将在十五个工作日内答复。',
    en: 'You may read, copy, correct or delete your personal information, withdraw consent or close your account. Ask the administrator of your enterprise; you will have an answer within fifteen working days.',
  },
  rulesTitle: { zh: '五、使用要求', en: '5. Rules of use' },
  rules1: {
    zh: '本系统数据仅供内部使用，请勿截图、拍照或以任何方式外传；页面带有您的姓名与时间水印。',
    en: 'The data is for internal use only. Do not screenshot, photograph or share it in any way; pages carry a watermark with your name and the time.',
  },
});
