import { SWITCHES, type SwitchName } from '@vesper/core/contract/switches';
import { AppError } from '@vesper/core/errors';
import type { GatewayContext } from '../context.ts';

/** Refuses what an operator has switched off. @throws AppError `switched_off` */
export function assertOn({ settings }: Pick<GatewayContext, 'settings'>, name: SwitchName): void {
  if (settings.get('switches')[name]) return;
  throw new AppError('switched_off', { message: SWITCHES[name].refusal });
}
