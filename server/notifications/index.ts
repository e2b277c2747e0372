import * as z from 'zod/mini'
import { playsNotifications } from '../config-rules'
import type { Context } from '../context'
import { readKeys } from '../payments/settings'
import type { Notifier } from './notifier'
import { SandboxNotifier } from './sandbox'
import { WechatMessages, WechatNotifier } from './wechat'

const NotifierSettings = z.object({ wechat: WechatMessages })

/** Provider of messages outside the app; undefined without one. @throws ConfigError for a file that cannot be used. */
export function buildNotifier({ config, clock }: Pick<Context, 'config' | 'clock'>): Notifier | undefined {
  if (!config.notificationsFile) return playsNotifications(config) ? new SandboxNotifier() : undefined
  const { wechat } = readKeys('NOTIFICATIONS_FILE', config.notificationsFile, NotifierSettings)
  return new WechatNotifier(wechat, { clock, timeZone: config.timeZone })
}
