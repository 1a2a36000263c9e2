// Subscribing to a board: how often, at what hour, over how many days; and the own subscriptions of it (product 3.19).
import type { Board } from '@yijian/contract/dashboards';
import { FormDrawer } from '@yijian/ui/form-page';
import { Glyph } from '@yijian/ui/icon';
import { Button } from 'antd';
import { BellRing } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useSubscriptionPhrases } from '../../dashboards-subscriptions.phrases.ts';
import { OwnSubscriptions } from './own-subscriptions.tsx';
import { SubscribeForm } from './subscribe-form.tsx';
import './subscriptions.css';

export function SubscribeButton({ board, title }: { board: Board; title: string }): ReactNode {
  const t = useSubscriptionPhrases();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Glyph icon={BellRing} />} onClick={() => setOpen(true)}>
        {t('subscribe')}
      </Button>
      {isOpen ? (
        <FormDrawer open title={t('title', { board: title })} onClose={() => setOpen(false)}>
          <div className="board-subscriptions">
            <p>{t('note')}</p>
            <SubscribeForm board={board} />
            <OwnSubscriptions board={board} />
          </div>
        </FormDrawer>
      ) : null}
    </>
  );
}
