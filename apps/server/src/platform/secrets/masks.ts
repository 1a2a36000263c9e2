// What is shown of a personal value, and the form in which two spellings of one value are equal.

export const personalFields = ['PHONE', 'ID_NUMBER', 'BANK_ACCOUNT', 'LICENCE_NUMBER'] as const;
export type PersonalField = (typeof personalFields)[number];
/** Everything under seal: secrets of authenticator apps and of signed dashboards and keys of outside services are shown to nobody. */
export type SealedField = PersonalField | 'TOTP_SECRET' | 'MODEL_KEY' | 'SERVICE_KEY' | 'EMBED_SECRET';

/** 13812345678 is 138****5678; anything that is no mobile number keeps its last two characters. */
export function maskPhone(phone: string): string;
export function maskPhone(phone: string | null): string | null;
export function maskPhone(phone: string | null): string | null {
  if (phone === null || phone === '') return null;
  const mobile = /^(?:\+?86)?(1\d{2})\d{4}(\d{4})$/.exec(phone.replace(/[\s-]/g, ''));
  return mobile === null ? `****${phone.slice(-2)}` : `${mobile[1]}****${mobile[2]}`;
}

const masks: Readonly<Record<SealedField, (value: string) => string>> = {
  PHONE: (value) => (value === '' ? '****' : maskPhone(value)),
  ID_NUMBER: (value) => `${value.slice(0, 3)}***********${value.slice(-4)}`,
  BANK_ACCOUNT: (value) => `**** ${value.slice(-4)}`,
  TOTP_SECRET: () => '****',
  MODEL_KEY: () => '****',
  SERVICE_KEY: () => '****',
  EMBED_SECRET: () => '****',
  LICENCE_NUMBER: (value) => `${value.slice(0, 3)}****${value.slice(-3)}`,
};

/** The masked form that lists, logs and the audit trail may hold. */
export function maskOf(field: SealedField, value: string): string {
  return masks[field](value);
}

/** One spelling of a value: digits without spaces, hyphens and the country's prefix; letters large. Keys and secrets of sites have one spelling. */
export function plainOf(field: SealedField, value: string): string {
  if (field === 'MODEL_KEY' || field === 'SERVICE_KEY' || field === 'EMBED_SECRET') return value;
  const bare = value.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();
  return field === 'PHONE' ? bare.replace(/^(?:\+86|0086|86(?=1\d{10}$))/, '') : bare;
}

/** Hides the middle of every mobile and identity number in a text that should not hold any. */
export function hideNumbers(text: string): string {
  return text
    .replaceAll(/(?<!\d)(\d{3})\d{11}(\d{3}[\dXx])(?!\d)/g, '$1***********$2')
    .replaceAll(/(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g, '$1****$2');
}
