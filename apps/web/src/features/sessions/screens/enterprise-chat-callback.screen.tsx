// /wecomCode: the chat app came back with a code; it becomes a session, or the reason is said (specification 2.1).
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ChatFailed, ChatWaiting } from '../parts/chat-page.tsx';
import { ChatRefused, exchangeChatCode, takeChatState, type ChatRefusal } from '../parts/enterprise-chat.ts';
import { useSignIn } from '../parts/use-sign-in.ts';

/** Answers the path wanted before; throws when the answer is not to our question or the code is refused. */
async function enter(query: URLSearchParams): Promise<string> {
  const code = query.get('code');
  const returnTo = takeChatState(query.get('state'));
  if (!code || returnTo === undefined) throw new Error('the chat app answered another question');
  await exchangeChatCode(code);
  return returnTo;
}

export default function EnterpriseChatCallbackScreen(): ReactNode {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { enterprise, failed, start } = useSignIn();
  const [refused, setRefused] = useState<ChatRefusal>();
  const begun = useRef(false);
  useEffect(() => {
    if (!enterprise || begun.current) return;
    begun.current = true;
    enter(query).then(
      (returnTo) => navigate(`/redirect${returnTo}`, { replace: true }),
      (error: unknown) => setRefused(error instanceof ChatRefused ? error.reason : 'refused'),
    );
  }, [enterprise, navigate, query]);
  if (refused !== undefined || failed)
    return (
      <ChatFailed reason={refused ?? 'refused'} onSignIn={() => void start().catch(() => setRefused('refused'))} />
    );
  return <ChatWaiting />;
}
