import 'reflect-metadata';
import { Module, ValidationPipe } from '@nestjs/common';
import { APP_GUARD, NestFactory } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DonationsController } from './money/donations.controller';
import { DonationsService } from './money/donations.service';
import { FeesController } from './money/fees.controller';
import {
  Dedication,
  Donation,
  DonationPurpose,
  MembershipFee,
  Payment,
  Receipt,
} from './money/money.entities';
import { AuthController, AuthGuard } from './office/auth.guard';
import { OfficeController } from './office/office.controller';
import { AuditEntry, Permission, Role, User } from './office/office.entities';
import { MembersController } from './people/members.controller';
import { MembersService } from './people/members.service';
import { Country, Member, MembershipType, PaymentFrequency, Person } from './people/people.entities';

const people = [Country, Member, MembershipType, PaymentFrequency, Person];
const money = [Dedication, Donation, DonationPurpose, MembershipFee, Payment, Receipt];
const office = [AuditEntry, Permission, Role, User];
const entities = [...people, ...money, ...office];

@Module({
  imports: [
    JwtModule.register({ secret: 'bench', signOptions: { expiresIn: '1d' } }),
    TypeOrmModule.forRoot({ type: 'postgres', url: process.env['DATABASE_URL'], entities, poolSize: 10 }),
    TypeOrmModule.forFeature(entities),
  ],
  controllers: [AuthController, MembersController, DonationsController, FeesController, OfficeController],
  providers: [MembersService, DonationsService, { provide: APP_GUARD, useClass: AuthGuard }],
})
class AppModule {}

async function main(): Promise<void> {
  const app = await NestFactory.create(AppModule, { logger: ['error', 'warn'] });
  app.useGlobalPipes(new ValidationPipe({ transform: true, whitelist: true }));
  await app.listen(Number(process.env['PORT']), '127.0.0.1');
  console.log('ready');
}
void main();
process.once('SIGTERM', () => process.exit(0));
