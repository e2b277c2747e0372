import {
  accountAbout,
  accountCancel,
  accountCancelRisk,
  accountChangePassword,
  accountChangePayPassword,
  accountChangePhone,
  accountEndOtherSessions,
  accountEndSession,
  accountExportData,
  accountInviteCode,
  accountNotificationSettings,
  accountRegister,
  accountResetPassword,
  accountResetPayPassword,
  accountSessions,
  accountSetLanguage,
  accountSetPayPassword,
} from '@contract/calls/account'
import { codeCheck, codeSend } from '@contract/calls/code'
import { loginAccount, loginLogout, loginMobile } from '@contract/calls/login'
import { userEdit, userEditSignature, userInfo, userPhone } from '@contract/calls/user'
import { limits } from '@contract/limits'
import type { Config } from '../../config'
import type { Context } from '../../context'
import type { Routes } from '../module'
import { changePhone } from './change-phone'
import type { VerificationCodes } from './codes'
import type { Closing } from './closing/service'
import type { Credentials } from './credentials'
import type { Invitations } from './invitations'
import type { Login } from './login'
import { changeNotificationSettings } from './notifications/service'
import { exportAddress, serveExports } from './personal-data/download'
import type { AccountService } from './service'
import type { Sessions } from './sessions/service'

/**
 * Rate limits per network, against sending codes to many phones and guessing passwords of many accounts. Codes are also
 * counted in the database (`VerificationCodes`).
 */
const sending = { calls: limits.codesOfNetwork, minutes: limits.codeWindowMinutes, per: 'network' } as const
const trying = { calls: 60, minutes: 1, per: 'network' } as const
/** An export reads all that is kept of a customer. */
const exporting = { calls: 5, minutes: 60, per: 'customer' } as const

const aboutOf = ({ servicePhone, serviceEmail, filingNumber, filingUrl, webViewHosts }: Config) => ({
  servicePhone: servicePhone || null,
  serviceEmail: serviceEmail || null,
  filing: filingNumber ? { number: filingNumber, url: filingUrl ?? null } : null,
  webHosts: [...webViewHosts.split(/, ?/), filingUrl ? new URL(filingUrl).hostname : '']
    .filter(Boolean)
    .map((host) => host.toLowerCase()),
})

export interface AccountServices {
  readonly codes: VerificationCodes
  readonly login: Login
  readonly accounts: AccountService
  readonly invitations: Invitations
  readonly credentials: Credentials
  readonly sessions: Sessions
  readonly closing: Closing
}

/** Verification codes, sign-in and sign-out, account and profile. */
export const accountRoutes =
  (
    context: Context,
    { codes, login, accounts, invitations, credentials, sessions, closing }: AccountServices,
  ): Routes =>
  ({ app, handle }) => {
    handle(codeSend, (caller, request) => codes.send(caller, request), sending)
    handle(codeCheck, (caller, request) => codes.check(caller, request).then(() => ({ valid: true })), trying)
    handle(loginAccount, (caller, request) => login.byPassword(caller, request), trying)
    handle(loginMobile, (caller, request) => login.byCode(caller, request), trying)
    handle(loginLogout, ({ customer }) => login.logout(customer.tokenHash))
    handle(accountRegister, (caller, request) => accounts.register(caller, request), trying)
    handle(accountResetPassword, (caller, request) => credentials.resetPassword(caller, request), trying)
    handle(accountChangePassword, (caller, request) => credentials.changePassword(caller, request), trying)
    handle(accountChangePhone, (caller, request) => changePhone(context, codes, caller, request), trying)
    handle(accountSetPayPassword, (caller, request) => credentials.setPayPassword(caller, request), trying)
    handle(accountResetPayPassword, (caller, request) => credentials.resetPayPassword(caller, request), trying)
    handle(accountChangePayPassword, (caller, request) => credentials.changePayPassword(caller, request), trying)
    handle(accountInviteCode, ({ customer }) => invitations.own(customer))
    handle(accountAbout, () => Promise.resolve(aboutOf(context.config)))
    handle(accountSessions, ({ customer }) => sessions.list(customer))
    handle(accountEndSession, ({ customer }, { sessionId }) => sessions.end(customer, sessionId))
    handle(accountEndOtherSessions, ({ customer }) => sessions.endOthers(customer))
    handle(accountSetLanguage, ({ customer }, { language }) => accounts.setLanguage(customer, language))
    handle(accountNotificationSettings, ({ customer }, request) =>
      changeNotificationSettings(context.db, customer.id, request),
    )
    handle(accountCancelRisk, ({ customer }) => closing.risk(customer))
    handle(accountCancel, (caller, request) => closing.close(caller, request), trying)
    handle(accountExportData, ({ customer }) => Promise.resolve(exportAddress(context, customer)), exporting)
    serveExports(app, context)
    handle(userInfo, ({ customer }) => accounts.info(customer))
    handle(userEdit, ({ customer }, request) => accounts.edit(customer, request))
    handle(userPhone, ({ customer }) => accounts.phone(customer))
    handle(userEditSignature, ({ customer }, { signature }) => accounts.editSignature(customer, signature))
  }
