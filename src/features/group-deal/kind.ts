import type { GroupOrderDetail, GroupOrderSummary } from '@contract/entities/group-deal'
import type { GroupOrderState } from '@contract/states/deal-group'
import type { Go, News, OrderKindView, OrderView } from '@/features/order/kind'
import { voucherKind } from '@/features/voucher/kind'
import { navigate } from '@/platform/navigation/gate'
import { words } from './text'

/** The place of an order whose group has no vouchers yet, or never will. */
class PlaceView implements OrderView {
  readonly question = undefined
  readonly dueAt = undefined
  readonly isOnTheWay = false
  readonly confirmTitle = undefined
  readonly confirmWarning = ''
  readonly does: OrderView['does']

  constructor(private readonly order: GroupOrderSummary) {
    this.does = { again: () => openDeal(order) }
  }

  get open() {
    return (go: Go) => go('dealGroup', { id: this.order.group.id })
  }

  get buttons() {
    return { again: words().again, ...(this.order.state === 'gathering' && { cancel: words().leave }) }
  }

  get state(): string {
    const t = words()
    const names: Partial<Record<GroupOrderState, string>> = {
      pendingPayment: t.toPay,
      gathering: this.order.group.state === 'formed' ? t.formed : t.gathering,
      refunded: this.order.group.state === 'failed' ? t.failed : t.refunded,
      cancelled: t.cancelled,
    }
    return names[this.order.state as GroupOrderState] ?? t.formed
  }

  get name(): string {
    return words().group
  }

  get note(): string {
    return words().of(this.order.group.size)
  }

  get progress(): News | undefined {
    const { state, group } = this.order
    if (state !== 'gathering' || group.state !== 'open') return undefined
    return { icon: 'users-round', text: words().missing(group.missing) }
  }
}

/** Opens the deal of a place; it says when it is over. */
const openDeal = ({ group }: GroupOrderSummary) => navigate('groupDeal', { id: group.dealId })

/** Vouchers of a formed group, which are bought again by another group. */
function voucherView(order: GroupOrderSummary): OrderView {
  const view = voucherKind.view({ ...order, kind: 'voucher' })
  return Object.assign(view, { does: { again: () => openDeal(order) } })
}

const isIssued = ({ validUntil }: Pick<GroupOrderSummary, 'validUntil'>): boolean => validUntil !== null

/** Places in groups as an order kind: once vouchers are issued, they are shown like any others. */
export const groupDealKind: OrderKindView<GroupOrderSummary, GroupOrderDetail> = {
  view: (order) => (isIssued(order) ? voucherView(order) : new PlaceView(order)),
  paidFacts: (order) =>
    isIssued(order)
      ? voucherKind.paidFacts({ ...order, kind: 'voucher' })
      : [
          { label: words().group, value: order.packageName },
          { label: words().groupLabel, value: groupFact(order), tone: 'brand' },
        ],
  category: () => ({ name: words().group, icon: 'users-round' }),
}

function groupFact({ group }: GroupOrderDetail): string {
  return group.missing > 0 ? words().missing(group.missing) : words().formed
}
