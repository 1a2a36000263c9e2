// A doctor on one page of PDF, through the exports: permission, reason, limits, log and marks (specification 2.5; reliability 23, 24).
import type { ProfilePdfQuery } from '@yijian/contract/doctor-profiles';
import { doctorErrors } from '@yijian/contract/doctors';
import { findWorks, listActivities } from '../../academic-records/index.ts';
import { findDoctorBasics } from '../../doctors/index.ts';
import { exportSheet, type MarkedRows } from '../../exports/index.ts';
import { findSummary } from '../../interactions/index.ts';
import { isAllowed } from '../../../platform/auth/index.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context, FileReply } from '../../../platform/http/index.ts';
import { markText } from '../../../platform/marks/index.ts';
import { printPdf, type MarkedFile } from '../../../platform/sheets/index.ts';
import { findDoctorStanding } from '../standing/standing.service.ts';
import { findProfileSummary } from '../summary/profile-summary.service.ts';
import { pageOf, type OnePager } from './one-pager.policy.ts';

const ACTIVITIES = 8;

/** What stands on the page is what the caller reads on the screen: the field rules of the role hold here too. */
export async function exportProfile(context: Context, asked: ProfilePdfQuery): Promise<FileReply> {
  const { doctorId } = asked;
  const doctor = await findDoctorBasics(context, doctorId);
  if (doctor === undefined) throw fail(doctorErrors.notFound);
  const mayRank = isAllowed(context.user, 'customer:opinion-leaders:read');
  const select = async (): Promise<OnePager[]> => {
    const query = { doctorId, page: 0, size: ACTIVITIES, state: ['CONFIRMED' as const] };
    const [works, activities, actions, summary, place] = await Promise.all([
      findWorks(context, doctorId),
      listActivities(context, query),
      findSummary(context, doctorId),
      findProfileSummary(context, doctorId),
      mayRank ? findDoctorStanding(context, doctorId) : undefined,
    ]);
    return [{ doctor, works, activities, actions, summary, standing: place?.standing }];
  };
  return exportSheet<OnePager>(context, {
    resource: 'doctor-profiles',
    asked: { ...asked, format: 'pdf' },
    name: context.language === 'zh' ? `医生全景-${doctor.doctorName}` : `doctor-panorama-${doctor.enName}`,
    columns: [],
    select,
    write: (file) => write(context, file),
  });
}

async function write(context: Context, file: MarkedRows<OnePager>): Promise<MarkedFile> {
  const page = pageOf(file.rows[0]!, { language: context.language, at: file.at, note: file.note });
  const bytes = await printPdf({
    ...page,
    info: { title: file.name, author: file.note, keywords: markText(file.mark) },
  });
  return { name: `${file.name}-${dayInShanghai(file.at)}.pdf`, type: 'application/pdf', bytes };
}
