import { z } from 'zod/mini'
import { checked } from '../validation/check.ts'
import { email, maxLength, password, required } from '../validation/validators.ts'
import { endpoint } from './endpoint.ts'
import { id } from './shapes.ts'

const newPassword = z.string().check(checked(required, password))

/** Answers the same way and in the same time whether the e-mail is known or not (P-A10, P-A13). */
export const requestPasswordReset = endpoint({
  name: 'users.requestPasswordReset',
  method: 'POST',
  path: '/api/v1/users/reset-password',
  access: 'public',
  summary: 'E-mail a link for choosing a new password',
  body: z.object({ email: z.string().check(checked(required, email, maxLength(254))) }),
})

/** 410 when the link has expired or was used. Ends all sessions of the person. */
export const resetPassword = endpoint({
  name: 'users.resetPassword',
  method: 'PUT',
  path: '/api/v1/users/reset-password',
  access: 'public',
  unlimited: true,
  summary: 'Choose a new password with a mailed link',
  body: z.object({ token: z.string().check(checked(required, maxLength(200))), password: newPassword }),
})

/**
 * For people locked out because others guess their password: mails a link that makes the browser opening it a known one. The answer is the
 * same for every e-mail.
 */
export const requestUnlock = endpoint({
  name: 'users.requestUnlock',
  method: 'POST',
  path: '/api/v1/users/unlock',
  access: 'public',
  summary: 'E-mail a link for signing in to an account under attack by password guessing',
  body: z.object({ email: z.string().check(checked(required, email, maxLength(254))) }),
})

/** 410 when the link has expired or was used. The password is still required afterwards. */
export const unlockSignIn = endpoint({
  name: 'users.unlock',
  method: 'PUT',
  path: '/api/v1/users/unlock',
  access: 'public',
  unlimited: true,
  summary: 'Recognise this browser, so that it can sign in while others guess the password',
  body: z.object({ token: z.string().check(checked(required, maxLength(200))) }),
  output: z.object({ email: z.string() }),
})

/** A token for the client's `/login-as` page (P-R02, P-P11), valid together with the cookie of the same answer. */
export const loginAs = endpoint({
  name: 'users.loginAs',
  method: 'POST',
  path: '/api/v1/identity/:userId/login-as',
  access: { roles: ['TENANT_ADMIN'] },
  summary: 'Sign in as another person of the museum',
  params: z.object({ userId: id }),
  output: z.object({ token: z.string() }),
})
