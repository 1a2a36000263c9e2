// A doctor takes the own payments away as a page: what was paid, what tax was withheld, year by year.
import { dayInShanghai } from '../../../../platform/clock/index.ts';
import { FileReply, type DoctorContext } from '../../../../platform/http/index.ts';
import { printPdf } from '../../../../platform/sheets/index.ts';
import { findOwnData } from '../own-data.service.ts';
import { statementOf } from './own-statement.policy.ts';
import { selectPaidLines } from './own-statement.sql.ts';

export async function downloadStatement(context: DoctorContext): Promise<FileReply> {
  const { sql, doctor, enterprise, language, clock } = context;
  const { name: payee } = await findOwnData(context);
  const lines = await selectPaidLines(sql, doctor.id);
  const at = clock.now();
  const payer = language === 'zh' ? enterprise.name : enterprise.enName || enterprise.name;
  const page = await printPdf(statementOf(lines, { language, payer, payee, at }));
  const name = { zh: '付款对账单', en: 'payments' }[language];
  return new FileReply(`${name}-${dayInShanghai(at)}.pdf`, 'application/pdf', page);
}
