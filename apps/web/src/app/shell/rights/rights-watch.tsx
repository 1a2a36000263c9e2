// Rights act at once: what the server tells, or a refused call, reads user and menu again; menu, buttons and tabs follow (specification 6).
import { joined } from '../../../lib/format/index.ts';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '../../../lib/api/index.ts';
import { useLanguage } from '../../../lib/i18n/index.ts';
import { loadEnterprise } from '../../../lib/session/index.ts';
import { CHANGED, onRightsTold, startNotices } from '../../../lib/socket/index.ts';
import { cacheStore } from '../../../lib/storage/index.ts';
import { useUser } from '../../guard/facts-store.ts';
import { reloadFacts } from '../../guard/reload-facts.ts';
import { routeAt } from '../../routing/match-route.ts';
import { visitOf } from '../tabs/model/describe-visit.ts';
import { useTabs } from '../tabs/tabs-store.ts';
import { useRightsPhrases } from './rights.phrases.ts';

/** Not more often than this after refusals, in milliseconds: a page may ask ten things and be refused ten times. */
const PAUSE = 5000;
/** Everyone hears of a changed menu at once; their questions are spread over this time. */
const SPREAD = 1000;

export function RightsWatch(): ReactNode {
  const client = useQueryClient();
  const reconcile = useReconcile();
  useChanges();
  useEffect(() => {
    let last = 0;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const watch = (error: unknown): void => {
      if (!(error instanceof ApiError) || error.status !== 403 || Date.now() - last < PAUSE) return;
      last = Date.now();
      void reconcile();
    };
    const told = (): void => {
      clearTimeout(waiting);
      waiting = setTimeout(() => void reconcile(), Math.random() * SPREAD);
    };
    const stops = [
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') watch(event.action.error);
      }),
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') watch(event.action.error);
      }),
      onRightsTold(told),
      () => clearTimeout(waiting),
    ];
    return () => stops.forEach((stop) => stop());
  }, [client, reconcile]);
  return null;
}

/** Words, dictionaries and settings of the enterprise are read again when the server tells that they changed. */
function useChanges(): void {
  const client = useQueryClient();
  useEffect(() => {
    const hear = (event: Event): void => {
      cacheStore.clear();
      // The enterprise brings its words along.
      if ((event as CustomEvent<string>).detail !== 'dictionaries') void loadEnterprise().catch(() => undefined);
      else
        void client.invalidateQueries({
          predicate: ({ queryKey }) => /\/(dict|field|admin\/dictionaries)\b/.test(String(queryKey[3])),
        });
    };
    addEventListener(CHANGED, hear);
    return () => removeEventListener(CHANGED, hear);
  }, [client]);
}

/** For a frame without the bell, which holds the socket elsewhere. */
export function RightsSocket(): ReactNode {
  const { id } = useUser();
  useEffect(() => startNotices(id), [id]);
  return <RightsWatch />;
}

function useReconcile(): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { message } = App.useApp();
  const language = useLanguage();
  const t = useRightsPhrases();
  const inShell = routeAt(pathname)?.layout !== 'console';
  return useStable(async () => {
    const change = await reloadFacts();
    if (!change) return;
    const before = useTabs.getState().tabs;
    const next = useTabs.getState().reconcile((tab) => visitOf(tab.address, change) !== undefined);
    const kept = new Set(useTabs.getState().tabs.map((tab) => tab.id));
    const closed = before.filter((tab) => !kept.has(tab.id)).map((tab) => tab.titles[language]);
    if (closed.length > 0) void message.warning(t('closedPages', { pages: joined(closed) }), 8);
    else void message.info(t('newRights'));
    if (next !== undefined && inShell) await navigate(next);
    // Range, field rules or shares may differ: what is shown is asked again.
    await client.invalidateQueries({ refetchType: 'active' });
  });
}

/** The same function as long as the component lives, doing what the latest drawing meant. */
function useStable(work: () => Promise<void>): () => Promise<void> {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  return useCallback(() => latest.current(), []);
}
