// Types of chosen-steps.mjs for the tests; the file itself runs before anything is installed.
export function chosenSteps(
  words: readonly string[],
  steps: readonly string[],
  command?: string,
): { readonly names: readonly string[] } | { readonly problem: string };
