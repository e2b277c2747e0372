import { offerLocationSettings } from '@/features/device/offer-settings'
import { dictionary } from '@/i18n'
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

/** The device's position; undefined when it is unknown, after telling the user why, and when the page that asked was left. */
export async function devicePosition(): Promise<Position | undefined> {
  const page = pageInView()
  const position = await currentPosition().catch(() => undefined)
  if (page?.left) return undefined
  if (position) return position
  const { failed, title, text, settings: ok, cancel } = words()
  await offerLocationSettings(failed, { title, text, ok, cancel }, page)
  return undefined
}
