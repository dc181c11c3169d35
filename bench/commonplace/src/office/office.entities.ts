import {
  Column,
  Entity,
  JoinColumn,
  JoinTable,
  ManyToMany,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
} from 'typeorm';

@Entity('permissions')
export class Permission {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column() action: string;
  @Column() subject: string;
}

@Entity('roles')
export class Role {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column() name: string;
  @Column({ name: 'role_type' }) roleType: string;
  @ManyToMany(() => Permission)
  @JoinTable({
    name: 'role_permissions',
    joinColumn: { name: 'role_id' },
    inverseJoinColumn: { name: 'permission_id' },
  })
  permissions: Permission[];
}

@Entity('users')
export class User {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column() name: string;
  @Column() email: string;
  @Column({ type: 'text', nullable: true }) phone: string | null;
  @Column() status: string;
  @Column({ name: 'last_login_at', type: 'timestamptz', nullable: true }) lastLoginAt: Date | null;
  @Column({ name: 'deleted_at', type: 'timestamptz', nullable: true }) deletedAt: Date | null;
  @Column({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  @ManyToOne(() => Role) @JoinColumn({ name: 'role_id' }) role: Role;
}

@Entity('audit_entries')
export class AuditEntry {
  @PrimaryColumn({ type: 'bigint', insert: false }) id: string;
  @Column({ type: 'timestamptz' }) at: Date;
  @Column({ name: 'actor_id', type: 'uuid', nullable: true }) actorId: string | null;
  @Column({ name: 'actor_name' }) actorName: string;
  @Column() action: string;
  @Column() entity: string;
  @Column({ name: 'entity_id', type: 'text', nullable: true }) entityId: string | null;
  @Column({ type: 'text', nullable: true }) label: string | null;
  @Column({ type: 'jsonb', nullable: true }) before: object | null;
  @Column({ type: 'jsonb', nullable: true }) after: object | null;
  @Column({ type: 'text', nullable: true }) reason: string | null;
}
