import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';

/** The query of every list. */
export class PageDto {
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) page = 1;
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(100) take = 10;
  @IsOptional() @IsString() @MaxLength(200) q?: string;
  @IsOptional() @IsIn(['active', 'inactive', 'pending']) status?: string;
  @IsOptional() @IsIn(['lapsed', 'grace']) standing?: string;
  @IsOptional() @IsUUID() memberId?: string;
  @IsOptional() @IsString() paymentStatus?: string;
  @IsOptional() @IsString() from?: string;
  @IsOptional() @IsString() changesOnly?: string;
}

export function toPage<Item>([data, itemCount]: [Item[], number], { page, take }: PageDto) {
  const pageCount = Math.ceil(itemCount / take);
  return {
    data,
    meta: { page, take, itemCount, pageCount, hasPreviousPage: page > 1, hasNextPage: page < pageCount },
  };
}
