// All problems of a form summed at its top; each leads to its field (look and feel, form page).
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '../../icon/index.ts';
import { useUiWords } from '../../words/index.ts';
import { focusField } from './focus-field.ts';
import './form-parts.css';

export type FieldProblem = {
  /** The field's id or name. */
  field: string;
  /** The field's name as the user reads it; empty where the message names it. */
  label: string;
  message: string;
};
export type ErrorSummaryProps = { problems: readonly FieldProblem[]; title?: string | undefined };

export function ErrorSummary({ problems, title }: ErrorSummaryProps): ReactNode {
  const words = useUiWords();
  if (problems.length === 0) return null;
  return (
    <div className="yj-problems" role="alert">
      <Glyph icon={CircleAlert} />
      <div>
        <strong>{title ?? words.errorsFound(problems.length)}</strong>
        <ul>
          {problems.map((problem) => (
            <li key={`${problem.field} ${problem.message}`}>
              <button type="button" onClick={() => focusField(problem.field)}>
                {problem.label || problem.message}
              </button>
              {problem.label ? <span>{problem.message}</span> : null}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
