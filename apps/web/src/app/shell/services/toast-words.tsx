// The words of a failure in a message: those of its status, and smaller beneath them what the server knows beyond (specification 8).
import type { ReactNode } from 'react';
import './toast-words.css';

export function toastWords(text: string): ReactNode {
  const [words, ...details] = text.split('\n');
  if (details.length === 0) return text;
  return (
    <span className="toast-words">
      {words}
      <small>{details.join(' ')}</small>
    </span>
  );
}
