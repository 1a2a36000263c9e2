// Opens the shares of a record; the drawer itself is loaded when it is asked for.
import { Button } from 'antd';
import { Share2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Glyph } from '@yijian/ui/icon';
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
      {open ? (
        <Suspense>
          <ShareDrawer {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
