import type { Localized } from '@contract/settings'
import { minutesAfter } from '../../clock'
import { localTime } from '../../local-time'
import type { SettingsRow } from './queries'

/** The marks of a chosen account: another one than the first pauses payouts for some hours. */
export function accountChange(
  { account_id, linked_at, paused_until }: SettingsRow,
  accountId: string,
  now: Date,
  hours: number,
): Pick<SettingsRow, 'linked_at' | 'paused_until'> {
  const isChange = account_id !== accountId && (account_id !== null || linked_at !== null)
  return { linked_at: linked_at ?? now, paused_until: isChange ? minutesAfter(now, hours * 60) : paused_until }
}

/** The end of the pause of payouts; undefined without one. */
export const pauseEnd = (settings: SettingsRow | undefined, now: Date): Date | undefined => {
  const end = settings?.paused_until
  return end && end > now ? end : undefined
}

/** The reason why nothing is paid out until a time, by the clock of the store. */
export const pauseReason = (zone: string, end: Date): Localized => {
  const time = localTime(zone, end)
  return {
    en: `the payout account changed. They resume on ${time.format('D MMM, HH:mm')}`,
    zh: `收款账户已更换，将于${time.format('M月D日HH:mm')}恢复`,
  }
}
