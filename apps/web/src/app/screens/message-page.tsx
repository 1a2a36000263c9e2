// A page that says one thing and offers the next step; stands alone or inside the shell (specification 2.1).
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Wordmark } from '@yijian/ui/brand';
import type { Icon } from '@yijian/ui/icon';
import { Empty } from '@yijian/ui/states';
import { LanguageMenu } from '../../features/sessions/index.ts';
import { useAppPhrases } from '../words/app.phrases.ts';
import './screens.css';

export interface MessageProps {
  readonly icon: Icon;
  readonly title: string;
  readonly reason: string;
  /** Label and path of the next step. */
  readonly next: { readonly label: string; readonly to: string };
}

export function Message({ icon, title, reason, next }: MessageProps): ReactNode {
  return (
    <section className="screen-message">
      <Empty isPage icon={icon} title={title} reason={reason} action={<NextStep {...next} />} />
    </section>
  );
}

export function FullPage({ children }: { children: ReactNode }): ReactNode {
  const t = useAppPhrases();
  return (
    <div className="screen-full">
      <header className="screen-top">
        <Wordmark name={t('product')} latin={t('productLatin')} />
        <LanguageMenu />
      </header>
      <main className="screen-main">{children}</main>
    </div>
  );
}

function NextStep({ label, to }: MessageProps['next']): ReactNode {
  const navigate = useNavigate();
  return (
    <Button type="primary" onClick={() => void navigate(to)}>
      {label}
    </Button>
  );
}
