// Opens the shares of a record, from a button or from the icon of a row; the drawer itself is loaded when it is asked for.
import { Button } from 'antd';
import { Share2 } from 'lucide-react';
import { lazy, type ReactNode, type SyntheticEvent, Suspense, useState } from 'react';
import { Glyph, IconButton } from '@yijian/ui/icon';
import { useSharePhrases } from '../shares.phrases.ts';
import type { SharedRecord } from './share-drawer.tsx';

const ShareDrawer = lazy(() => import('./share-drawer.tsx').then((part) => ({ default: part.ShareDrawer })));

export function ShareButton(props: SharedRecord): ReactNode {
  const t = useSharePhrases();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Glyph icon={Share2} />} onClick={() => setOpen(true)}>
        {t('share')}
      </Button>
      <Shares open={open} record={props} onClose={() => setOpen(false)} />
    </>
  );
}

/** For a row that opens something itself: what happens in here does not reach the row. */
export function ShareIcon(props: SharedRecord): ReactNode {
  const t = useSharePhrases();
  const [open, setOpen] = useState(false);
  const keep = (event: SyntheticEvent): void => event.stopPropagation();
  return (
    // The events of the drawer rise through here as well.
    <span role="presentation" onClick={keep} onKeyDown={keep}>
      <IconButton icon={Share2} label={t('shareRecord', { name: props.name })} onClick={() => setOpen(true)} />
      <Shares open={open} record={props} onClose={() => setOpen(false)} />
    </span>
  );
}

function Shares({ open, record, onClose }: { open: boolean; record: SharedRecord; onClose: () => void }): ReactNode {
  if (!open) return null;
  return (
    <Suspense>
      <ShareDrawer {...record} onClose={onClose} />
    </Suspense>
  );
}
