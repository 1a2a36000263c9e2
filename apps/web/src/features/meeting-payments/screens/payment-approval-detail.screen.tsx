// A payment: while it is decided with the decision beside it, otherwise on a page of its own (specification 2.3, paymentApprovalDetail).
import { Async, Empty } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ProcessPage } from '../../workflows/index.ts';
import { usePayment } from '../meeting-payments.api.ts';
import { usePaymentPhrases } from '../meeting-payments.phrases.ts';
import { PaymentBody, PaymentPage, Rules } from '../parts/detail/payment-page.tsx';

export default function PaymentApprovalDetailScreen(): ReactNode {
  const t = usePaymentPhrases();
  const id = useSearchParams()[0].get('id');
  const query = usePayment(id);
  if (id === null) return <Empty reason={t('noPayment')} />;
  return (
    <Async query={query} shape="page" failedTitle={t('detailFailed')}>
      {(payment) =>
        payment.waiting?.taskId ? (
          <ProcessPage id={payment.waiting.instanceId} onDecided={() => void query.refetch()}>
            <PaymentBody payment={payment} />
            <Rules payment={payment} />
          </ProcessPage>
        ) : (
          <PaymentPage payment={payment} />
        )
      }
    </Async>
  );
}
