import type { Context } from '../../context'
import type { Module } from '../module'
import type { PrivateMedia } from '../upload/private/private-media'
import type { ClosingPart } from './closing/part'
import { Closing } from './closing/service'
import { VerificationCodes } from './codes'
import { Credentials } from './credentials'
import { deleteExpired } from './expired'
import { Invitations } from './invitations'
import { Login } from './login'
import { type AccountServices, accountRoutes } from './routes'
import { AccountService } from './service'
import { Sessions } from './sessions/service'

/** Verification codes, sign-in and sign-out, account and profile. */
export function accountModule(
  context: Context,
  { privateMedia, closing }: { readonly privateMedia: PrivateMedia; readonly closing: readonly ClosingPart[] },
): Module<Pick<AccountServices, 'codes' | 'login' | 'invitations'>> {
  const codes = new VerificationCodes(context)
  const login = new Login(context, codes)
  const invitations = new Invitations(context)
  const services: AccountServices = {
    ...{ codes, login, invitations },
    accounts: new AccountService(context, codes, login, invitations),
    credentials: new Credentials(context, codes),
    sessions: new Sessions(context),
    closing: new Closing(context, codes, privateMedia, closing),
  }
  return {
    services: { codes, login, invitations },
    routes: [accountRoutes(context, services)],
    jobs: () => deleteExpired(context),
  }
}
