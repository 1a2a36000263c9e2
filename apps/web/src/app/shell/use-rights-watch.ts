// A refused call means the user's rights may have changed: user and menus are read again, menu and tabs follow (specification 6).
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../lib/api/index.ts';
import { reloadFacts } from '../guard/reload-facts.ts';
import { useShellPhrases } from './shell.phrases.ts';
import { useTabs } from './tabs/tabs-store.ts';
import { visitOf } from './tabs/model/describe-visit.ts';

/** Not more often than this, in milliseconds: a page may ask ten things and be refused ten times. */
const PAUSE = 5000;

export function useRightsWatch(): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const t = useShellPhrases();
  useEffect(() => {
    let last = 0;
    const reconcile = async (): Promise<void> => {
      const change = await reloadFacts();
      if (!change) return;
      void message.info(t('newRights'));
      const next = useTabs.getState().reconcile((tab) => visitOf(tab.address, change) !== undefined);
      if (next !== undefined) await navigate(next);
    };
    const watch = (error: unknown): void => {
      if (!(error instanceof ApiError) || error.status !== 403 || Date.now() - last < PAUSE) return;
      last = Date.now();
      void reconcile();
    };
    const stops = [
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') watch(event.action.error);
      }),
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') watch(event.action.error);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [client, message, navigate, t]);
}
