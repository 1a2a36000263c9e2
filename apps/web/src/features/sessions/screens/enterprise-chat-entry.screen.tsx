// /initWecom: in the chat app out to its authorization, elsewhere on to single sign-on; signed in, straight on (specification 2.1).
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { isEnterpriseChat } from '../../../lib/env/index.ts';
import { signInNote } from '../../../lib/session/index.ts';
import { currentToken } from '../../../lib/storage/index.ts';
import { ChatFailed, ChatWaiting } from '../parts/chat-page.tsx';
import { chatAppOf, chatAuthorization } from '../parts/enterprise-chat.ts';
import { useSignIn } from '../parts/use-sign-in.ts';

export default function EnterpriseChatEntryScreen(): ReactNode {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { enterprise, failed, start } = useSignIn();
  const [refused, setRefused] = useState(false);
  const wanted = query.get('redirect') ?? '/dashboard';
  const viaChat = isEnterpriseChat() || query.has('chat');
  const app = enterprise ? chatAppOf(enterprise) : undefined;
  const signedIn = currentToken() !== null;
  // Why the last session ended is read before the next one begins; the chat app signs in without a page.
  const [speaksFirst] = useState(() => !viaChat && !signedIn && signInNote() !== null);
  useEffect(() => {
    if (!enterprise || signedIn || speaksFirst) return;
    if (viaChat && app) window.location.assign(chatAuthorization(app, wanted));
    else if (!viaChat) start(wanted).catch(() => setRefused(true));
    // One start per visit: the effect of a second drawing would only repeat it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [enterprise]);
  // The redirect helper lets only pages of the product through.
  if (signedIn) return <Navigate to={`/redirect${wanted.startsWith('/') ? wanted : '/dashboard'}`} replace />;
  if (speaksFirst) return <Navigate to={`/login?${new URLSearchParams({ redirect: wanted }).toString()}`} replace />;
  if (failed) return <Navigate to="/404?failed=enterprise" replace />;
  if (refused) return <Navigate to="/404?failed=user" replace />;
  if (enterprise && viaChat && !app) {
    return (
      <ChatFailed reason="missing" onSignIn={() => void start(wanted).catch(() => navigate('/404?failed=user'))} />
    );
  }
  return <ChatWaiting />;
}
