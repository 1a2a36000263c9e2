// /wecomCode: the chat app came back with a code; it becomes a session, or the reason is said (specification 2.1).
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ChatFailed, ChatWaiting } from '../parts/chat-page.tsx';
import { exchangeChatCode, takeChatState } from '../parts/enterprise-chat.ts';
import { useSignIn } from '../parts/use-sign-in.ts';

export default function EnterpriseChatCallbackScreen(): ReactNode {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { enterprise, failed, start } = useSignIn();
  const [refused, setRefused] = useState(false);
  const begun = useRef(false);
  useEffect(() => {
    if (!enterprise || begun.current) return;
    begun.current = true;
    const code = query.get('code');
    const returnTo = takeChatState(query.get('state'));
    if (!code || returnTo === undefined) {
      setRefused(true);
      return;
    }
    exchangeChatCode(code).then(
      () => navigate(`/redirect${returnTo}`, { replace: true }),
      () => setRefused(true),
    );
  }, [enterprise, navigate, query]);
  if (refused || failed)
    return <ChatFailed reason="refused" onSignIn={() => void start().catch(() => setRefused(true))} />;
  return <ChatWaiting />;
}
