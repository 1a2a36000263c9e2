// The steps of a visit that ask for something first.
export type StepName =
  | 'reschedule'
  | 'cancel'
  | 'askUnlock'
  | 'grantUnlock'
  | 'refuseUnlock'
  | 'approveLate'
  | 'returnLate'
  | 'flag'
  | 'judgeValid'
  | 'judgeInvalid';
