import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  OneToMany,
  OneToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { Member, MembershipType, PaymentFrequency, Person } from '../people/people.entities';

@Entity('donation_purposes')
export class DonationPurpose {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column() name: string;
  @Column() description: string;
  @Column({ name: 'target_amount', type: 'bigint', nullable: true }) targetAmount: string | null;
  @Column({ name: 'starts_on', type: 'date', nullable: true }) startsOn: string | null;
  @Column({ name: 'ends_on', type: 'date', nullable: true }) endsOn: string | null;
  @Column({ name: 'is_active' }) isActive: boolean;
}

@Entity('donations')
export class Donation {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column({ name: 'donation_number' }) donationNumber: string;
  @Column({ name: 'donor_type' }) donorType: string;
  @Column({ name: 'donor_name' }) donorName: string;
  @Column({ name: 'donor_name_key', insert: false, update: false }) donorNameKey: string;
  @Column({ name: 'identity_number', type: 'text', nullable: true }) identityNumber: string | null;
  @Column({ type: 'text', nullable: true }) phone: string | null;
  @Column({ type: 'text', nullable: true }) email: string | null;
  @Column({ type: 'bigint' }) amount: string;
  @Column() currency: string;
  @Column({ name: 'donated_on', type: 'date' }) donatedOn: string;
  @Column({ type: 'text', nullable: true }) message: string | null;
  @Column({ name: 'is_anonymous', default: false }) isAnonymous: boolean;
  @Column() reference: string;
  @Column() channel: string;
  @Column({ name: 'payment_status', default: 'unpaid' }) paymentStatus: string;
  @Column({ name: 'amount_paid', type: 'bigint', default: 0 }) amountPaid: string;
  @Column({ name: 'deleted_at', type: 'timestamptz', nullable: true }) deletedAt: Date | null;
  @Column({ default: 1 }) version: number;
  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' }) createdAt: Date;
  @Column({ name: 'member_id', type: 'uuid', nullable: true }) memberId: string | null;
  @ManyToOne(() => Member) @JoinColumn({ name: 'member_id' }) member: Member | null;
  @ManyToOne(() => Person) @JoinColumn({ name: 'person_id' }) person: Person | null;
  @ManyToOne(() => DonationPurpose) @JoinColumn({ name: 'purpose_id' }) purpose: DonationPurpose;
  @ManyToOne(() => Payment) @JoinColumn({ name: 'deciding_payment_id' }) decidingPayment: Payment | null;
  @OneToMany(() => Payment, (payment) => payment.donation) payments: Payment[];
  @OneToOne(() => Dedication, (dedication) => dedication.donation) dedication: Dedication | null;
}

@Entity('dedications')
export class Dedication {
  @PrimaryColumn({ name: 'donation_id', type: 'uuid' }) donationId: string;
  @Column() offering: string;
  @Column({ type: 'jsonb' }) names: unknown;
  @Column({ name: 'read_on', type: 'date', nullable: true }) readOn: string | null;
  @OneToOne(() => Donation, (donation) => donation.dedication)
  @JoinColumn({ name: 'donation_id' })
  donation: Donation;
}

@Entity('membership_fees')
export class MembershipFee {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column({ name: 'fee_number' }) feeNumber: string;
  @Column() kind: string;
  @Column() periods: number;
  @Column({ name: 'period_from', type: 'date' }) periodFrom: string;
  @Column({ name: 'period_to', type: 'date', nullable: true }) periodTo: string | null;
  @Column({ type: 'bigint' }) amount: string;
  @Column() currency: string;
  @Column() status: string;
  @Column() reference: string;
  @Column({ name: 'payment_status' }) paymentStatus: string;
  @Column({ name: 'amount_paid', type: 'bigint' }) amountPaid: string;
  @Column({ name: 'deleted_at', type: 'timestamptz', nullable: true }) deletedAt: Date | null;
  @Column({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  @ManyToOne(() => Member) @JoinColumn({ name: 'member_id' }) member: Member;
  @ManyToOne(() => MembershipType) @JoinColumn({ name: 'membership_type_id' }) membershipType: MembershipType;
  @ManyToOne(() => PaymentFrequency)
  @JoinColumn({ name: 'payment_frequency_id' })
  paymentFrequency: PaymentFrequency;
  @ManyToOne(() => Payment) @JoinColumn({ name: 'deciding_payment_id' }) decidingPayment: Payment | null;
}

@Entity('payments')
export class Payment {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column() method: string;
  @Column({ type: 'bigint' }) amount: string;
  @Column() currency: string;
  @Column() status: string;
  @Column({ type: 'text', nullable: true }) bank: string | null;
  @Column({ name: 'journal_number', type: 'text', nullable: true }) journalNumber: string | null;
  @Column({ name: 'journal_key', type: 'text', nullable: true }) journalKey: string | null;
  @Column({ name: 'slip_sha256', type: 'text', nullable: true }) slipSha256: string | null;
  @Column({ name: 'paid_on', type: 'date' }) paidOn: string;
  @Column({ name: 'submitted_at', type: 'timestamptz' }) submittedAt: Date;
  @Column({ name: 'verified_at', type: 'timestamptz', nullable: true }) verifiedAt: Date | null;
  @Column({ type: 'text', nullable: true }) reason: string | null;
  @Column({ name: 'donation_id', type: 'uuid', nullable: true }) donationId: string | null;
  @Column({ name: 'fee_id', type: 'uuid', nullable: true }) feeId: string | null;
  @ManyToOne(() => Donation, (donation) => donation.payments)
  @JoinColumn({ name: 'donation_id' })
  donation: Donation | null;
  @ManyToOne(() => MembershipFee) @JoinColumn({ name: 'fee_id' }) fee: MembershipFee | null;
  @OneToOne(() => Receipt, (receipt) => receipt.payment) receipt: Receipt | null;
}

@Entity('receipts')
export class Receipt {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column({ name: 'receipt_number' }) receiptNumber: string;
  @Column({ name: 'issued_on', type: 'date' }) issuedOn: string;
  @Column({ name: 'voided_at', type: 'timestamptz', nullable: true }) voidedAt: Date | null;
  @OneToOne(() => Payment, (payment) => payment.receipt) @JoinColumn({ name: 'payment_id' }) payment: Payment;
}
