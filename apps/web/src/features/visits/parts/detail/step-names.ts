// The steps of a visit that ask for something first.
export type StepName =
  | 'reschedule'
  | 'cancel'
  | 'askUnlock'
  | 'grantUnlock'
  | 'refuseUnlock'
  | 'flag'
  | 'judgeValid'
  | 'judgeInvalid';
