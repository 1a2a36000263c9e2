-- The proposer of a speaker is told once a year that the yearly cap is near, and once that it is reached.
alter table speakers
  add column warned_years int[] not null default '{}',
  add column capped_years int[] not null default '{}';
comment on column speakers.warned_years is 'Years for which the proposer was told that the yearly cap is near.';
comment on column speakers.capped_years is 'Years for which the proposer was told that the yearly cap is reached.';
