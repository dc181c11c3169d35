import { Body, Controller, Get, Param, ParseUUIDPipe, Post, Query, Req } from '@nestjs/common';
import { IsIn, IsNumberString, IsUUID } from 'class-validator';
import type { SignedIn } from '../office/auth.guard';
import { PageDto } from '../page.dto';
import { DonationsService } from './donations.service';

export class CreateDonationDto {
  @IsIn(['member']) donorType: string;
  @IsUUID() memberId: string;
  @IsUUID() purposeId: string;
  @IsNumberString() amount: string;
}

@Controller('donations')
export class DonationsController {
  constructor(private readonly donations: DonationsService) {}

  @Get() list(@Query() query: PageDto) {
    return this.donations.list(query);
  }
  @Get('pending-list') pending(@Query() query: PageDto) {
    return this.donations.pending(query);
  }
  @Get('campaigns') campaigns() {
    return this.donations.campaigns();
  }
  @Get(':id') get(@Param('id', ParseUUIDPipe) id: string, @Req() { user }: SignedIn) {
    return this.donations.get(id, user);
  }
  @Post() create(@Body() body: CreateDonationDto, @Req() { user }: SignedIn) {
    return this.donations.create(body, user);
  }
}
