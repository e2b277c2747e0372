import type { NewsPart } from '../order/kind/news'
import { voucherNews } from '../voucher/news'

/** The notice to the merchant of a place in a group that has formed. */
export const groupDealNews: NewsPart<never> = {
  ...voucherNews,
  by: 'form',
  title: { en: 'Group deal sold', zh: '拼团成功，已售出一份' },
}
