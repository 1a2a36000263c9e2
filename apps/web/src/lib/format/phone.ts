// Phones are shown with their middle hidden (138****1234) wherever the whole number is not asked for.

/** Hides the middle four digits of a mobile; of any other number all but the last four; what is masked already stays. */
export function maskPhone(phone: string | null | undefined): string {
  if (!phone) return '—';
  if (phone.includes('*')) return phone;
  const mobile = /^((?:\+?86)?[ -]?1\d{2})[ -]?\d{4}[ -]?(\d{4})$/.exec(phone);
  if (mobile) return `${mobile[1]}****${mobile[2]}`;
  return phone.length > 4 ? `${'*'.repeat(phone.length - 4)}${phone.slice(-4)}` : '****';
}
