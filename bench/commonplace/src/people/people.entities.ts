import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

@Entity('countries')
export class Country {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column() name: string;
}

@Entity('membership_types')
export class MembershipType {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column() name: string;
  @Column() code: string;
  @Column({ name: 'grace_days' }) graceDays: number;
}

@Entity('payment_frequencies')
export class PaymentFrequency {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column() name: string;
  @Column() months: number;
}

@Entity('people')
export class Person {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column() name: string;
  @Column({ name: 'name_key', insert: false, update: false }) nameKey: string;
  @Column({ name: 'name_dzongkha', type: 'text', nullable: true }) nameDzongkha: string | null;
  @Column({ type: 'text', nullable: true }) gender: string | null;
  @Column({ name: 'date_of_birth', type: 'date', nullable: true }) dateOfBirth: string | null;
  @Column({ name: 'identity_type', type: 'text', nullable: true }) identityType: string | null;
  @Column({ name: 'identity_number', type: 'text', nullable: true }) identityNumber: string | null;
  @Column({ type: 'text', nullable: true }) phone: string | null;
  @Column({ type: 'text', nullable: true }) email: string | null;
  @Column({ type: 'text', nullable: true }) dzongkhag: string | null;
  @Column({ type: 'text', nullable: true }) gewog: string | null;
  @Column({ type: 'text', nullable: true }) village: string | null;
  @Column({ type: 'text', nullable: true }) address: string | null;
  @Column({ type: 'text', nullable: true }) occupation: string | null;
  @ManyToOne(() => Country) @JoinColumn({ name: 'country_id' }) country: Country | null;
}

@Entity('all_members')
export class Member {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column({ name: 'membership_code' }) membershipCode: string;
  @Column({ name: 'joined_on', type: 'date' }) joinedOn: string;
  @Column({ name: 'paid_until', type: 'date', nullable: true }) paidUntil: string | null;
  @Column({ name: 'is_lifetime' }) isLifetime: boolean;
  @Column({ name: 'end_reason', type: 'text', nullable: true }) endReason: string | null;
  @Column({ name: 'ended_on', type: 'date', nullable: true }) endedOn: string | null;
  @Column({ type: 'text', nullable: true }) remarks: string | null;
  @Column() channel: string;
  @Column({ name: 'deleted_at', type: 'timestamptz', nullable: true }) deletedAt: Date | null;
  @VersionColumn() version: number;
  @Column({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  @Column({ name: 'updated_at', type: 'timestamptz' }) updatedAt: Date;
  @ManyToOne(() => Person) @JoinColumn({ name: 'person_id' }) person: Person;
  @ManyToOne(() => MembershipType) @JoinColumn({ name: 'membership_type_id' }) membershipType: MembershipType;
  @ManyToOne(() => PaymentFrequency)
  @JoinColumn({ name: 'payment_frequency_id' })
  paymentFrequency: PaymentFrequency;
}
