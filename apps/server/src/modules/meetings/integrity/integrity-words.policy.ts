// What each flag says to whoever reviews the meeting.
import { fillIn, type Bilingual } from '@yijian/contract/core';
import type { IntegrityFlagCode } from '@yijian/contract/meetings';
import type { Flag } from './integrity.policy.ts';

const sentences: Readonly<Record<IntegrityFlagCode, Bilingual>> = {
  FILE_REUSED: {
    zh: '“{name}”与会议 {number} 的文件完全相同',
    en: '“{name}” is the very file of meeting {number}',
  },
  PICTURE_REUSED: {
    zh: '“{name}”与会议 {number} 的图片是同一张（另存、缩放或转换过）',
    en: '“{name}” is a picture of meeting {number}, saved anew or resized',
  },
  SIGN_IN_BURST: {
    zh: '{count} 人由工作人员在 {seconds} 秒内登记签到',
    en: 'Staff signed in {count, person|people} within {seconds} s',
  },
  SIGN_IN_EVEN: {
    zh: '{count} 人的签到间隔几乎相等（每 {gap} 秒一人）',
    en: '{count, person|people} signed in at equal intervals, one every {gap} s',
  },
  SIGN_IN_TIME: {
    zh: '{count} 人的签到时间不在会议时间内（开始前 2 小时至结束后 1 小时）',
    en: '{count, person|people} signed in outside the meeting (2 h before to 1 h after)',
  },
  SIGN_IN_POINT: {
    zh: '{count} 人的手机在完全相同的坐标签到',
    en: '{count, person|people} signed in with phones at exactly the same coordinates',
  },
  SIGN_IN_ADDRESS: {
    zh: '{count} 人的手机由同一网络地址签到',
    en: '{count, person|people} signed in from the same network address',
  },
  SIGN_IN_UNPROVED: {
    zh: '{count} 人仅凭手机号签到，未出示现场签到码和短信验证码',
    en: '{count, person|people} signed in with a phone number alone, without the code of the screen and a code by SMS',
  },
  SIGN_IN_AWAY: {
    zh: '{count} 人签到时不在会场附近，或没有位置',
    en: '{count, person|people} signed in far from the venue, or without a position',
  },
  TWO_PLACES: {
    zh: '{count} 人同时出现在另一地点的会议 {numbers}：{names}',
    en: '{count, person was|people were} in meeting {numbers} elsewhere at the same time: {names}',
  },
  AGENDA_SHORT: {
    zh: '会议只持续了 {minutes} 分钟，议程为 {agenda} 分钟',
    en: 'It lasted {minutes} min, the agenda has {agenda} min',
  },
  GUESTS_COPIED: {
    zh: '{count} 位到场者及其签到顺序与会议 {number} 完全一致',
    en: 'The same {count, person|people} came in the same order as to meeting {number}',
  },
  HEADS_COPIED: {
    zh: '连续 {times} 场会议的到场人数都恰为预计的 {count} 人',
    en: 'For {times, meeting|meetings} in a row exactly the {count, person|people} expected came',
  },
};

export const explain = ({ code, values }: Flag, language: 'zh' | 'en'): string =>
  fillIn(sentences[code][language], values);
