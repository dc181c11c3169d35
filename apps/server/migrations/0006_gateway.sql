-- Card payments: how far asking the gateway has got, and every different thing it said.

CREATE TABLE card_attempts (
  payment_id uuid PRIMARY KEY REFERENCES payments,
  is_simulation boolean NOT NULL,
  -- Of the job that asks again; asking by hand or on return is counted beside it.
  rounds integer NOT NULL DEFAULT 0 CHECK (rounds >= 0),
  times_asked integer NOT NULL DEFAULT 0 CHECK (times_asked >= 0),
  last_asked_at timestamptz,
  next_ask_at timestamptz,
  gateway_words text,
  doubt text CHECK (doubt IN ('silent', 'different', 'withdrawn'))
);
CREATE INDEX card_attempts_to_ask ON card_attempts (next_ask_at) WHERE next_ask_at IS NOT NULL;
CREATE INDEX card_attempts_doubtful ON card_attempts (doubt) WHERE doubt IS NOT NULL;
CREATE INDEX payments_surplus ON payments (submitted_at) WHERE is_surplus;

-- The same message again is the same event: whoever replays it fills nothing.
CREATE TABLE gateway_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payments,
  source text NOT NULL CHECK (source IN ('return', 'enquiry')),
  outcome text NOT NULL CHECK (outcome IN ('paid', 'failed', 'cancelled', 'absent', 'unknown')),
  -- Field by field, card numbers masked.
  message jsonb NOT NULL,
  fingerprint text COLLATE "C" NOT NULL,
  received_at timestamptz NOT NULL,
  CONSTRAINT gateway_events_once UNIQUE (payment_id, source, fingerprint)
);
CREATE TRIGGER gateway_events_append_only BEFORE UPDATE OR DELETE ON gateway_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER gateway_events_never_emptied BEFORE TRUNCATE ON gateway_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
