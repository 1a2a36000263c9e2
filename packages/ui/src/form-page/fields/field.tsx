// A labelled field with its hint and its error beside it (look and feel, form page).
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '../../icon/index.ts';
import { useUiWords } from '../../words/index.ts';
import './form-parts.css';

export type FieldProps = {
  label: string;
  /** The control's id, so that the label names it; leave out for groups, which name themselves. */
  id?: string | undefined;
  required?: boolean | undefined;
  /** At the right of the label. */
  extra?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
};

export function Field({ label, id, required, extra, hint, error, children }: FieldProps): ReactNode {
  const words = useUiWords();
  return (
    <div className={error ? 'yj-field yj-field-bad' : 'yj-field'}>
      <div className="yj-field-head">
        <label htmlFor={id} className="yj-field-label">
          {label}
          {required ? (
            <span className="yj-field-star" title={words.required}>
              *<span className="yj-hidden">{words.required}</span>
            </span>
          ) : null}
        </label>
        {extra ? <span className="yj-field-extra num">{extra}</span> : null}
      </div>
      {children}
      {error ? (
        <p className="yj-field-error" role="alert" id={id ? `${id}-error` : undefined}>
          <Glyph icon={CircleAlert} size={12} />
          {error}
        </p>
      ) : null}
      {hint && !error ? <p className="yj-field-hint">{hint}</p> : null}
    </div>
  );
}
