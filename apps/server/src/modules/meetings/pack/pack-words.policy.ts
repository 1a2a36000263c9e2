// The words of an evidence pack.
import { meetingTypeWords } from '@yijian/contract/budgets';
import type {
  CostKind,
  EvidenceKind,
  GuestReply,
  MeetingDetail,
  MeetingType,
  ServiceState,
  SpeakerAnswer,
} from '@yijian/contract/meetings';

type Labels<Key extends string> = Readonly<Record<Key, readonly [zh: string, en: string]>>;

const costs: Labels<CostKind> = {
  VENUE: ['场地', 'Venue'],
  MEAL: ['餐饮', 'Meals'],
  TRAVEL: ['交通', 'Travel'],
  LODGING: ['住宿', 'Lodging'],
  FEE: ['讲课费', 'Speaker fee'],
  EQUIPMENT: ['设备', 'Equipment'],
  PRINTING: ['印刷', 'Printing'],
  SPONSORSHIP: ['赞助', 'Sponsorship'],
  OTHER: ['其他', 'Other'],
};
const kinds: Labels<EvidenceKind> = {
  PHOTO: ['现场照片', 'photo'],
  SIGN_IN_SHEET: ['签到表', 'sign-in-sheet'],
  AGENDA: ['实际议程', 'agenda'],
  SERVICE_SHEET: ['服务确认单', 'service-confirmation'],
  INVOICE: ['发票', 'invoice'],
  OTHER: ['其他', 'other'],
};
const outcomes: Labels<MeetingDetail['rules'][number]['outcome']> = {
  PASS: ['通过', 'Passes'],
  WARN: ['提醒', 'Warns'],
  BLOCK: ['不通过', 'Blocks'],
  NO_RULE: ['未启用', 'Off'],
};
const services: Labels<ServiceState> = {
  WAITING: ['待确认', 'not confirmed yet'],
  CONFIRMED: ['讲者已签字确认', 'signed by the speaker'],
  DISPUTED: ['讲者有异议', 'disputed by the speaker'],
};
const answers: Labels<SpeakerAnswer> = {
  ACCEPTED: ['同意讲课', 'agreed'],
  DECLINED: ['婉拒', 'declined'],
};
const replies: Labels<GuestReply> = {
  ACCEPTED: ['接受邀请', 'accepted'],
  DECLINED: ['婉拒邀请', 'declined'],
  NO_REPLY: ['未回复邀请', 'no reply'],
};
const phrases = {
  summary: ['会议摘要', 'summary'],
  evidence: ['凭证', 'evidence'],
  trail: ['审计记录', 'audit-trail'],
  contents: ['目录', 'contents'],
  pack: ['会议证据包', 'evidence-pack'],
  facts: ['基本信息', 'Facts'],
  number: ['编号', 'Number'],
  type: ['类型', 'Type'],
  state: ['状态', 'Status'],
  time: ['时间', 'Time'],
  venue: ['地点', 'Venue'],
  owner: ['负责人', 'Owner'],
  heads: ['到场 / 预计', 'Came / expected'],
  amount: ['实际 / 预估（元）', 'Actual / estimate (CNY)'],
  objective: ['会议目的', 'Objective'],
  agenda: ['议程', 'Agenda'],
  minutes: ['分钟', 'min'],
  guests: ['参会嘉宾', 'Guests'],
  replies: ['邀请回复', 'Replies'],
  signedIn: ['签到', 'Signed in'],
  speakers: ['讲者', 'Speakers'],
  unanswered: ['未答复', 'no answer'],
  planned: ['计划', 'planned'],
  costs: ['费用', 'Costs'],
  estimate: ['预估', 'Estimate'],
  actual: ['实际', 'Actual'],
  rules: ['合规规则', 'Rules'],
  integrity: ['真实性', 'Integrity'],
  nothing: ['没有发现疑点', 'Nothing speaks against it'],
  steps: ['经过', 'History'],
  system: ['系统', 'System'],
  files: ['文件', 'Files'],
} as const;

export function packWords(language: 'zh' | 'en') {
  const at = language === 'zh' ? 0 : 1;
  return {
    type: (key: MeetingType): string => meetingTypeWords[key][at],
    cost: (key: CostKind): string => costs[key][at],
    kind: (key: EvidenceKind): string => kinds[key][at],
    answer: (key: SpeakerAnswer): string => answers[key][at],
    reply: (key: GuestReply): string => replies[key][at],
    service: (key: ServiceState): string => services[key][at],
    outcome: (key: keyof typeof outcomes): string => outcomes[key][at],
    say: (key: keyof typeof phrases): string => phrases[key][at],
  };
}
