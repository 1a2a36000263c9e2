// The enterprise of the page for public screens, and the start of single sign-on (specification 2.1, 7.1).
import { useEffect, useState } from 'react';
import { loadEnterprise, type SessionEnterprise, signIn, useSession } from '../../../lib/session/index.ts';

export interface SignIn {
  readonly enterprise: SessionEnterprise | null;
  /** True when the domain has no enterprise. */
  readonly failed: boolean;
  /** Goes to the provider's page. */
  readonly start: (returnTo?: string) => Promise<void>;
}

export function useSignIn(): SignIn {
  const enterprise = useSession((session) => session.enterprise);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (enterprise) return undefined;
    let stays = true;
    // One question however often the page is drawn: a second would cancel the first.
    loading ??= loadEnterprise().finally(() => {
      loading = undefined;
    });
    loading.catch(() => {
      if (stays) setFailed(true);
    });
    return () => {
      stays = false;
    };
  }, [enterprise]);
  return { enterprise, failed, start: signIn };
}

let loading: Promise<SessionEnterprise> | undefined;
