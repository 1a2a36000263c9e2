// What the payee of a payment was paid in a year, and what of it was taken back; a sheet of it can be taken away.
import type { PaymentDetail, PayeeStatement } from '@yijian/contract/meeting-payments';
import { FormDrawer } from '@yijian/ui/form-page';
import { Async, Empty } from '@yijian/ui/states';
import { DataTable, TwoLine } from '@yijian/ui/table';
import { Button, Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { today, useFormat } from '../../../../lib/format/index.ts';
import { useExport } from '../../../exports/index.ts';
import { downloadStatement, useStatement } from '../../meeting-payments.api.ts';
import { usePaymentPhrases } from '../../meeting-payments.phrases.ts';
import '../payments.css';

const YEARS = 4;

export function StatementDrawer({ payment, onClose }: { payment: PaymentDetail; onClose: () => void }): ReactNode {
  const t = usePaymentPhrases();
  const thisYear = Number(today().slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const who = { payeeKind: payment.payeeKind, payeeId: payment.payeeId ?? payment.owner.id, year };
  const query = useStatement(who);
  const exporting = useExport({
    resource: 'meeting-payments',
    permission: 'meeting:meeting-payments:export',
    rows: query.data?.lines.length ?? null,
    run: (ask) => downloadStatement({ ...who, ...ask }),
  });
  const { onExport } = exporting.tool;
  return (
    <FormDrawer
      open
      width={920}
      onClose={onClose}
      title={t('statementOf', { payee: payment.payeeName, year: String(year) })}
    >
      <div className="payment-statement-tools">
        <Select
          aria-label={t('year')}
          value={year}
          options={Array.from({ length: YEARS }, (_, back) => thisYear - back).map((value) => ({
            value,
            label: String(value),
          }))}
          onChange={setYear}
        />
        {onExport === undefined ? null : <Button onClick={onExport}>{t('export')}</Button>}
      </div>
      <Async query={query} shape="list" failedTitle={t('statementFailed')}>
        {(statement) =>
          statement.lines.length === 0 ? (
            <Empty reason={t('statementEmpty', { year: String(year) })} />
          ) : (
            <Lines statement={statement} />
          )
        }
      </Async>
      {exporting.dialog}
    </FormDrawer>
  );
}

type Line = PayeeStatement['lines'][number];

function LineCard({ line }: { line: Line }): ReactNode {
  const t = usePaymentPhrases();
  const format = useFormat();
  const { at, number, isReversal, meetingNumber, meetingTitle, gross, tax, net } = line;
  return (
    <article className="payment-card">
      <p>
        <strong>{meetingTitle}</strong>
        <span className="num">{`${t('net')} ${format.money(net)}`}</span>
      </p>
      <small className="num">
        {[format.date(at), number, isReversal ? t('reversal') : '', meetingNumber].filter(Boolean).join(' · ')}
      </small>
      <small className="num">{`${t('gross')} ${format.money(gross)} · ${t('tax')} ${format.money(tax)}`}</small>
    </article>
  );
}

function Lines({ statement }: { statement: PayeeStatement }): ReactNode {
  const t = usePaymentPhrases();
  const format = useFormat();
  const { lines, gross, tax, net } = statement;
  return (
    <>
      <DataTable
        inCard
        label={t('statement')}
        renderCard={(line) => <LineCard line={line} />}
        rows={lines}
        rowKey={({ id, isReversal }) => `${id} ${isReversal}`}
        columns={[
          { key: 'day', title: t('day'), render: ({ at }) => format.date(at) },
          {
            key: 'payment',
            title: t('payment'),
            render: ({ number, isReversal }) => (
              <span className="num">{isReversal ? `${number} · ${t('reversal')}` : number}</span>
            ),
          },
          {
            key: 'meeting',
            title: t('meeting'),
            width: 280,
            render: ({ meetingNumber, meetingTitle }) => <TwoLine value={meetingTitle} context={meetingNumber} />,
          },
          { key: 'gross', title: t('gross'), align: 'right', render: (line) => format.money(line.gross) },
          { key: 'tax', title: t('tax'), align: 'right', render: (line) => format.money(line.tax) },
          { key: 'net', title: t('net'), align: 'right', render: (line) => format.money(line.net) },
        ]}
      />
      <p className="payment-statement-total num">
        {t('statementTotal', { gross: format.money(gross), tax: format.money(tax), net: format.money(net) })}
      </p>
    </>
  );
}
