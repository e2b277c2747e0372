import * as z from 'zod/mini'
import { AlipaySettings } from '../payments/settings'

const filled = z.string().check(z.minLength(1))
const App = z.object({ appId: filled, appSecret: filled })

/** The apps of a deployment at WeChat: its mini-program, and the website app of its pages. */
export const WechatApps = z.object({ mini: z.optional(App), web: z.optional(App) })
export type WechatApps = z.output<typeof WechatApps>

/** The app of a deployment at Alipay, for its mini-program and its pages. */
export const AlipayApp = z.omit(AlipaySettings, { sellerId: true })
export type AlipayApp = z.output<typeof AlipayApp>

/** The file of SOCIAL_LOGIN_FILE. */
export const SocialSettings = z.object({ wechat: z.optional(WechatApps), alipay: z.optional(AlipayApp) })
export type SocialSettings = z.output<typeof SocialSettings>
