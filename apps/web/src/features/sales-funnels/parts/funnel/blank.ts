// A funnel as it begins: reached over WeCom, watched a live session.
import type { Audience, EventMatch, FunnelDraft } from '@yijian/contract/sales-funnels';

const plain = { subject: '', minSeconds: 0 } as const;
export const blankMatch: EventMatch = { ...plain, channel: null, action: 'ACTED' };

export const everybody: Audience = { tiers: [], provinceCodes: [], departmentCodes: [] };

export const blankFunnel: FunnelDraft = {
  name: '',
  isShared: false,
  breakdown: null,
  definition: {
    unit: 'DOCTOR',
    steps: [
      { ...plain, name: '', channel: 'WECOM', action: 'RECEIVED' },
      { ...plain, name: '', channel: 'WECOM', action: 'READ' },
      { ...plain, name: '', channel: 'LIVE', action: 'WATCHED' },
    ],
    windowDays: 60,
    period: { lastDays: 180 },
    exclusions: [],
  },
};
