// Names around a doctor in the reader's language, for every statement that shows one: lists, pickers, visits, exports.
import { named, namedUser, type Fragment, type Sql } from '../../../platform/db/index.ts';
import { namedDepartment } from '../../dictionaries/index.ts';

export type NamesOfDoctor = Readonly<
  Record<'doctor' | 'title' | 'hospital' | 'department' | 'province' | 'city' | 'owner' | 'nextTask', Fragment>
>;

/** Of `d` (doctors) with `h` (hospitals) and `t` (titles) joined; provinces `p`, cities `c` and users `u` where they are used. */
export function doctorNames(sql: Sql, language: 'zh' | 'en'): NamesOfDoctor {
  return {
    doctor: named(sql, language, 'd'),
    title: sql`coalesce(${named(sql, language, 't')}, '')`,
    hospital: named(sql, language, 'h'),
    department: namedDepartment(sql, language, 'd'),
    province: sql`coalesce(${named(sql, language, 'p')}, '')`,
    owner: namedUser(sql, language, 'u'),
    city: sql`coalesce(${named(sql, language, 'c')}, '')`,
    nextTask: language === 'zh' ? sql`d.next_task_title` : sql`coalesce(d.next_task_en_title, d.next_task_title)`,
  };
}
