// Sign-ins of doctors on their own pages as acts.
import type { ActSource } from '../../doctors/index.ts';

export const portalActs: ActSource = {
  source: 'doctor_portal_sessions',
  acts: (sql) => sql`
    select s.doctor_id, null::bigint as user_id, s.started_at as at, 'PORTAL' as channel, 'SIGNED_IN' as action, '' as subject,
      null::int as duration_seconds, s.id as source_id
    from doctor_portal_sessions s where s.enterprise_id = app.enterprise_id()`,
};
