// Whether single sign-on at the partner is possible (specification 7.2).
import type { Settings } from '../../../platform/config/index.ts';

export type PartnerSettings = Pick<Settings, 'PARTNER_GATEWAY' | 'PARTNER_GATEWAY_SECRET'>;

export const isConfigured = ({ PARTNER_GATEWAY, PARTNER_GATEWAY_SECRET }: PartnerSettings): boolean =>
  PARTNER_GATEWAY !== undefined && PARTNER_GATEWAY_SECRET !== undefined;
