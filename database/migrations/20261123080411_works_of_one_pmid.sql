-- Registries give one PMID to two works now and then: works are apart when their DOIs are.
alter table publications drop constraint publications_enterprise_id_pmid_key;
create unique index publications_pmid on publications (enterprise_id, pmid, doi) nulls not distinct where pmid is not null;
