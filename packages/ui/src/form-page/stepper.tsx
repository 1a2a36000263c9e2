// The steps of a long form in one line (look and feel, form page).
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '../icon/index.ts';
import { useUiWords } from '../words/index.ts';
import './stepper.css';

export type FormStep = { key: string; label: string; /** Problems in this step. */ errors?: number | undefined };
export type StepperProps = {
  steps: readonly FormStep[];
  current: string;
  /** Steps already valid; they show a tick. */
  done: ReadonlySet<string>;
  /** Leave out to forbid jumping. */
  onStep?: ((key: string) => void) | undefined;
};

export function Stepper({ steps, current, done, onStep }: StepperProps): ReactNode {
  const words = useUiWords();
  return (
    <ol className="yj-steps" aria-label={words.steps}>
      {steps.map((step, index) => {
        const state = step.key === current ? 'current' : done.has(step.key) ? 'done' : 'ahead';
        return (
          <li
            key={step.key}
            className={`yj-step yj-step-${state}`}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <button type="button" disabled={!onStep} onClick={() => onStep?.(step.key)}>
              <span className={step.errors ? 'yj-step-mark yj-step-bad' : 'yj-step-mark'}>
                {state === 'done' && !step.errors ? <Glyph icon={Check} size={12} /> : index + 1}
              </span>
              <span className="yj-step-label">{step.label}</span>
              {step.errors ? <span className="yj-hidden">{words.errorsFound(step.errors)}</span> : null}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
