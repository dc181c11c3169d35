import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository, SelectQueryBuilder } from 'typeorm';
import { AuditEntry, User } from '../office/office.entities';
import { PageDto, toPage } from '../page.dto';
import { Member } from './people.entities';

const running = 'member.endReason IS NULL AND NOT member.isLifetime';
const statuses: Record<string, string> = {
  active:
    'member.endReason IS NULL AND (member.isLifetime OR member.paidUntil + type.graceDays >= current_date)',
  inactive: `(member.endReason IS NOT NULL OR (${running} AND member.paidUntil + type.graceDays < current_date))`,
  pending: `${running} AND member.paidUntil IS NULL`,
  lapsed: `${running} AND member.paidUntil + type.graceDays < current_date`,
  grace: `${running} AND member.paidUntil < current_date AND member.paidUntil + type.graceDays >= current_date`,
};

@Injectable()
export class MembersService {
  constructor(
    @InjectRepository(Member) private readonly members: Repository<Member>,
    private readonly dataSource: DataSource,
  ) {}

  private rows(): SelectQueryBuilder<Member> {
    return this.members
      .createQueryBuilder('member')
      .innerJoinAndSelect('member.person', 'person')
      .innerJoinAndSelect('member.membershipType', 'type')
      .innerJoinAndSelect('member.paymentFrequency', 'frequency')
      .leftJoinAndSelect('person.country', 'country')
      .where('member.deletedAt IS NULL');
  }

  async list(query: PageDto) {
    const rows = this.rows();
    const status = query.status ?? query.standing;
    if (status) rows.andWhere(statuses[status]);
    if (query.q) search(rows, query.q);
    rows
      .orderBy('person.nameKey')
      .addOrderBy('person.id')
      .skip((query.page - 1) * query.take)
      .take(query.take);
    return toPage(await rows.getManyAndCount(), query);
  }

  async countByStatus(status: string) {
    const total = await this.members
      .createQueryBuilder('member')
      .innerJoin('member.membershipType', 'type')
      .where('member.deletedAt IS NULL')
      .andWhere(statuses[status])
      .getCount();
    return { total };
  }

  countBy(what: 'membershipType' | 'country') {
    return this.members
      .createQueryBuilder('member')
      .innerJoin('member.person', 'person')
      .innerJoin(what === 'country' ? 'person.country' : 'member.membershipType', 'grouped')
      .select('grouped.id', 'id')
      .addSelect('grouped.name', 'name')
      .addSelect('count(*)::int', 'total')
      .where('member.deletedAt IS NULL')
      .groupBy('grouped.id')
      .orderBy('total', 'DESC')
      .getRawMany();
  }

  async get(id: string, user: User): Promise<Member> {
    const member = await this.rows().andWhere('member.id = :id', { id }).getOne();
    if (!member) throw new NotFoundException();
    await this.dataSource.getRepository(AuditEntry).insert(entry(user, 'view', member));
    return member;
  }

  update(id: string, changes: Partial<Member['person']>, user: User): Promise<Member> {
    return this.dataSource.transaction(async (manager) => {
      const member = await manager.findOne(Member, {
        where: { id },
        relations: { person: { country: true }, membershipType: true, paymentFrequency: true },
      });
      if (!member) throw new NotFoundException();
      Object.assign(member.person, changes);
      member.updatedAt = new Date();
      await manager.save(member.person);
      await manager.save(member);
      await manager.insert(AuditEntry, { ...entry(user, 'update', member), after: changes });
      return member;
    });
  }
}

const entry = (user: User, action: string, { id, membershipCode }: Member) => ({
  at: new Date(),
  actorId: user.id,
  actorName: user.name,
  action,
  entity: 'Member',
  entityId: id,
  label: membershipCode,
});

/** A code, a CID, a phone number, or words of a name. */
function search(rows: SelectQueryBuilder<Member>, q: string): void {
  if (/^[A-Z]+-\d+$/i.test(q)) rows.andWhere('member.membershipCode = :q', { q: q.toUpperCase() });
  else if (/^\d{11}$/.test(q)) rows.andWhere('person.identityNumber = :q', { q });
  else if (/^\d+$/.test(q)) rows.andWhere('person.phone = :q', { q: `+975${q}` });
  else
    q.toLowerCase()
      .split(/\s+/)
      .forEach((word, at) => rows.andWhere(`person.nameKey LIKE :word${at}`, { [`word${at}`]: `%${word}%` }));
}
