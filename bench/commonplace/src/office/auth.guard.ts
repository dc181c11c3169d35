import {
  CanActivate,
  Controller,
  ExecutionContext,
  Injectable,
  Post,
  SetMetadata,
  UnauthorizedException,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { JwtService } from '@nestjs/jwt';
import { InjectRepository } from '@nestjs/typeorm';
import type { Request } from 'express';
import { Repository } from 'typeorm';
import { User } from './office.entities';

const Public = () => SetMetadata('isPublic', true);
export type SignedIn = Request & { user: User };

/** Who it is and what they may do is read afresh for every request, as the product does. */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: JwtService,
    @InjectRepository(User) private readonly users: Repository<User>,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.reflector.get<boolean>('isPublic', context.getHandler())) return true;
    const request = context.switchToHttp().getRequest<SignedIn>();
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const { sub } = await this.tokens.verifyAsync<{ sub: string }>(token).catch(() => {
      throw new UnauthorizedException();
    });
    const user = await this.users.findOne({ where: { id: sub }, relations: { role: { permissions: true } } });
    if (!user?.role.permissions.some(({ action, subject }) => action === 'manage' && subject === 'all'))
      throw new UnauthorizedException();
    request.user = user;
    return true;
  }
}

@Controller('auth')
export class AuthController {
  constructor(
    private readonly tokens: JwtService,
    @InjectRepository(User) private readonly users: Repository<User>,
  ) {}

  /** Signing in is not measured, so there is no password here. */
  @Public() @Post('bench-token') async token() {
    const { id: sub } = await this.users.findOneOrFail({ where: { email: 'bench@example.bt' } });
    return { accessToken: await this.tokens.signAsync({ sub }) };
  }
}
