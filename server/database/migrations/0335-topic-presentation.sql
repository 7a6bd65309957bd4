-- How a topic is shown, and what building exams and measuring questions expect of it; null: as the product has it.
alter table topic_settings
  add column name text check (length(name) between 2 and 60),
  add column colour text check (colour in ('blue', 'red', 'yellow', 'green')),
  -- Places of the topics of a category among each other.
  add column position smallint check (position between 1 and 29),
  -- How often a suggested module asks it, compared with the other topics; 0: never.
  add column recipe_weight real not null default 1 check (recipe_weight in (0, 0.5, 1, 1.5, 2, 3)),
  -- What a student should need for one question, in minutes.
  add column target_minutes real check (target_minutes between 0.25 and 5);
