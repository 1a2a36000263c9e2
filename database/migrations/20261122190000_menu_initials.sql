-- First letters of a menu's name are kept with it: spelling them at every sign-in kept the words of the spelling in memory.
alter table menus add column initials text;
comment on column menus.initials is 'First letters of the Chinese name, for searching: 访视 is fs; null when written before they were kept.';
