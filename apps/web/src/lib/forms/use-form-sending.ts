// Sending what a form holds: what is missing is said first, one act runs at a time, faults of the server stand beside their fields.
import type { FieldProblem } from '@yijian/ui/form-page';
import { useState } from 'react';
import { ApiError, fieldFaults, isCancelled, type FormFault } from '../api/index.ts';
import { useToast } from './use-toast.ts';

interface FaultWords {
  /** The control and the label of a field of the call, such as `['doctorIds', 0]`, with what is wrong with it. */
  readonly named: (path: FormFault['name'], message: string) => FieldProblem;
  /** What the form says of an error itself, an empty list where it did something about it; undefined leaves the error to its fields. */
  readonly explained?: (error: unknown) => readonly FieldProblem[] | undefined;
  /** The control beside which an error stands that names no field; without one it is a toast. */
  readonly elsewhere?: string;
}

export interface FormSending<Act extends string> {
  readonly problems: readonly FieldProblem[];
  /** The act under way. */
  readonly running: Act | null;
  /** Sends nothing while something is missing. Answers whether it went through. */
  readonly send: (act: Act, run: () => Promise<unknown>, missing?: readonly FieldProblem[]) => Promise<boolean>;
}

export function useFormSending<Act extends string = 'save'>(words: FaultWords): FormSending<Act> {
  const toast = useToast();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [running, setRunning] = useState<Act | null>(null);
  const tell = (error: unknown): void => {
    if (isCancelled(error)) return;
    const explained = words.explained?.(error);
    if (explained !== undefined) return setProblems(explained);
    const found = fieldFaults(error).map(({ name, errors }) => words.named(name, errors.join(' ')));
    const message = error instanceof ApiError ? error.message : String(error);
    if (found.length === 0 && words.elsewhere !== undefined) found.push(words.named([words.elsewhere], message));
    setProblems(found);
    if (found.length === 0) toast.error(message);
  };
  const send: FormSending<Act>['send'] = async (act, run, missing = []) => {
    setProblems(missing);
    if (missing.length > 0) return false;
    setRunning(act);
    try {
      await run();
      return true;
    } catch (error) {
      tell(error);
      return false;
    } finally {
      setRunning(null);
    }
  };
  return { problems, running, send };
}
