// Long text that is folded and opened again (specification 2.5, 9; R5.6, R9.7).
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useUiWords } from '@yijian/ui/words';

/** Characters over which a résumé, and a specialty, may be opened. */
export const RESUME_OVER = 76;
export const SPECIALTY_OVER = 24;

export interface FoldedTextProps {
  readonly text: string;
  /** The link is there only for text longer than this. */
  readonly over: number;
  /** Folded to three lines, or cut after `over` characters. */
  readonly fold?: 'lines' | 'cut';
}

export function FoldedText({ text, over, fold = 'lines' }: FoldedTextProps): ReactNode {
  const words = useUiWords();
  const [isOpen, setOpen] = useState(false);
  const characters = [...text];
  const isLong = characters.length > over;
  const isCut = isLong && !isOpen && fold === 'cut';
  return (
    <div className="profile-folded">
      <p className={isLong && !isOpen && fold === 'lines' ? 'profile-clamp' : undefined}>
        {isCut ? `${characters.slice(0, over).join('')}…` : text}
      </p>
      {isLong ? (
        <Button type="link" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.collapse : words.expand}
        </Button>
      ) : null}
    </div>
  );
}
