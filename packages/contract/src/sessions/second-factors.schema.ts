// The second factor of the built-in identity server: an authenticator app and recovery codes (specification 2.1, 2.2, 5).
import { z } from 'zod';
import { Moment, maybe, text } from '../core/index.ts';

/** How the own account stands. */
export const SecondFactor = z.object({
  isOn: z.boolean().describe('Whether a code is asked for at sign-in'),
  isRequired: z.boolean().describe('Whether a role of the user asks for it, so that it cannot be switched off'),
  isElsewhere: z.boolean().describe('Whether the identity server of the enterprise takes care of it'),
  confirmedAt: maybe(Moment),
  codesLeft: z.int().describe('Recovery codes not used yet'),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

export const BeginSecondFactor = z.strictObject({ password: z.string().max(1000) });
export type BeginSecondFactor = z.infer<typeof BeginSecondFactor>;

/** Shown once: the secret for an authenticator app, plain and as the address of its picture. */
export const SecondFactorSecret = z.object({
  secret: z.string(),
  address: z.string().meta({ example: 'otpauth://totp/Yijian:chen.yizhou?secret=…' }),
});
export type SecondFactorSecret = z.infer<typeof SecondFactorSecret>;

export const SecondFactorCode = z.strictObject({ code: text(40, 1) });
export type SecondFactorCode = z.infer<typeof SecondFactorCode>;

/** Shown once; each opens the account once. */
export const RecoveryCodes = z.object({ codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

export const ResetSecondFactor = z.strictObject({ reason: text(200, 2) });
export type ResetSecondFactor = z.infer<typeof ResetSecondFactor>;
