// Why a file cannot be read to its end.
import type { ImportFault } from '@yijian/contract/publications';

export class FileFault extends Error {
  readonly problem: ImportFault['problem'];
  /** Line in the unpacked file; 0 for the file as a whole. */
  readonly line: number;

  constructor(problem: ImportFault['problem'], line = 0) {
    super(problem);
    this.problem = problem;
    this.line = line;
  }
}
