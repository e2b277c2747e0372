import {
  bindingRemoveSocial,
  bindingSocial,
  bindingSocialList,
  bindingSocialStart,
  loginSocial,
  loginSocialBindPhone,
  loginSocialStart,
  loginSocialWays,
} from '@contract/calls/social'
import { minutesAfter } from '../../clock'
import { playsSocialApps } from '../../config-rules'
import { everyHour } from '../../jobs/hourly'
import { buildSocialApps } from '../../social/apps'
import { registerCallbacks } from '../../social/callback'
import { registerSandboxSocial } from '../../social/sandbox'
import { VerificationCodes } from '../account/codes'
import { Login } from '../account/login'
import type { Module } from '../module'
import { forgetSocialCodes } from './queries'
import { SocialService } from './service'

/** Rate limit per address, against guessing codes. */
const trying = { calls: 60, minutes: 1, per: 'network' } as const
const dayMinutes = 24 * 60

/** Logging in by social apps, and binding accounts to them. */
export const socialRoutes: Module = async ({ app, handle, context }) => {
  const codes = new VerificationCodes(context)
  const social = new SocialService(context, buildSocialApps(app, context), new Login(context, codes))
  handle(loginSocialWays, () => Promise.resolve(social.ways()))
  handle(loginSocialStart, (caller, request) => social.start(caller, request), trying)
  handle(loginSocial, (caller, request) => social.byApp(caller, request), trying)
  handle(loginSocialBindPhone, (caller, request) => social.bindPhone(caller, request), trying)
  handle(bindingSocialList, ({ customer }) => social.list(customer))
  handle(bindingSocialStart, (caller, request) => social.start(caller, request, caller.customer), trying)
  handle(bindingSocial, (caller, request) => social.bindAccount(caller, request), trying)
  handle(bindingRemoveSocial, ({ customer }, request) => social.remove(customer, request))
  registerCallbacks(app)
  if (playsSocialApps(context.config)) registerSandboxSocial(app, context)
  await everyHour(context, 'social.forget', (tx, now) => forgetSocialCodes(tx, minutesAfter(now, -dayMinutes)))
}
