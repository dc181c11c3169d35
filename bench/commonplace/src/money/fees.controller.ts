import { Controller, Get, Query } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Not, IsNull, Repository } from 'typeorm';
import { PageDto, toPage } from '../page.dto';
import { MembershipFee, Payment } from './money.entities';

@Controller('membershipFee')
export class FeesController {
  constructor(
    @InjectRepository(MembershipFee) private readonly fees: Repository<MembershipFee>,
    @InjectRepository(Payment) private readonly payments: Repository<Payment>,
  ) {}

  @Get() async list(@Query() query: PageDto) {
    const rows = this.fees
      .createQueryBuilder('fee')
      .innerJoinAndSelect('fee.member', 'member')
      .innerJoinAndSelect('member.person', 'person')
      .innerJoinAndSelect('fee.membershipType', 'type')
      .innerJoinAndSelect('fee.paymentFrequency', 'frequency')
      .leftJoinAndSelect('fee.decidingPayment', 'payment')
      .leftJoinAndSelect('payment.receipt', 'receipt')
      .where('fee.deletedAt IS NULL');
    if (query.paymentStatus) rows.andWhere('fee.paymentStatus = :status', { status: query.paymentStatus });
    query.q
      ?.toLowerCase()
      .split(/\s+/)
      .forEach((word, at) => rows.andWhere(`person.nameKey LIKE :word${at}`, { [`word${at}`]: `%${word}%` }));
    rows
      .orderBy('fee.createdAt', 'DESC')
      .addOrderBy('fee.id', 'DESC')
      .skip((query.page - 1) * query.take)
      .take(query.take);
    return toPage(await rows.getManyAndCount(), query);
  }

  @Get('pending-list') async pending(@Query() query: PageDto) {
    const waiting = await this.payments.findAndCount({
      where: { status: 'pending', feeId: Not(IsNull()) },
      relations: { fee: { member: { person: true }, membershipType: true, paymentFrequency: true } },
      order: { submittedAt: 'ASC', id: 'ASC' },
      skip: (query.page - 1) * query.take,
      take: query.take,
    });
    return toPage(waiting, query);
  }
}
