// A button of the doctors' pages: 44 px under a finger; while it is busy it keeps the focus and does nothing.
import type { MouseEvent, ReactNode } from 'react';

interface ButtonProps {
  readonly children: ReactNode;
  readonly kind?: 'plain' | 'primary' | 'link';
  readonly submits?: boolean;
  readonly disabled?: boolean;
  readonly busy?: boolean;
  /** Where the words alone do not say what it is about. */
  readonly label?: string;
  readonly onPress?: () => void;
}

export function Button({ children, kind = 'plain', submits, disabled, busy, label, onPress }: ButtonProps): ReactNode {
  const press = (event: MouseEvent): void => {
    // Also stops the form that a second press, or the Enter key, would send.
    if (busy) event.preventDefault();
    else onPress?.();
  };
  return (
    <button
      type={submits ? 'submit' : 'button'}
      className={`doctor-button doctor-button-${kind}`}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-label={label}
      onClick={press}
    >
      {busy ? <span className="doctor-spinner" aria-hidden /> : null}
      {children}
    </button>
  );
}
