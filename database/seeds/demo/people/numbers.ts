// Invented numbers of people, plainly counted up: well formed, and nobody's.

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** 1980000 followed by the user's number. */
export function userPhone(index: number): string {
  return `1980000${String(index).padStart(4, '0')}`;
}

/** 1990 followed by the doctor's number. */
export function doctorPhone(index: number): string {
  return `1990${String(index + 1).padStart(7, '0')}`;
}

/** An identity number of the region 999999, which does not exist, with a check character that is right. */
export function identityNumber(index: number): string {
  const digits = `999999${String(1955 + (index % 45))}${String((index % 12) + 1).padStart(2, '0')}${String((index % 28) + 1).padStart(2, '0')}${String(index % 1000).padStart(3, '0')}`;
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return digits + '10X98765432'[sum % 11]!;
}

/** An account number that begins like none of a bank in use. */
export function bankAccount(index: number): string {
  return `6299${String(index + 1).padStart(15, '0')}`;
}
