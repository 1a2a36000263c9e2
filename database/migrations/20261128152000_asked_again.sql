-- A walk-in whom the stewards refused as a doctor is asked for once more, with a reason (product: Attendee machine).
alter table meeting_guests add column asked_again_at timestamptz;
comment on column meeting_guests.asked_again_at is 'When a walk-in was asked to be added as a doctor for the second and last time, after a refusal.';
