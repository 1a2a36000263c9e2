// The mark with the product's name in the user's writing and its Latin form (look and feel, brand).
import type { ReactNode } from 'react';
import { LogoMark } from './logo-mark.tsx';

export type WordmarkProps = {
  name: string;
  latin?: string | undefined;
  size?: 'menu' | 'login' | undefined;
  /** Only the mark, for a folded side menu. */
  folded?: boolean | undefined;
};

export function Wordmark({ name, latin, size = 'menu', folded }: WordmarkProps): ReactNode {
  const pixels = size === 'login' ? 28 : 24;
  if (folded) return <LogoMark size={pixels} label={name} />;
  return (
    <span className={`yj-wordmark yj-wordmark-${size}`}>
      <LogoMark size={pixels} />
      <span className="yj-wordmark-name">{name}</span>
      {latin ? <span className="yj-wordmark-latin">{latin}</span> : null}
    </span>
  );
}
