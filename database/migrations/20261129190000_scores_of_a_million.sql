-- A score refers to its doctor, and a doctor to the enterprise: the second reference of a score to the enterprise was checked a
-- million times in a night and held nothing that the first does not.
alter table clue_scores drop constraint clue_scores_enterprise_id_fkey;
alter table doctor_scores drop constraint doctor_scores_enterprise_id_fkey;
