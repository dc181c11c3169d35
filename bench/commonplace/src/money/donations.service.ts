import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, IsNull, Not, Repository } from 'typeorm';
import { AuditEntry, User } from '../office/office.entities';
import { PageDto, toPage } from '../page.dto';
import { Member } from '../people/people.entities';
import type { CreateDonationDto } from './donations.controller';
import { Donation, DonationPurpose, Payment } from './money.entities';

@Injectable()
export class DonationsService {
  constructor(
    @InjectRepository(Donation) private readonly donations: Repository<Donation>,
    @InjectRepository(Payment) private readonly payments: Repository<Payment>,
    private readonly dataSource: DataSource,
  ) {}

  private rows() {
    return this.donations
      .createQueryBuilder('donation')
      .innerJoinAndSelect('donation.purpose', 'purpose')
      .leftJoinAndSelect('donation.member', 'member')
      .leftJoinAndSelect('member.person', 'person')
      .leftJoinAndSelect('donation.decidingPayment', 'payment')
      .leftJoinAndSelect('payment.receipt', 'receipt')
      .leftJoinAndSelect('donation.dedication', 'dedication')
      .where('donation.deletedAt IS NULL');
  }

  async list(query: PageDto) {
    const rows = this.rows();
    const { q, memberId } = query;
    if (memberId) rows.andWhere('donation.memberId = :memberId', { memberId });
    if (q && /^D-\d+$/i.test(q)) rows.andWhere('donation.donationNumber = :q', { q: q.toUpperCase() });
    else if (q)
      q.toLowerCase()
        .split(/\s+/)
        .forEach((word, at) =>
          rows.andWhere(`donation.donorNameKey LIKE :word${at}`, { [`word${at}`]: `%${word}%` }),
        );
    rows
      .orderBy('donation.donatedOn', 'DESC')
      .addOrderBy('donation.id', 'DESC')
      .skip((query.page - 1) * query.take)
      .take(query.take);
    return toPage(await rows.getManyAndCount(), query);
  }

  /** What waits, with whatever has the same slip or journal number. */
  async pending(query: PageDto) {
    const [waiting, count] = await this.payments.findAndCount({
      where: { status: 'pending', donationId: Not(IsNull()) },
      relations: { donation: { purpose: true, member: { person: true }, dedication: true } },
      order: { submittedAt: 'ASC', id: 'ASC' },
      skip: (query.page - 1) * query.take,
      take: query.take,
    });
    const alike = await this.payments
      .createQueryBuilder('payment')
      .where('payment.slipSha256 IN (:...slips) OR payment.journalKey IN (:...journals)', {
        slips: ['', ...waiting.map(({ slipSha256 }) => slipSha256)],
        journals: ['', ...waiting.map(({ journalKey }) => journalKey)],
      })
      .getMany();
    const data = waiting.map((payment) => ({
      ...payment,
      warnings: alike.filter(
        ({ id, slipSha256, journalKey }) =>
          id !== payment.id && (slipSha256 === payment.slipSha256 || journalKey === payment.journalKey),
      ).length,
    }));
    return toPage([data, count], query);
  }

  campaigns() {
    return this.dataSource
      .getRepository(DonationPurpose)
      .createQueryBuilder('purpose')
      .select(['purpose.id AS id', 'purpose.name AS name', 'purpose.targetAmount AS "targetAmount"'])
      .addSelect('coalesce(sum(donation.amountPaid), 0)', 'given')
      .addSelect('count(DISTINCT coalesce(donation.person, donation.id))::int', 'donors')
      .leftJoin(
        Donation,
        'donation',
        `donation.purpose = purpose.id AND donation.paymentStatus = 'paid' AND donation.deletedAt IS NULL`,
      )
      .where('purpose.isActive AND purpose.targetAmount IS NOT NULL')
      .groupBy('purpose.id')
      .getRawMany();
  }

  async get(id: string, user: User): Promise<Donation> {
    const donation = await this.donations.findOne({
      where: { id },
      relations: { purpose: true, member: { person: true }, dedication: true, payments: { receipt: true } },
    });
    if (!donation) throw new NotFoundException();
    await this.dataSource.getRepository(AuditEntry).insert(entry(user, 'view', donation));
    return donation;
  }

  create({ memberId, purposeId, amount }: CreateDonationDto, user: User): Promise<Donation> {
    return this.dataSource.transaction(async (manager) => {
      const member = await manager.findOne(Member, { where: { id: memberId }, relations: { person: true } });
      const purpose = await manager.findOne(DonationPurpose, { where: { id: purposeId } });
      if (!member || !purpose) throw new NotFoundException();
      const [[{ value }]] = await manager.query(
        `UPDATE number_counters SET value = value + 1 WHERE name = 'donation_number' RETURNING value`,
      );
      const donation = await manager.save(
        manager.create(Donation, {
          donationNumber: `N-${value}`,
          reference: `N-${value}`,
          donorType: 'member',
          donorName: member.person.name,
          member,
          person: member.person,
          purpose,
          amount: String(Math.round(Number(amount) * 100)),
          currency: 'BTN',
          donatedOn: new Date().toISOString().slice(0, 10),
          channel: 'staff',
        }),
      );
      const after = { amount, donorName: donation.donorName };
      await manager.insert(AuditEntry, { ...entry(user, 'create', donation), after });
      return donation;
    });
  }
}

const entry = (user: User, action: string, { id, donationNumber }: Donation) => ({
  at: new Date(),
  actorId: user.id,
  actorName: user.name,
  action,
  entity: 'Donation',
  entityId: id,
  label: donationNumber,
});
