-- "Since" is a day of the calendar on the wall: from midnight to eight in the morning the day of UTC is the one before.
alter table doctor_owners alter column since set default (now() at time zone 'Asia/Shanghai')::date;
alter table hospital_owners alter column since set default (now() at time zone 'Asia/Shanghai')::date;
