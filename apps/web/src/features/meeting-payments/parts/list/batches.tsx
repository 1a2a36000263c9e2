// The latest bank batches with their files.
import { FormDrawer } from '@yijian/ui/form-page';
import { Async, Empty } from '@yijian/ui/states';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { downloadBankFile, useBatches } from '../../meeting-payments.api.ts';
import { usePaymentPhrases } from '../../meeting-payments.phrases.ts';

export function Batches(): ReactNode {
  const t = usePaymentPhrases();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('batches')}</Button>
      {isOpen ? (
        <FormDrawer open onClose={() => setIsOpen(false)} title={t('batches')} width={560}>
          <BatchList />
        </FormDrawer>
      ) : null}
    </>
  );
}

function BatchList(): ReactNode {
  const t = usePaymentPhrases();
  const format = useFormat();
  const query = useBatches();
  return (
    <Async query={query} shape="form" failedTitle={t('failed')}>
      {(batches) =>
        batches.length === 0 ? (
          <Empty reason={t('noBatches')} />
        ) : (
          <ul className="payment-batches">
            {batches.map(({ id, number, count, net, payer, at }) => (
              <li key={id}>
                <span>
                  <strong className="num">{`${number} · ${format.money(net)}`}</strong>
                  <small>{`${t('batchLine', { count: format.count(count), payer: payer.name })} · ${format.dateTime(at)}`}</small>
                </span>
                <Button onClick={() => void downloadBankFile(id)}>{t('bankFile', { number })}</Button>
              </li>
            ))}
          </ul>
        )
      }
    </Async>
  );
}
