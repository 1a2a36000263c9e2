// One of a few: radio buttons under each other, or as a row of figures.
import { useId, type ReactNode } from 'react';

interface RadiosProps {
  readonly name: string;
  readonly choices: readonly { readonly label: string; readonly value: number }[];
  readonly value: number | undefined;
  readonly isRow?: boolean;
  readonly onChoose: (value: number) => void;
}

export function Radios({ name, choices, value, isRow, onChoose }: RadiosProps): ReactNode {
  const group = useId();
  return (
    <div className={isRow ? 'doctor-figures' : 'doctor-options'} role="radiogroup" aria-label={name}>
      {choices.map((choice) => (
        <label key={choice.value} className={isRow ? 'doctor-figure' : 'doctor-choice'}>
          <input type="radio" name={group} checked={choice.value === value} onChange={() => onChoose(choice.value)} />
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  );
}
