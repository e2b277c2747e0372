import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import { everyHour } from '../../jobs/hourly'
import { buildSocialApps } from '../../social/apps'
import type { Login } from '../account/login'
import type { Module } from '../module'
import { forgetSocialCodes } from './queries'
import { socialRoutes } from './routes'
import { SocialService } from './service'

const dayMinutes = 24 * 60

/** Logging in by social apps, and binding accounts to them. */
export const socialModule = (context: Context, { login }: { readonly login: Login }): Module => ({
  services: {},
  routes: [socialRoutes(context, new SocialService(context, buildSocialApps(context), login))],
  jobs: () => everyHour(context, 'social.forget', (tx, now) => forgetSocialCodes(tx, minutesAfter(now, -dayMinutes))),
})
