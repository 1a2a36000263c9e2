// Pages of a list that goes back in time: the next one begins before the last row of this one.
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useAuditPhrases } from '../../audit.phrases.ts';

export interface Pages {
  /** Where the present page begins; nothing for the newest. */
  readonly before: { readonly before?: string };
  readonly older: (next: string) => void;
  readonly newer: () => void;
  readonly isFirst: boolean;
}

/** Goes back to the newest page when the filters (`key`) change. */
export function usePagesBack(key: string): Pages {
  const [state, setState] = useState<{ key: string; stack: readonly string[] }>({ key, stack: [] });
  const stack = state.key === key ? state.stack : [];
  const last = stack.at(-1);
  return {
    before: last === undefined ? {} : { before: last },
    older: (next) => setState({ key, stack: [...stack, next] }),
    newer: () => setState({ key, stack: stack.slice(0, -1) }),
    isFirst: stack.length === 0,
  };
}

export function PageButtons({ pages, next }: { pages: Pages; next: string | null | undefined }): ReactNode {
  const t = useAuditPhrases();
  return (
    <div className="audit-pages">
      <Button size="small" disabled={pages.isFirst} onClick={pages.newer}>
        {t('newer')}
      </Button>
      <Button size="small" disabled={next === null || next === undefined} onClick={() => next && pages.older(next)}>
        {t('older')}
      </Button>
    </div>
  );
}
