// When guests who have not answered an invitation are reminded.
const DAY = 86_400_000;

/** Days before the meeting begins by which guests answer, so that there is time to order and to invite others. */
const ANSWER_DAYS = 2;
/** Days before that on which they are reminded. */
const REMIND_DAYS = 1;
/** Whoever was invited less than a day ago is not pressed. */
export const REST = DAY;

export const answerBy = (startsAt: Date): Date => new Date(startsAt.getTime() - ANSWER_DAYS * DAY);

/** Meetings that begin in this time have their guests reminded now. */
export const remindedNow = (now: Date): { readonly after: Date; readonly until: Date } => ({
  after: new Date(now.getTime() + ANSWER_DAYS * DAY),
  until: new Date(now.getTime() + (ANSWER_DAYS + REMIND_DAYS) * DAY),
});
