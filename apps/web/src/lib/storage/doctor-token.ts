// The token of a doctor's session, beside and apart from the tokens of users; it ends with the browser tab.
const KEY = 'doctorToken';

export function readDoctorToken(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps it, or forgets it with null. */
export function writeDoctorToken(token: string | null): void {
  try {
    if (token === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, token);
  } catch {
    // A blocked storage: the doctor signs in again on the next page.
  }
}
