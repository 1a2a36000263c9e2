// Facts in one line; those that are not there leave no gap.

export const inLine = (facts: readonly string[]): string => facts.filter((fact) => fact !== '').join(' · ');
