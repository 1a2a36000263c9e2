// A valid example of what the academic networks write: an export of a table leaves its line in the export log.
import { academicNetworkEndpoints as calls } from '@yijian/contract/academic-networks';
import type { Desk } from '../desk.ts';

export async function writeAcademicNetworks({ app, as, write, id }: Desk): Promise<void> {
  const liaison = await as('lin.zhiyuan');
  const doctorId = await id(app.owner<{ id: string }[]>`
    select s.doctor_id::text as id from academic_relations r
    join scholars s on s.enterprise_id = r.enterprise_id and s.id = r.scholar_id
    where r.enterprise_id = 1 and s.doctor_id is not null group by s.doctor_id order by count(*) desc, s.doctor_id limit 1`);
  await write(liaison, calls.exportTable, {
    query: { doctorId, format: 'csv', reasonCategory: 'REPORT', reason: '写入示例导出' },
  });
  await write(liaison, calls.exportMapTable, {
    query: { minStrength: 2, format: 'csv', reasonCategory: 'REPORT', reason: '写入示例导出' },
  });
}
