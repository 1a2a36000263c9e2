// The form of a payment, loaded when it opens: no list needs it to be read.
import { onDemand } from '@yijian/ui/on-demand';

export const PaymentForm = onDemand(() => import('./payment-form.tsx').then((part) => part.PaymentForm));
