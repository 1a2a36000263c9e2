-- Tasks that doctors' questions made before such tasks had an English title get one, where nobody has changed the title since.
with titled as (
  select t.enterprise_id, t.id,
    left('Answer the question of ' || coalesce(nullif(d.en_name, ''), d.name) || ': “' || coalesce(nullif(a.en_title, ''), a.title) || '”', 200) as en_title
  from tasks t
  join send_questions q on q.enterprise_id = t.enterprise_id and t.source_key = 'question:' || q.id
  join send_recipients r on r.enterprise_id = q.enterprise_id and r.id = q.recipient_id
  join sends s on s.enterprise_id = r.enterprise_id and s.id = r.send_id
  join articles a on a.enterprise_id = s.enterprise_id and a.id = s.article_id
  join doctors d on d.enterprise_id = r.enterprise_id and d.id = r.doctor_id
  where t.source = 'SEND' and t.en_title = '' and t.title = left('回答 ' || d.name || ' 的提问：《' || a.title || '》', 200))
update tasks t set en_title = n.en_title from titled n where t.enterprise_id = n.enterprise_id and t.id = n.id;

-- What customer lists show as the next task follows.
update doctors d set next_task_en_title = t.en_title from (
  select distinct on (t.enterprise_id, t.doctor_id) t.enterprise_id, t.doctor_id, t.title, t.en_title from tasks t
  where t.source = 'SEND' and t.is_open and t.en_title <> '' order by t.enterprise_id, t.doctor_id, t.due_on, t.id) t
where d.enterprise_id = t.enterprise_id and d.id = t.doctor_id and d.next_task_title = t.title and d.next_task_en_title is null;
