-- Reading the audit trail is a right of its own, which the auditor has. The roles that come with the product keep their
-- abilities, so every centre gets the same.
ALTER TABLE permissions DROP CONSTRAINT permissions_subject_check;
ALTER TABLE permissions ADD CONSTRAINT permissions_subject_check
  CHECK (subject IN ('all', 'Dashboard', 'Master', 'Member', 'Donation', 'User', 'Role', 'Password', 'Report', 'Audit', 'MemberProfile'));

INSERT INTO permissions (action, subject, name, description) VALUES
  ('read', 'Audit', 'See the audit trail', 'Who changed what, when, and what was printed or exported');

INSERT INTO role_permissions (role_id, permission_id)
SELECT r.id, p.id
FROM (VALUES ('Auditor', 'read', 'Audit')) AS shipped (role, action, subject)
JOIN roles r ON r.name = shipped.role AND r.is_system
JOIN permissions p ON p.action = shipped.action AND p.subject = shipped.subject;
