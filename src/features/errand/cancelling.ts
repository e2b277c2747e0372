import type { CancelTerms } from '@contract/entities/errand'
import { formatMoney } from '@contract/money'
import { formatClock } from '@contract/date'
import type { UtcOffset } from '@contract/utc-offset'
import type { OwnCancelling } from '@/features/order/kind'
import { dictionary } from '@/i18n'

const words = dictionary({
  en: {
    unpaid: () => 'Nothing was paid, so nothing is charged',
    waiting: ({ back }: Costs) => `Free: you get ${back} back`,
    grace: ({ back, until }: Costs) =>
      until ? `Free until ${until}: you get ${back} back` : `Free: you get ${back} back`,
    late: ({ back }: Costs) => `Your rider is late, so it’s free: you get ${back} back`,
    fee: ({ fee, back }: Costs) => `A rider is already on the way: ${fee} fee, you get ${back} back`,
    afterPickup: () => 'Your rider has the goods, so it can’t be cancelled',
  },
  zh: {
    unpaid: () => '订单未支付，可免费取消',
    waiting: ({ back }) => `免费取消，${back}将全部退回`,
    grace: ({ back, until }) => (until ? `${until}前免费取消，${back}将全部退回` : `免费取消，${back}将全部退回`),
    late: ({ back }) => `骑手迟到，可免费取消，${back}将全部退回`,
    fee: ({ fee, back }) => `骑手已出发，将收取${fee}，退回${back}`,
    afterPickup: () => '骑手已取到物品，无法取消',
  },
})

interface Costs {
  readonly fee: string
  readonly back: string
  /** End of free cancellation, on the city's clock. */
  readonly until: string
}

/** Sentence on the current cancellation fee. */
export function cancelText({ reason, fee, back, freeUntil }: CancelTerms, utcOffset: UtcOffset): string {
  const until = freeUntil ? formatClock(new Date(freeUntil), utcOffset) : ''
  return words()[reason]({ fee: formatMoney(fee), back: formatMoney(back), until })
}

/** Errands are cancelled at the fee that was shown. */
export const errandCancelling = ({ id: orderId, utcOffset }: { id: string; utcOffset: UtcOffset }): OwnCancelling => ({
  cost: async (api) => {
    const terms = await api.errand.cancelTerms({ orderId }, { quiet: true })
    return { allowed: terms.allowed, fee: terms.fee, text: cancelText(terms, utcOffset) }
  },
  send: (api, request) => api.errand.cancel(request),
})
