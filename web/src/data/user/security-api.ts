import {
  confirmedEmail,
  type ChangeEmailRequest,
  type ConfirmedEmail,
} from '@vesper/core/contract/email-address';
import type {
  ChangePasswordRequest,
  ForgotPasswordRequest,
  ResetPasswordRequest,
} from '@vesper/core/contract/password';
import { ignored, request } from '../../lib/request.ts';

/** The calls about the password and the address of an account. */
export const securityApi = {
  forgotPassword: (body: ForgotPasswordRequest): Promise<unknown> =>
    request(ignored, 'POST', '/api/password/forgot', { body, anonymous: true, readsOnly: true }),
  resetPassword: (body: ResetPasswordRequest): Promise<unknown> =>
    request(ignored, 'POST', '/api/password/reset', { body, anonymous: true }),
  changePassword: (body: ChangePasswordRequest): Promise<unknown> =>
    request(ignored, 'POST', '/api/user/password', { body }),
  changeEmail: (body: ChangeEmailRequest): Promise<unknown> =>
    request(ignored, 'POST', '/api/user/email', { body }),
  sendVerification: (): Promise<unknown> =>
    request(ignored, 'POST', '/api/user/email/verification', { readsOnly: true }),
  confirmEmail: (token: string): Promise<ConfirmedEmail> =>
    request(confirmedEmail, 'POST', '/api/email/confirm', { body: { token }, anonymous: true }),
};
