// Side door of privacy: a number that may be seen whole, the ledger of consents, their words.
export { ConsentLedger, type ConsentLedgerProps } from './parts/consent-ledger.tsx';
export { PaymentNumbers } from './parts/payment-numbers.tsx';
export { PersonalNumber, type PersonalNumberProps } from './parts/personal-number.tsx';
export { usePrivacyPhrases } from './privacy.phrases.ts';
