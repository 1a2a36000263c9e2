// /data/analysis by address: it opens in a new window, at the press of a button (specification 2.3, R2.10).
import { Button } from 'antd';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Empty } from '@yijian/ui/states';
import { useFacts } from '../guard/facts-store.ts';
import { openOutside } from '../menu/outside-page.ts';
import { analysisAddress } from '../routing/outside-route.ts';
import { useAppPhrases } from '../words/app.phrases.ts';
import './screens.css';

export function OutsideScreen(): ReactNode {
  const t = useAppPhrases();
  const { enterprise } = useFacts();
  const isSet = analysisAddress(enterprise) !== undefined;
  const open = (): void => {
    const address = analysisAddress(enterprise);
    if (address) openOutside(address);
  };
  const action = isSet ? (
    <Button type="primary" onClick={open}>
      {t('openNow')}
    </Button>
  ) : undefined;
  return (
    <section className="screen-message">
      <Empty
        icon={ExternalLink}
        title={t(isSet ? 'outsideOpens' : 'outsideMissing')}
        reason={t(isSet ? 'outsideOpensReason' : 'outsideMissingNext')}
        action={action}
      />
    </section>
  );
}
