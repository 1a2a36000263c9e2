// Problems of a form that still stand: a field that was changed since is not blamed any more.
import type { FieldProblem } from '@yijian/ui/form-page';
import { useState } from 'react';

/** `work` is what is written, by the names that problems call fields; a problem of anything else stands until the next try. */
export function useOpenProblems(problems: readonly FieldProblem[], work: object): readonly FieldProblem[] {
  const [told, setTold] = useState({ problems, work });
  // What was written when they were told is what they are about.
  if (told.problems !== problems) setTold({ problems, work });
  const about = told.problems === problems ? told.work : work;
  return problems.filter(({ field }) => valueOf(work, field) === valueOf(about, field));
}

const valueOf = (work: object, field: string): unknown => (work as Readonly<Record<string, unknown>>)[field];
