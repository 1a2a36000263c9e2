// A meeting out of a request in words: an application as the form takes it, from what the request says and the materials that were found.
import type { MeetingDraft } from '@yijian/contract/meetings';
import type { Passage } from './passages.policy.ts';

const kinds: readonly (readonly [RegExp, MeetingDraft['type']])[] = [
  [/科室会|department/i, 'DEPARTMENT'],
  [/城市会|city/i, 'CITY'],
  [/区域会|大区会|regional/i, 'REGIONAL'],
  [/全国会|national/i, 'NATIONAL'],
  [/卫星会|satellite/i, 'SATELLITE'],
  [/圆桌|round[\s-]?table/i, 'ROUND_TABLE'],
  [/线上|网络会|直播|webinar|online/i, 'WEBINAR'],
  [/赞助|sponsor/i, 'SPONSORED'],
];

const numberBefore = (text: string, unit: RegExp): number | undefined => {
  const found = new RegExp(`(\\d{1,4})\\s*(?:${unit.source})`, 'i').exec(text);
  return found === null ? undefined : Number(found[1]);
};

export interface Request {
  readonly question: string;
  readonly product: { readonly id: string; readonly name: string } | undefined;
  readonly passages: readonly Passage[];
  readonly language: 'zh' | 'en';
}

const LONGEST_MEETING = 480;

/** Only what was said or found: date, place, hospital, budget and guests stay open for the form, which says what is missing. */
export function proposalOf({ question, product, passages, language }: Request): MeetingDraft {
  const type = kinds.find(([words]) => words.test(question))?.[1] ?? 'DEPARTMENT';
  const isOnline = type === 'WEBINAR';
  const hours = numberBefore(question, /(?:个)?小时|hours?/);
  const minutes = Math.min(
    LONGEST_MEETING,
    numberBefore(question, /分钟|minutes?/) ?? (hours === undefined ? 90 : hours * 60),
  );
  const talks = passages.filter(({ kind }) => kind === 'MATERIAL').slice(0, 2);
  const subject = product?.name ?? talks[0]?.title ?? '';
  const zh = language === 'zh';
  const opening = Math.min(10, Math.max(1, Math.floor(minutes / 9)));
  const discussion = Math.max(1, Math.floor(minutes / 4));
  const speaking = Math.max(1, minutes - opening - discussion);
  const topics: readonly { topic: string; materialId: string | null }[] =
    talks.length > 0
      ? talks.map(({ title, id }) => ({ topic: title, materialId: id }))
      : [{ topic: zh ? '专题报告' : 'Talk', materialId: null }];
  return {
    type,
    title: (zh ? `${subject}学术交流会` : `Scientific exchange: ${subject || 'open subject'}`).slice(0, 120),
    objective: question.slice(0, 1000),
    purpose: 'PROMOTIONAL',
    format: isOnline ? 'ONLINE' : 'ONSITE',
    productId: product?.id ?? null,
    hospitalId: null,
    startsAt: null,
    endsAt: null,
    venueKind: null,
    venueName: '',
    address: '',
    cityCode: null,
    latitude: null,
    longitude: null,
    onlineLink: '',
    lineId: null,
    orderId: null,
    expectedGuests: numberBefore(question, /位医生|名医生|位专家|名专家|人|位|名|doctors|guests|people/) ?? 0,
    expectedStaff: 0,
    agenda: [
      { kind: 'OPENING', topic: zh ? '开场' : 'Opening', minutes: opening, speakerId: null, materialId: null },
      ...topics.map(({ topic, materialId }) => ({
        kind: 'TALK' as const,
        topic: topic.slice(0, 200),
        minutes: Math.max(1, Math.floor(speaking / topics.length)),
        speakerId: null,
        materialId,
      })),
      {
        kind: 'DISCUSSION',
        topic: zh ? '讨论与答疑' : 'Discussion',
        minutes: discussion,
        speakerId: null,
        materialId: null,
      },
    ],
    costs: [],
    guestIds: [],
  };
}

/** The same in words, before the passages it rests on. */
export function proposalWords({ title, agenda }: MeetingDraft, language: 'zh' | 'en'): string {
  const zh = language === 'zh';
  const lines = agenda.map(({ topic, minutes }) => (zh ? `${topic}（${minutes} 分钟）` : `${topic} (${minutes} min)`));
  const open = zh
    ? '日期、地点、医院、预算与邀请对象请在申请表中补充；提交前由规则试算检查。'
    : 'Date, place, hospital, budget and guests are left to the form; the rules look at it before it is submitted.';
  return [zh ? `会议方案：${title}` : `Proposal: ${title}`, ...lines, open].join('\n');
}
