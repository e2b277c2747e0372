import { dictionary } from '@/i18n'
import { confirm, toast } from '@/platform/view/feedback'
import { needsLocationSettings, openLocationSettings } from '@/platform/device/location-settings'
import { pageInView } from '@/platform/navigation/page-view'
import { currentPosition, type Position } from '@/platform/device/position'

const words = dictionary({
  en: {
    failed: 'We couldn’t find you. Turn on location access',
    title: 'Location access is off',
    text: 'Turn it on in Settings to find stores and addresses near you.',
    settings: 'Open settings',
    cancel: 'Not now',
  },
  zh: {
    failed: '定位失败，请检查是否开启定位服务',
    title: '未开启定位权限',
    text: '请在设置中开启定位，以便查找附近的商家和地址。',
    settings: '去设置',
    cancel: '暂不',
  },
})

/** Says on the page that asked that the position is unknown, and leads to the settings where only they can help. */
async function explain(page = pageInView()): Promise<void> {
  const { failed, title, text, settings: ok, cancel } = words()
  const needsSettings = await needsLocationSettings().catch(() => false)
  if (page?.left) return
  if (!needsSettings) return toast(failed)
  if (await confirm({ title, text, ok, cancel })) await openLocationSettings()
}

/** The device's position; undefined when it is unknown, after telling the user why, and when the page that asked was left. */
export async function devicePosition(): Promise<Position | undefined> {
  const page = pageInView()
  const position = await currentPosition().catch(() => undefined)
  if (page?.left) return undefined
  if (!position) await explain(page)
  return position
}
