// Types of the token generator, for its test (look and feel, tokens).
export function renderTokenValues(css: string): string;
