// Publishing and locking the targets of everybody in range.
import type { ForecastCycle, SheetState } from '@yijian/contract/forecasts';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useShell } from '../../../../lib/router/index.ts';
import { useLockTargets, usePublishTargets } from '../../forecast-targets.api.ts';
import { useTargetPhrases } from '../../forecast-targets.phrases.ts';
import { countPeople } from '../cycle/count-people.ts';

const publishedStates: readonly SheetState[] = ['ISSUED', 'CHALLENGED', 'ACCEPTED', 'REVISED', 'LOCKED'];

export function IssueActs({ round }: { round: ForecastCycle }): ReactNode {
  const t = useTargetPhrases();
  const shell = useShell();
  const publish = usePublishTargets();
  const lock = useLockTargets();
  const params = { id: round.id };
  const onError = (error: Error): void => shell.toast.error(error.message);
  const published = countPeople(round, publishedStates);
  const written = countPeople(round, undefined, 'written') - countPeople(round, publishedStates, 'written');
  const isLockable = published > countPeople(round, ['LOCKED']);
  const askPublish = async (): Promise<void> => {
    const question = { title: t('publishAsk', { count: written }), content: t('publishText'), okText: t('publish') };
    if (!(await shell.confirm(question))) return;
    publish.mutate(
      { params },
      { onError, onSuccess: ({ sheets: count }) => shell.toast.success(t('published', { count })) },
    );
  };
  const askLock = async (): Promise<void> => {
    if (!(await shell.confirm({ title: t('lockAsk'), content: t('lockText'), okText: t('lock') }))) return;
    lock.mutate({ params }, { onError, onSuccess: ({ sheets: count }) => shell.toast.success(t('locked', { count })) });
  };
  return (
    <div className="forecast-acts">
      <span className="forecast-acts-buttons">
        {round.state === 'ISSUED' ? (
          <Button loading={lock.isPending} disabled={!isLockable} onClick={() => void askLock()}>
            {t('lock')}
          </Button>
        ) : null}
        {written > 0 ? (
          <Button type="primary" loading={publish.isPending} onClick={() => void askPublish()}>
            {t('publish')}
          </Button>
        ) : null}
      </span>
    </div>
  );
}
