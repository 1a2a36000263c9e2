-- Two hospitals of one name in two counties of a city are two.
drop index hospitals_name;
create unique index hospitals_name on hospitals (enterprise_id, name, city_code, county_code) nulls not distinct;
