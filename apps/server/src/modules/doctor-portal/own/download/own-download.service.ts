// What an enterprise keeps of the doctor who is signed in, as a file to take away (PIPL: access and portability; product feature 7).
import { listOwnConsents } from '../../../privacy/index.ts';
import { dayInShanghai } from '../../../../platform/clock/index.ts';
import { FileReply, type DoctorContext } from '../../../../platform/http/index.ts';
import { XLSX_TYPE, momentInShanghai, writeWorkbook, type WorkbookSheet } from '../../../../platform/sheets/index.ts';
import { selectOwnMessages, selectOwnQuestions, selectOwnReplies } from './own-content.sql.ts';
import { selectOwnAttendance, selectOwnPayments } from '../own-data.sql.ts';
import { findOwnData } from '../own-data.service.ts';
import { answerOf, askedIn, heads, wordOf, type HeadedSheet } from './own-download.policy.ts';

/** Rows of one sheet, far beyond what is kept of anybody. */
const MOST = 20_000;

/** Numbers stay masked as on the pages: the file may lie about. */
export async function downloadOwn(context: DoctorContext): Promise<FileReply> {
  const { sql, doctor, language, clock } = context;
  const reading = { language, most: MOST };
  const data = await findOwnData(context);
  const consents = await listOwnConsents(context, doctor.id);
  const attendance = await selectOwnAttendance(sql, doctor.id, MOST);
  const payments = await selectOwnPayments(sql, doctor.id, MOST);
  const messages = await selectOwnMessages(sql, doctor.id, reading);
  const questions = await selectOwnQuestions(sql, doctor.id, reading);
  const replies = await selectOwnReplies(sql, doctor.id, MOST);
  const word = (value: string): string => wordOf(value, language);
  const at = (moment: Date | null): string => (moment === null ? '' : momentInShanghai(moment));
  const sheets: readonly [HeadedSheet, string[][]][] = [
    [
      'DATA',
      [[data.name, data.hospitalName, data.department, data.titleName, data.maskedPhone, data.maskedLicenceNumber]],
    ],
    [
      'REQUESTS',
      data.requests.map((one) => [word(one.kind), word(`REQUEST_${one.state}`), at(new Date(one.at)), one.reason]),
    ],
    ['CONSENTS', consents.map((one) => [word(one.purpose), word(one.channel), word(one.event), at(one.at), one.text])],
    ['MEETINGS', attendance.map((one) => [one.title, at(one.startsAt), at(one.signedInAt), at(one.signedOutAt)])],
    [
      'PAYMENTS',
      payments.map((one) => [
        one.number ?? '',
        one.title,
        ...[one.gross, one.tax, one.net].map((sum) => sum.toFixed(2)),
        word(one.state),
        at(one.paidAt),
      ]),
    ],
    [
      'CONTENT',
      messages.map((one) => [
        one.title,
        word(one.channel),
        at(one.sentAt),
        at(one.openedAt),
        at(one.readAt),
        at(one.playedAt),
        one.playedAt === null ? '' : `${one.watchedQuarters * 25}%`,
      ]),
    ],
    ['QUESTIONS', questions.map((one) => [one.title, one.question, at(one.at)])],
    [
      'SURVEYS',
      replies.flatMap(({ title, questions: asked, answers, at: answered }) =>
        asked.map((question, place) => [
          title,
          askedIn(question, language),
          answerOf(question, answers[place], language),
          at(answered),
        ]),
      ),
    ],
  ];
  const book = await writeWorkbook(sheets.map(([sheet, rows]) => sheetOf(sheet, { rows, language })));
  const name = { zh: '本人资料', en: 'my-data' }[language];
  return new FileReply(`${name}-${dayInShanghai(clock.now())}.xlsx`, XLSX_TYPE, book);
}

function sheetOf(
  sheet: HeadedSheet,
  { rows, language }: { readonly rows: string[][]; readonly language: 'zh' | 'en' },
): WorkbookSheet {
  const { name, columns } = heads[sheet];
  return {
    name: name[language],
    widths: columns.map(({ width }) => width),
    rows: [columns.map((column) => column[language]), ...rows],
    lists: [],
    boldRows: 1,
    isHeadFrozen: true,
  };
}
