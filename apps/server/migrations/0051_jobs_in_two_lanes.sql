-- Jobs in two lanes, so that no code waits behind twenty thousand reminders; and who works on a job.

ALTER TABLE jobs
  -- Messages to many, imports and tidying up: they leave places to what somebody waits for.
  ADD COLUMN is_bulk boolean NOT NULL DEFAULT false,
  -- The server that took it, which gives it back when it starts anew after a crash.
  ADD COLUMN held_by text;

UPDATE jobs SET is_bulk = true
WHERE finished_at IS NULL AND failed_at IS NULL
  AND (kind IN ('run_import', 'undo_import', 'mail_members', 'mail_certificates', 'issue_certificates', 'send_reminders',
                'tidy_imports', 'tidy_up', 'sweep_files')
    OR kind IN ('deliver_mail', 'deliver_sms') AND EXISTS (
      SELECT FROM outbox_messages AS message
      WHERE message.id = (jobs.payload ->> 'messageId')::uuid
        AND (message.waits_for_daytime OR message.mailing_id IS NOT NULL OR message.member_mailing_id IS NOT NULL)));

DROP INDEX jobs_due;
CREATE INDEX jobs_due ON jobs (is_bulk, run_at) WHERE finished_at IS NULL AND failed_at IS NULL;
