import type { Action, RoleType, Subject } from '@kathok/contract';
import type { Generated, GeneratedAlways } from 'kysely';
import type { DefaultInstant, Instant, Json, Loose, NullableInstant, NullableJson } from './column-types.ts';
import type { DeskSchema } from './desk-schema.ts';
import type { GatewaySchema } from './gateway-schema.ts';
import type { ImportsSchema } from './imports-schema.ts';
import type { MoneySchema } from './money-schema.ts';
import type { PeopleSchema } from './people-schema.ts';

/** One row type per table. Columns are camelCase here and snake_case in SQL. */
export interface Schema extends PeopleSchema, ImportsSchema, MoneySchema, DeskSchema, GatewaySchema {
  files: {
    id: Generated<string>;
    kind: string;
    mediaType: string;
    byteSize: number;
    sha256: string;
    createdBy: string | null;
    createdAt: DefaultInstant;
  };
  roles: {
    id: Generated<string>;
    name: string;
    description: Generated<string>;
    roleType: RoleType;
    isSystem: Generated<boolean>;
    deletedAt: NullableInstant;
    version: Generated<number>;
    createdAt: DefaultInstant;
    updatedAt: DefaultInstant;
  };
  permissions: { id: Generated<string>; action: Action; subject: Subject; name: string; description: string };
  rolePermissions: { roleId: string; permissionId: string };
  users: {
    id: Generated<string>;
    name: string;
    email: string;
    phone: string | null;
    photoFileId: string | null;
    roleId: string;
    status: Generated<'active' | 'disabled'>;
    memberId: string | null;
    passwordHash: string | null;
    mustChangePassword: Generated<boolean>;
    authVersion: Generated<number>;
    lastLoginAt: NullableInstant;
    deletedAt: NullableInstant;
    version: Generated<number>;
    createdAt: DefaultInstant;
    updatedAt: DefaultInstant;
  };
  sessions: {
    id: Generated<string>;
    userId: string;
    authVersion: number;
    address: string | null;
    userAgent: string | null;
    createdAt: Instant;
    expiresAt: Instant;
    endedAt: NullableInstant;
    endReason: string | null;
  };
  refreshTokens: {
    tokenHash: string;
    sessionId: string;
    successorHash: string | null;
    createdAt: Instant;
    usedAt: NullableInstant;
    expiresAt: Instant;
  };
  passwordLinks: {
    tokenHash: string;
    userId: string;
    purpose: 'reset' | 'invitation';
    createdAt: Instant;
    expiresAt: Instant;
    usedAt: NullableInstant;
  };
  throttleCounters: { key: string; windowStart: Instant; count: number };
  idempotencyKeys: {
    scope: string;
    key: string;
    requestHash: string;
    status: number;
    response: NullableJson;
    createdAt: Instant;
  };
  settings: { key: string; value: Json<Loose>; updatedAt: DefaultInstant };
  serverSecrets: { name: string; value: string; createdAt: DefaultInstant };
  outboxMessages: {
    id: Generated<string>;
    kind: string;
    recipient: string;
    subject: string;
    body: string;
    status: Generated<'queued' | 'sent' | 'failed' | 'kept'>;
    attempts: Generated<number>;
    lastError: string | null;
    sentAt: NullableInstant;
    createdAt: Instant;
  };
  jobs: {
    id: Generated<string>;
    kind: string;
    payload: Json<Loose>;
    uniqueKey: string | null;
    runAt: Instant;
    attempts: Generated<number>;
    maxAttempts: Generated<number>;
    lockedUntil: NullableInstant;
    lastError: string | null;
    finishedAt: NullableInstant;
    failedAt: NullableInstant;
    createdAt: Instant;
  };
  auditEntries: {
    id: GeneratedAlways<number>;
    at: Instant;
    actorId: string | null;
    actorName: string;
    action: string;
    entity: string;
    entityId: string | null;
    label: string | null;
    before: NullableJson;
    after: NullableJson;
    reason: string | null;
    address: string | null;
    requestId: string | null;
  };
  auditSeals: { seq: number; entryId: number; hash: string };
  /** One row: the last seal. */
  auditHead: { isOnly: GeneratedAlways<boolean>; seq: number; hash: string };
}
