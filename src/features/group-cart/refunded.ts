import type { GroupCart } from '@contract/entities/group-cart'
import { formatMoney } from '@contract/money'
import { dictionary } from '@/i18n'

const words = dictionary({
  en: {
    toHost: (amount: string) => `${amount} refunded to the host`,
    toPayers: (amount: string) => `${amount} refunded to everyone who paid`,
  },
  zh: {
    toHost: (amount) => `已退回发起人${amount}`,
    toPayers: (amount) => `已退${amount}，退回付款人`,
  },
})

/** Sentence on the amount refunded to the payers; empty without a refund. */
export function backText({ refunded, payer }: Pick<GroupCart, 'refunded' | 'payer'>): string {
  if (refunded <= 0) return ''
  return (payer === 'each' ? words().toPayers : words().toHost)(formatMoney(refunded))
}
