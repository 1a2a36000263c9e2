-- Scholars are found by their province, and a region is not removed while one refers to it.

create index scholars_province on scholars (province_code) where province_code is not null;
