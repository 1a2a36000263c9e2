// /ai/clound: questions to the assistant, its cited answers, and the conversations they stand in (specification 2.3, ai).
import { Button, Drawer } from 'antd';
import { History, Plus, Settings2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Glyph, IconButton } from '@yijian/ui/icon';
import { useIsPhone } from '@yijian/ui/viewport';
import { hasPermission } from '../../../lib/session/index.ts';
import { useAssistantPhrases } from '../assistants.phrases.ts';
import { ConversationList } from '../parts/history/conversation-list.tsx';
import { HostDialog } from '../parts/host-dialog.tsx';
import { PartnerButton } from '../parts/partner-button.tsx';
import { Thread } from '../parts/thread.tsx';
import '../parts/assistant.css';

export default function AssistantScreen(): ReactNode {
  const t = useAssistantPhrases();
  const isPhone = useIsPhone();
  const [search, setSearch] = useSearchParams();
  const [isListing, setListing] = useState(false);
  const [isSetting, setSetting] = useState(false);
  const id = search.get('id');
  // A thread that began a conversation goes on with it; one that another was chosen for starts anew, once the address says so.
  const [thread, setThread] = useState({ id, number: 0 });
  const [begun, setBegun] = useState<string | null>(null);
  const restart = (): void => setThread({ id, number: thread.number + 1 });
  if (thread.id !== id) {
    if (id !== null && id === begun) setThread({ id, number: thread.number });
    else restart();
  }
  const show = (next: string | null): void => setSearch(next === null ? {} : { id: next });
  const choose = (next: string | null): void => {
    setBegun(null);
    setListing(false);
    if (next === id) restart();
    else show(next);
  };
  const goOn = (next: string): void => {
    setBegun(next);
    show(next);
  };
  const history = <ConversationList chosen={id} onChoose={choose} />;
  return (
    <div className="assistant">
      {isPhone ? null : <aside className="assistant-side">{history}</aside>}
      <section className="assistant-main">
        <header className="assistant-head">
          <h1>{t('title')}</h1>
          <div className="assistant-acts">
            {isPhone ? <IconButton icon={History} label={t('history')} onClick={() => setListing(true)} /> : null}
            {hasPermission('admin:enterprise:write') ? (
              <IconButton icon={Settings2} label={t('hostTitle')} onClick={() => setSetting(true)} />
            ) : null}
            <PartnerButton />
            <Button icon={<Glyph icon={Plus} />} onClick={() => choose(null)}>
              {t('newConversation')}
            </Button>
          </div>
        </header>
        <Thread key={thread.number} id={id} onConversation={goOn} />
      </section>
      {isPhone ? (
        <Drawer
          open={isListing}
          onClose={() => setListing(false)}
          placement="bottom"
          size="80%"
          title={t('history')}
          aria-label={t('history')}
        >
          {history}
        </Drawer>
      ) : null}
      {isSetting ? <HostDialog onClose={() => setSetting(false)} /> : null}
    </div>
  );
}
