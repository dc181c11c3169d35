-- Of which earlier import of the same file somebody was told who looked at this one: two that begin in the same moment were
-- told of neither.
ALTER TABLE imports ADD COLUMN warned_of uuid REFERENCES imports (id) ON DELETE SET NULL;
