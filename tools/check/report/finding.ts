// What a step of the check answers: findings, each with the rule it breaks and the place it stands.

export interface Finding {
  /** The rule in the house's own terms: A1 to A9, a file rule, or the linter's rule name. */
  rule: string;
  /** Path from the repository root, with forward slashes. */
  file: string;
  line?: number;
  message: string;
  /** A warning is printed and never fails the check. */
  level: 'error' | 'warning';
}

export interface StepOptions {
  /** Repair what can be repaired by a machine before looking. */
  fix: boolean;
}

/** A step looks at the tree under `root` (an absolute path) and answers with what is wrong there. */
export type Step = (root: string, options: StepOptions) => Promise<Finding[]>;

export function errorAt(rule: string, file: string, message: string, line?: number): Finding {
  return { rule, file, message, level: 'error', ...(line === undefined ? {} : { line }) };
}

export function warningAt(rule: string, file: string, message: string, line?: number): Finding {
  return { ...errorAt(rule, file, message, line), level: 'warning' };
}

export function printed(finding: Finding): string {
  const place = finding.line === undefined ? finding.file : `${finding.file}:${finding.line}`;
  return `${finding.level} ${finding.rule} ${place} ${finding.message}`;
}
