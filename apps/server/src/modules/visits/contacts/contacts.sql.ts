// Visits as acts of the doctors who were met.
import type { ActSource } from '../../doctors/index.ts';

export const visitActs: ActSource = {
  source: 'visits',
  acts: (sql) => sql`
    select v.doctor_id, v.user_id, v.starts_at as at, 'VISIT' as channel, 'MET' as action, '' as subject, null::int as duration_seconds,
      v.id as source_id
    from visits v where v.enterprise_id = app.enterprise_id() and v.is_contact`,
};
