import type { Localized } from '@contract/settings'

/** Why customers cancel, to choose from; the chosen text is the reason that the order keeps. */
export const cancelReasons: readonly { key: string; text: Localized }[] = [
  { key: 'changedMind', text: { en: 'I changed my mind', zh: '不想要了' } },
  { key: 'wrongAddress', text: { en: 'Wrong address or phone', zh: '地址或电话填错了' } },
  { key: 'wrongItems', text: { en: 'Wrong items or missing some', zh: '商品选错或漏选' } },
  { key: 'wrongTime', text: { en: 'The time does not suit me', zh: '送达时间不合适' } },
  { key: 'useCoupon', text: { en: 'I forgot to use an offer', zh: '忘记使用优惠' } },
  { key: 'tooSlow', text: { en: 'The store is slow to accept', zh: '商家接单太慢' } },
  { key: 'other', text: { en: 'Something else', zh: '其他原因' } },
]

/** The reasons that the clock gives. */
export const clockReasons: Record<string, Localized> = {
  expire: { en: 'Not paid in time', zh: '超时未支付' },
  lapse: { en: 'The store did not accept in time', zh: '商家超时未接单' },
}

/** A kept reason as a reader of the language sees it: own words stay as they are, known ones are put into the language. */
export function reasonText(reason: string | null, language: keyof Localized): string | null {
  if (reason === null) return null
  const known = clockReasons[reason] ?? cancelReasons.find(({ text }) => text.en === reason || text.zh === reason)?.text
  return known?.[language] ?? reason
}
