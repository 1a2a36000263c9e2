// Setting up, renewing, switching off and resetting the second factor (specification 2.2, 5).
import { z } from 'zod';
import { Id, endpoint } from '../core/index.ts';
import {
  BeginSecondFactor,
  RecoveryCodes,
  ResetSecondFactor,
  SecondFactor,
  SecondFactorCode,
  SecondFactorSecret,
} from './second-factors.schema.ts';
import { sessionErrors as errors } from './sessions.errors.ts';
import { Done } from './sessions.schema.ts';

const code = { encoding: 'json', schema: SecondFactorCode } as const;
// Answers that are shown once must not be kept for a repeated request, and wrong codes are counted although the call fails.
const shownOnce = { access: 'session', effect: 'job' } as const;

export const secondFactorEndpoints = {
  findOwn: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/user/second-factor',
    summary: { zh: '我的双重验证', en: 'My second factor' },
    access: 'session',
    output: SecondFactor,
    errors: [],
  }),
  begin: endpoint({
    ...shownOnce,
    method: 'POST',
    path: '/API-SYSTEM/user/second-factor/begin',
    summary: { zh: '开始绑定验证器', en: 'Begin to set up an authenticator app' },
    body: { encoding: 'json', schema: BeginSecondFactor },
    output: SecondFactorSecret,
    errors: [errors.factorElsewhere, errors.factorOn, errors.passwordWrong, errors.passwordLocked],
  }),
  confirm: endpoint({
    ...shownOnce,
    method: 'POST',
    path: '/API-SYSTEM/user/second-factor/confirm',
    summary: { zh: '完成绑定，返回恢复码', en: 'Finish setting up; answers with recovery codes' },
    body: code,
    output: RecoveryCodes,
    errors: [errors.factorElsewhere, errors.factorOn, errors.factorNotBegun, errors.codeWrong, errors.codeLocked],
  }),
  renewCodes: endpoint({
    ...shownOnce,
    method: 'POST',
    path: '/API-SYSTEM/user/second-factor/codes',
    summary: { zh: '重新生成恢复码', en: 'Make new recovery codes' },
    body: code,
    output: RecoveryCodes,
    errors: [errors.factorElsewhere, errors.factorOff, errors.codeWrong, errors.codeLocked],
  }),
  remove: endpoint({
    ...shownOnce,
    method: 'POST',
    path: '/API-SYSTEM/user/second-factor/remove',
    summary: { zh: '关闭双重验证', en: 'Switch the second factor off' },
    body: code,
    output: Done,
    errors: [errors.factorElsewhere, errors.factorOff, errors.factorRequired, errors.codeWrong, errors.codeLocked],
  }),
  reset: endpoint({
    method: 'POST',
    path: '/API-SYSTEM/admin/users/{id}/second-factor/reset',
    summary: { zh: '重置用户的双重验证', en: "Reset a user's second factor" },
    access: { permission: 'admin:sign-ins:write' },
    params: z.strictObject({ id: Id }),
    body: { encoding: 'json', schema: ResetSecondFactor },
    output: Done,
    errors: [errors.userNotFound, errors.factorOff, errors.ownFactor, errors.beyondOwnRights],
  }),
};
