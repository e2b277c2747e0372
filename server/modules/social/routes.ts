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
import { playsSocialApps } from '../../config-rules'
import { registerCallbacks } from '../../social/callback'
import { registerSandboxSocial } from '../../social/sandbox'
import type { Context } from '../../context'
import type { Routes } from '../module'
import type { SocialService } from './service'

/** Rate limit per address, against guessing codes. */
const trying = { calls: 60, minutes: 1, per: 'network' } as const

/** Logging in by social apps, and binding accounts to them. */
export const socialRoutes =
  (context: Context, social: SocialService): Routes =>
  ({ app, handle }) => {
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
  }
