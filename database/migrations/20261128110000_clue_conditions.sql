-- Rules of clue scoring ask a tree of conditions in place of one attribute; rules of engagement may ask one besides their event.
update clue_sets set scoring = jsonb_set(scoring, '{rules}', (
  select jsonb_agg(case
    when rule ->> 'axis' = 'FIT' then (rule - 'attribute' - 'values') || jsonb_build_object('condition',
      jsonb_build_object('op', 'IS', 'attribute', rule -> 'attribute', 'values', rule -> 'values'))
    else rule || '{"condition": null}'
  end order by place)
  from jsonb_array_elements(scoring -> 'rules') with ordinality as rules (rule, place)))
where jsonb_array_length(scoring -> 'rules') > 0;
