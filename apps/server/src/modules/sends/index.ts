// Side door of sending: acts of doctors, the doctors' pages, and the steps by which the demo's sends come about.
export { findSends } from './sends.service.ts';
export { sendActs } from './people/acts.sql.ts';
export { serveReading, type ReadingOptions } from './reading/reading.routes.ts';
export { addInvitation, addResend, addSend } from './confirming/confirming.service.ts';
export { claimDue, recordAnswers } from './delivery/delivery.service.ts';
export { keepInOutbox, letterOf } from './delivery/outbox.service.ts';
export { serveReceipts } from './receipts/receipts.routes.ts';
export { askQuestion } from './asking/asking.service.ts';
export { countContent } from './in-lists/in-lists.service.ts';
export { tokenOf } from './letters/links.policy.ts';
export { findLetter, leaveChannel, recordEvents } from './reading/reading.service.ts';
export { recordPlay } from './watching/watching.service.ts';
