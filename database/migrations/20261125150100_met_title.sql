-- The confirmation of meetings is titled as the specification has it, where nobody has given it another title.

update menus set name = '客户', en_name = 'Customer', initials = 'kh'
where view = 'pc' and path = '/meeting/met' and name = '客户会议' and en_name = 'Customer meetings';
