// One internal order: its figures and the meetings that hold it.
import type { InternalOrder } from '@yijian/contract/budgets';
import { Button } from 'antd';
import { HeadroomBar } from '@yijian/ui/chart';
import { DescriptionList } from '@yijian/ui/detail-page';
import { FormDrawer } from '@yijian/ui/form-page';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { HistoryButton } from '../../../audit/index.ts';
import { useOrderHolds } from '../../budgets.api.ts';
import { useBudgetPhrases } from '../../budgets.phrases.ts';
import { HoldsSection } from '../tree/holds-section.tsx';

interface OrderDrawerProps {
  readonly order: InternalOrder;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

export function OrderDrawer({ order, onEdit, onClose }: OrderDrawerProps): ReactNode {
  const t = useBudgetPhrases();
  const format = useFormat();
  const holds = useOrderHolds(order.id);
  const items = [
    { key: 'name', label: t('name'), value: order.name },
    { key: 'costCenter', label: t('costCenter'), value: `${order.costCenter.code} ${order.costCenter.name}` },
    { key: 'product', label: t('product'), value: order.product?.name },
    {
      key: 'meetingType',
      label: t('meetingType'),
      value: order.meetingType === null ? t('anyMeeting') : t(`type.${order.meetingType}`),
    },
    { key: 'valid', label: t('valid'), value: t('validRange', { from: order.validFrom, until: order.validUntil }) },
  ];
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={order.code}
      width={640}
      footer={hasPermission('meeting:orders:write') ? <Button onClick={onEdit}>{t('edit')}</Button> : undefined}
    >
      <div className="budget-parts">
        <HeadroomBar
          label={`${t('orderAmount')} ${format.money(order.amount)}`}
          left={`${t('available')} ${format.money(order.available)}`}
          used={order.actual}
          committed={order.committed}
          current={order.estimated}
          cap={order.amount}
        />
        <DescriptionList columns={2} items={items} />
        <HoldsSection query={holds} />
        <div>
          <HistoryButton kind="budget_orders" recordId={order.id} />
        </div>
      </div>
    </FormDrawer>
  );
}
