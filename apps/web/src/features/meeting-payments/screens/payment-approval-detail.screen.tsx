// A payment: while it is decided with the decision beside it, otherwise on a page of its own (specification 2.3, paymentApprovalDetail).
import type { ReactNode } from 'react';
import { RecordScreen, useRecordId } from '../../../lib/records/index.ts';
import { ProcessPage } from '../../workflows/index.ts';
import { usePayment } from '../meeting-payments.api.ts';
import { usePaymentPhrases } from '../meeting-payments.phrases.ts';
import { PaymentBody, PaymentPage, Rules } from '../parts/detail/payment-page.tsx';

export default function PaymentApprovalDetailScreen(): ReactNode {
  const t = usePaymentPhrases();
  const id = useRecordId();
  const query = usePayment(id);
  return (
    <RecordScreen
      id={id}
      query={query}
      none={t('noPayment')}
      failedTitle={t('detailFailed')}
      // A process names the tab itself.
      tabTitle={({ waiting, number, payeeName }) => (waiting?.taskId ? undefined : (number ?? payeeName))}
    >
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
    </RecordScreen>
  );
}
