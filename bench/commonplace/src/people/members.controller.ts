import { Body, Controller, Get, Param, ParseUUIDPipe, Patch, Query, Req } from '@nestjs/common';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { PageDto } from '../page.dto';
import type { SignedIn } from '../office/auth.guard';
import { MembersService } from './members.service';

export class UpdateMemberDto {
  @IsOptional() @IsString() @MaxLength(100) occupation?: string;
  @IsOptional() @IsString() @MaxLength(30) phone?: string;
}

@Controller('member')
export class MembersController {
  constructor(private readonly members: MembersService) {}

  @Get() list(@Query() query: PageDto) {
    return this.members.list(query);
  }
  @Get('active-list-total') active() {
    return this.members.countByStatus('active');
  }
  @Get('inactive-list-total') inactive() {
    return this.members.countByStatus('inactive');
  }
  @Get('pending-list-total') pending() {
    return this.members.countByStatus('pending');
  }
  @Get('get-total-member-by-membershipType') byType() {
    return this.members.countBy('membershipType');
  }
  @Get('get-total-member-by-country') byCountry() {
    return this.members.countBy('country');
  }
  @Get(':id') get(@Param('id', ParseUUIDPipe) id: string, @Req() { user }: SignedIn) {
    return this.members.get(id, user);
  }
  @Patch(':id') update(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: UpdateMemberDto,
    @Req() { user }: SignedIn,
  ) {
    return this.members.update(id, body, user);
  }
}
