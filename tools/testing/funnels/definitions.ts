// A funnel that tests begin with.
import type { FunnelDefinition } from '@yijian/contract/sales-funnels';

const any = { subject: '', minSeconds: 0, name: '' };

export const readThenMet: FunnelDefinition = {
  unit: 'DOCTOR',
  steps: [
    { ...any, channel: 'WECOM', action: 'READ' },
    { ...any, channel: 'LIVE', action: 'ACTED' },
  ],
  windowDays: 30,
  period: { lastDays: 180 },
  exclusions: [],
};
