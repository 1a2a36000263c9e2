// The live shares of a record, each with the button that takes it back.
import type { ShareResource } from '@yijian/contract/shares';
import { App, Button } from 'antd';
import type { ReactNode } from 'react';
import { Async } from '@yijian/ui/states';
import { useFormat } from '../../../lib/format/index.ts';
import { useShares, useWithdrawShare } from '../shares.api.ts';
import { useSharePhrases } from '../shares.phrases.ts';

export function ShareList({ resource, recordId }: { resource: ShareResource; recordId: string }): ReactNode {
  const t = useSharePhrases();
  const format = useFormat();
  const { message } = App.useApp();
  const shares = useShares(resource, recordId);
  const withdraw = useWithdrawShare();
  const lastDay = (until: string): string => format.date(new Date(new Date(until).getTime() - 1).toISOString());
  return (
    <section className="share-list">
      <h3>{t('current')}</h3>
      <Async query={shares} shape="list" isEmpty={(data) => data.content.length === 0} empty={{ reason: t('nobody') }}>
        {(data) => (
          <ul>
            {data.content.map((share) => (
              <li key={share.id}>
                <strong>{share.userName}</strong>
                <span>{t('by', { name: share.sharedByName, day: lastDay(share.until) })}</span>
                {share.mayWithdraw ? (
                  <Button
                    size="small"
                    loading={withdraw.isPending}
                    onClick={() =>
                      withdraw.mutate(
                        { body: { id: share.id } },
                        { onSuccess: () => void message.success(t('withdrawn')) },
                      )
                    }
                  >
                    {t('withdraw')}
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        )}
      </Async>
    </section>
  );
}
