// The small "i" beside a number's title that opens how it is counted (look and feel, numbers).
import { Popover } from 'antd';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '../icon/index.ts';
import { useUiWords } from '../words/index.ts';
import './kpi.css';

export function Definition({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const words = useUiWords();
  return (
    <Popover
      trigger="click"
      title={title}
      content={<div className="yj-definition-text">{children}</div>}
      classNames={{ root: 'yj-popover' }}
    >
      <button type="button" className="yj-definition" aria-label={`${words.definition} ${title}`}>
        <Glyph icon={Info} size={12} />
      </button>
    </Popover>
  );
}
