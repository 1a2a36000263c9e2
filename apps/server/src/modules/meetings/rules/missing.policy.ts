// What a submission still needs, field by field.
import type { Bilingual } from '@yijian/contract/core';
import type { MeetingDraft } from '@yijian/contract/meetings';
import { academicShare } from './meeting-rules.policy.ts';

const needed: Readonly<Record<string, Bilingual>> = {
  startsAt: { zh: '请填写开始时间', en: 'Say when it begins' },
  endsAt: { zh: '请填写结束时间', en: 'Say when it ends' },
  venueName: { zh: '请填写会议地点', en: 'Name the venue' },
  venueKind: { zh: '请选择场地类型', en: 'Choose the kind of venue' },
  cityCode: { zh: '请选择城市', en: 'Choose the city' },
  onlineLink: { zh: '请填写线上会议链接', en: 'Give the link of the online meeting' },
  objective: { zh: '请填写会议目的', en: 'Say what the meeting is for' },
  lineId: { zh: '请选择预算', en: 'Choose a budget' },
  agenda: { zh: '请至少安排一项学术议程', en: 'Plan at least one academic item' },
  costs: { zh: '请至少填写一项费用，没有费用时填 0', en: 'Give at least one cost, 0 where there is none' },
};

export function missingOf(draft: MeetingDraft, language: 'zh' | 'en'): { field: string; message: string }[] {
  const isOnsite = draft.format !== 'ONLINE';
  const missing = [
    ...(draft.objective.trim() === '' ? ['objective'] : []),
    ...(draft.startsAt ? [] : ['startsAt']),
    ...(draft.endsAt ? [] : ['endsAt']),
    ...(isOnsite && draft.venueName === '' ? ['venueName'] : []),
    ...(isOnsite && !draft.venueKind ? ['venueKind'] : []),
    ...(isOnsite && !draft.cityCode ? ['cityCode'] : []),
    ...(draft.format !== 'ONSITE' && draft.onlineLink === '' ? ['onlineLink'] : []),
    ...(academicShare(draft) ? [] : ['agenda']),
    ...(draft.costs.length === 0 ? ['costs'] : []),
    ...(draft.lineId ? [] : ['lineId']),
  ];
  return missing.map((field) => ({ field, message: needed[field]![language] }));
}
