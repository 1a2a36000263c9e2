// The modeler for as long as the designer is open, and what of it the page draws: its selection and its changes.
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { withLayout } from '../diagram/layout.ts';
import { useDesignerPhrases } from '../../words/designer.phrases.ts';
import type { Kind } from './studio/kinds.ts';
import { openStudio, type Studio } from './studio/studio.ts';

export interface Open {
  readonly studio: Studio;
  /** Goes up with every change, so that what is read from the drawing is read again. */
  readonly revision: number;
  readonly selected: string | null;
}

export function useStudio(box: RefObject<HTMLDivElement | null>, xml: string, onChange: () => void) {
  const t = useDesignerPhrases();
  const [studio, setStudio] = useState<Studio | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [revision, setRevision] = useState(0);
  const [selected, setSelected] = useState<string | null>(null);
  const words = useRef({ t, onChange });
  useEffect(() => {
    words.current = { t, onChange };
  });
  const changed = useCallback((): void => {
    setRevision((now) => now + 1);
    words.current.onChange();
  }, []);
  useEffect(() => {
    if (box.current === null) return undefined;
    const say = words.current.t;
    const made = openStudio({
      container: box.current,
      padWords: {
        user: say('padUser'),
        exclusive: say('padExclusive'),
        end: say('padEnd'),
        insertUser: say('padInsertUser'),
        insertExclusive: say('padInsertExclusive'),
        connect: say('padConnect'),
        remove: say('remove'),
      },
      nameOf: (kind: Kind) => words.current.t(`kind.${kind}`),
      onChange: changed,
      onSelect: (ids) => setSelected(ids.length === 1 ? ids[0]! : null),
    });
    let isGone = false;
    made
      .load(withLayout(xml))
      .then(() => {
        if (!isGone) setStudio(made);
      })
      .catch((cause: unknown) => {
        console.warn('the process was not drawn', cause);
        if (!isGone) setFailed(true);
      });
    return () => {
      isGone = true;
      made.destroy();
      setStudio(null);
    };
  }, [box, xml, changed]);
  return { studio, revision, selected, isFailed };
}
