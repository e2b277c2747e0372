import type { GroupCart, GroupPerson, GroupProgress } from '@contract/entities/group-cart'
import { GroupCartState } from '@/features/group-cart/model'
import { navigate } from '@/platform/navigation/gate'
import type { Api } from '@/services/api'
import { makeModel } from '@/state'

/** Number of progress bars, and of those that are done in each state. */
export const barCount = 4
const bars: Readonly<Record<GroupProgress, number>> = {
  toPay: 0,
  accepting: 1,
  preparing: 2,
  ready: 2,
  coming: 3,
  late: 3,
  arrived: barCount,
  done: barCount,
  cancelled: 0,
}

/** The number of completed progress bars. */
export const barsOf = (progress: GroupProgress): number => bars[progress]

/** The members whose dishes were ordered, the caller first. */
export const eatersOf = ({ people }: Pick<GroupCart, 'people'>): readonly GroupPerson[] =>
  people.filter(({ lines, isDropped }) => lines.length > 0 && !isDropped)

/** The order of a shared cart, as every member sees it (product text §2, order detail pages). */
export class GroupOrderModel {
  readonly group: GroupCartState

  constructor(
    api: Api,
    readonly id: string,
  ) {
    this.group = new GroupCartState(api, id)
    makeModel(this, 'id', 'group')
  }

  /** Whether the order is finished or cancelled, so that another one can follow. */
  get isOver(): boolean {
    const { state, progress } = this.group.cart.value ?? {}
    return state === 'cancelled' || ['done', 'cancelled'].includes(progress?.state ?? '')
  }

  /** Opens the split, where shares are paid as well. */
  toSplit(): void {
    void navigate('groupSplit', { id: this.id })
  }

  /** Opens the cart of an order that is not placed yet. */
  toCart(): void {
    void navigate('groupCart', { id: this.id })
  }

  /** Starts another shared cart of the store. */
  again(): void {
    void navigate('groupStart', { storeId: this.group.cart.ready.store.id })
  }

  dispose(): void {
    this.group.dispose()
  }
}
