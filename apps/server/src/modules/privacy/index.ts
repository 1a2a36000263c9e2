// Side door of privacy: whoever contacts a doctor asks here first.
export { mayContact } from './consents/consents.service.ts';
