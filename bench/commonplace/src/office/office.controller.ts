import { Controller, Get, Query } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import { PageDto, toPage } from '../page.dto';
import { AuditEntry, User } from './office.entities';

const looking = ['sign_in', 'sign_out', 'end_session', 'view', 'look_up', 'preview', 'export'];

@Controller()
export class OfficeController {
  constructor(
    @InjectRepository(AuditEntry) private readonly entries: Repository<AuditEntry>,
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly dataSource: DataSource,
  ) {}

  @Get('audit') async audit(@Query() query: PageDto) {
    const rows = this.entries.createQueryBuilder('entry').where('true');
    if (query.changesOnly) rows.andWhere('entry.action NOT IN (:...looking)', { looking });
    if (query.q)
      rows.andWhere(
        `lower(concat_ws(' ', entry.label, entry.actorName, entry.action, entry.entity)) LIKE :q`,
        {
          q: `%${query.q.toLowerCase()}%`,
        },
      );
    rows
      .orderBy('entry.at', 'DESC')
      .addOrderBy('entry.id', 'DESC')
      .skip((query.page - 1) * query.take)
      .take(query.take);
    return toPage(await rows.getManyAndCount(), query);
  }

  @Get('users') async list(@Query() query: PageDto) {
    const rows = this.users
      .createQueryBuilder('user')
      .innerJoinAndSelect('user.role', 'role')
      .where('user.deletedAt IS NULL');
    if (query.q)
      rows.andWhere('(user.name ILIKE :q OR user.email ILIKE :q OR user.phone ILIKE :q)', {
        q: `%${query.q}%`,
      });
    rows
      .orderBy('user.name')
      .addOrderBy('user.id')
      .skip((query.page - 1) * query.take)
      .take(query.take);
    return toPage(await rows.getManyAndCount(), query);
  }

  @Get('payments/totals') async totals(@Query() { from }: PageDto) {
    const totals = await this.dataSource.query(
      `SELECT p.head, p.method, p.currency, sum(-e.amount) AS amount, sum(CASE p.kind WHEN 'settle' THEN 1 ELSE -1 END)::int AS count
       FROM ledger_postings p JOIN ledger_entries e ON e.posting_id = p.id AND e.account = p.head
       WHERE p.head <> 'simulated' AND ($1::date IS NULL OR p.day >= $1) GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
      [from ?? null],
    );
    const [waiting] = await this.dataSource.query(
      `SELECT count(fee_id)::int AS fees, count(donation_id)::int AS donations FROM payments WHERE status = 'pending'`,
    );
    return { totals, waiting };
  }
}
