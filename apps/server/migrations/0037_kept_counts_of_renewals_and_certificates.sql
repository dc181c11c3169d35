-- Lists that stopped counting at 10,000, and are longer after some years.
-- Another process may still be writing: what it adds comes before they are counted, or is counted by the triggers.
LOCK TABLE membership_renewals, certificates IN SHARE ROW EXCLUSIVE MODE;
CREATE TABLE renewal_counts (
  status text NOT NULL,
  channel text NOT NULL,
  shard integer NOT NULL,
  row_count bigint NOT NULL,
  CONSTRAINT renewal_counts_once UNIQUE (status, channel, shard)
) WITH (fillfactor = 80);
CALL keep_counts('membership_renewals', 'renewal_counts', 'status, channel', 'status, channel', 'deleted_at IS NULL');

CREATE TABLE certificate_counts (
  kind text NOT NULL,
  year integer NOT NULL,
  shard integer NOT NULL,
  row_count bigint NOT NULL,
  CONSTRAINT certificate_counts_once UNIQUE (kind, year, shard)
) WITH (fillfactor = 80);
CALL keep_counts('certificates', 'certificate_counts', 'kind, year', 'kind, year', 'true');
