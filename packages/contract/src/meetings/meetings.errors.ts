// What can go wrong with meetings.
import { attachedFileErrors, defineErrors } from '../core/index.ts';

export const meetingErrors = defineErrors('meetings', {
  fileKind: attachedFileErrors.fileKind,
  fileRefused: attachedFileErrors.fileRefused,
  fileNotFound: attachedFileErrors.fileNotFound,
  notFound: {
    status: 404,
    zh: '会议不存在，或不在您的查看范围内',
    en: 'The meeting does not exist or is outside your range',
  },
  badDays: {
    status: 400,
    zh: '请选择 1 至 {days} 天，结束日不早于开始日',
    en: 'Choose 1 to {days} days, the last not before the first',
  },
  guestNotFound: { status: 404, zh: '参会人不存在', en: 'The guest is not on the list of this meeting' },
  changedMeanwhile: {
    status: 409,
    zh: '这场会议刚被修改过（现为第 {version} 版），请刷新后再改',
    en: 'This meeting was changed a moment ago (now version {version}); refresh and try again',
  },
  notPossible: {
    status: 409,
    zh: '会议{state}{by}，不能{act}；现在可以：{acts}',
    en: 'The meeting is {state}{by}, so it cannot be {act}. Possible now: {acts}',
  },
  noFeeOwed: { status: 409, zh: '这位讲者没有应付的取消费', en: 'This speaker is owed no cancellation fee' },
  templateNotFound: { status: 404, zh: '会议模板不存在', en: 'The template does not exist' },
  templateChanged: {
    status: 409,
    zh: '这个模板刚被修改过（现为第 {version} 版），请刷新后再改',
    en: 'This template was changed a moment ago (now version {version}); refresh and try again',
  },
  templateNamed: { status: 409, zh: '已有名为“{name}”的会议模板', en: 'There is a template named "{name}" already' },
  incomplete: { status: 400, zh: '申请还缺少：{fields}', en: 'The application still misses: {fields}' },
  blocked: {
    status: 409,
    zh: '有 {count} 条规则未通过：{rules}',
    en: 'Rules that block ({count}): {rules}',
  },
  actualsOpen: {
    status: 409,
    zh: '会议的实际费用正在重新审批，批准后才能处理确认',
    en: 'The actual costs of the meeting wait for approval; decide on the confirmation afterwards',
  },
  commentMissing: {
    status: 400,
    zh: '请说明为何仍要提交：{rules}',
    en: 'Say why you submit although these rules warn: {rules}',
  },
  guestState: {
    status: 409,
    zh: '参会人现为“{state}”，不能改为“{wanted}”',
    en: 'The guest is “{state}” and cannot become “{wanted}”',
  },
  notOpen: { status: 409, zh: '会议{state}，现在不能这样做', en: 'The meeting is {state}; this is not possible now' },
  notSignedIn: {
    status: 409,
    zh: '签到后才能查看会议资料和问卷',
    en: 'Materials and survey of a meeting are for those who signed in',
  },
  materialNotFound: {
    status: 404,
    zh: '资料不存在或已停止使用',
    en: 'There is no such material, or it is no longer in use',
  },
  surveyNotOwned: {
    status: 403,
    zh: '只有会议负责人可以修改问卷',
    en: 'Only the owner of the meeting changes its survey',
  },
  surveyBegun: {
    status: 409,
    zh: '会议{state}，问卷不能再修改',
    en: 'The meeting is {state}; its survey cannot be changed any more',
  },
  surveyClosed: {
    status: 409,
    zh: '问卷已截止，或这场会议没有问卷',
    en: 'The survey is closed, or the meeting has none',
  },
  surveyAnswered: { status: 409, zh: '您已提交过问卷', en: 'You have answered this survey already' },
  serviceNotFound: {
    status: 404,
    zh: '您不是这场会议的讲者，或会议尚未举行',
    en: 'You are no speaker of this meeting, or it was not held yet',
  },
  serviceConfirmed: {
    status: 409,
    zh: '服务已由您确认，不能再改；有误请联系主办方',
    en: 'You confirmed this service already; contact the organiser if it is wrong',
  },
  serviceMinutes: {
    status: 400,
    zh: '最多可确认议程上的 {planned} 分钟',
    en: 'At most the {planned, minute|minutes} of the agenda can be confirmed',
  },
  talkNotFound: {
    status: 404,
    zh: '不是这场会议的讲者，或会议尚未批准',
    en: 'Not a speaker of this meeting, or the meeting is not approved yet',
  },
  cancellationFees: {
    status: 409,
    zh: '现在取消须向讲者支付取消费 {fees} 元，请核对金额后再取消',
    en: 'Cancelling now costs speakers’ fees of CNY {fees}; check the amount, then cancel again',
  },
  talkClosed: {
    status: 409,
    zh: '会议{state}，现在不能答复；请联系主办方',
    en: 'The meeting is {state}; it cannot be answered now. Contact the organiser',
  },
  talkChanged: {
    status: 409,
    zh: '讲课安排刚有变化，请看过新的安排后再答复',
    en: 'The arrangement of the talk has just changed; read it again, then answer',
  },
  talkAnswered: { status: 409, zh: '已经这样答复过', en: 'This answer was given already' },
  talkAnsweredSelf: {
    status: 409,
    zh: '讲者已在自己的页面上答复，只有讲者本人可以更改',
    en: 'The speaker answered on the own pages; only the speaker changes that',
  },
  otherSigner: {
    status: 400,
    zh: '请签署您登记的姓名',
    en: 'Sign with the name under which you are registered',
  },
  signCodeWrong: {
    status: 400,
    zh: '签到码错误或已过期，请扫描屏幕上的最新二维码',
    en: 'The code is wrong or has expired; scan the newest code on the screen',
  },
  placeMissing: {
    status: 400,
    zh: '本次会议需要在现场签到，请允许获取位置',
    en: 'This meeting is signed in to on site; allow the page to use your location',
  },
  tooFar: {
    status: 409,
    zh: '您距离会场约 {metres} 米，请到现场签到',
    en: 'You are about {metres} m from the venue; sign in on site',
  },
  mayNotAddDoctors: {
    status: 403,
    zh: '申请新增医生需要权限 {permission}，请联系管理员',
    en: 'Adding a doctor needs the permission {permission}; ask your administrator',
  },
  askedAgain: {
    status: 409,
    zh: '数据管理员已两次不予新增，请对应到现有医生或排除',
    en: 'The stewards have refused this doctor twice; match the guest to a doctor or leave the guest out',
  },
  alreadyGuest: { status: 409, zh: '{name} 已在参会名单中', en: '{name} is on the list already' },
  notHeld: { status: 409, zh: '会议结束后才能开放给稽查', en: 'A meeting is opened to inspectors once it was held' },
  inspectionNotFound: {
    status: 404,
    zh: '没有这项稽查授权，或已结束',
    en: 'There is no such inspection, or it has ended',
  },
  tooManyFiles: { status: 409, zh: '每场会议最多 {most} 个文件', en: 'A meeting keeps at most {most, file|files}' },
  noEvidence: {
    status: 409,
    zh: '请先上传现场照片与签到表，再提交确认',
    en: 'Upload a photo and the sign-in sheet before you confirm the meeting',
  },
  costsIncomplete: {
    status: 400,
    zh: '请为每一项费用填写实际金额（0 也要填）',
    en: 'Report the actual amount of every cost line, also when it is 0',
  },
});
