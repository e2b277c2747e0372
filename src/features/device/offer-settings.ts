import { needsLocationSettings, openLocationSettings } from '@/platform/device/location-settings'
import type { PageView } from '@/platform/navigation/page-view'
import { confirm, type Question, toast } from '@/platform/view/feedback'
import { attempt } from '@/state'

/** Explains why the settings are needed, and opens them from the tap that agrees, since WeChat opens them from a tap alone. */
export async function offerSettings(why: Question, open: () => Promise<void>): Promise<void> {
  if (await confirm(why)) await attempt(open)
}

/** Says that the position is unknown unless the page that asked was left; offers the settings where only they can help. */
export async function offerLocationSettings(unknown: string, why: Question, page: PageView | undefined): Promise<void> {
  const needsSettings = await needsLocationSettings().catch(() => false)
  if (page?.left) return
  if (needsSettings) await offerSettings(why, openLocationSettings)
  else toast(unknown)
}
