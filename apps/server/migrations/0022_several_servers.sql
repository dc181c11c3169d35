-- What the servers on one database tell each other. None of it has to survive a crash or belongs into a backup, so the
-- tables are unlogged: a change costs no write-ahead log and no wait for the disk.

-- Requests of one network in one minute, as told by servers that saw many of them. Networks are hashed.
CREATE UNLOGGED TABLE request_counts (
  network text NOT NULL,
  minute timestamptz NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (network, minute)
);

-- Which staff have a payment open. Without foreign keys, which would lock rows of payments for a mere look.
CREATE UNLOGGED TABLE payment_viewers (
  payment_id uuid NOT NULL,
  user_id uuid NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (payment_id, user_id)
);

-- Servers that have a mail account of their own (SMTP_URL).
CREATE UNLOGGED TABLE mail_senders (
  server text PRIMARY KEY,
  seen_at timestamptz NOT NULL
);
