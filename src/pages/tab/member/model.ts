import type { FoundGoods } from '@contract/entities/goods'
import type { User } from '@contract/entities/user'
import { limits } from '@contract/limits'
import { accountResource } from '@/features/account/account'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource, type RootState } from '@/state'

/** A dish with a member price. */
export type MemberGoods = FoundGoods & { readonly memberPrice: number }

/** Number of stores, and of dishes from each. */
const STORES = 4
const DISHES = 3

/** Whether the member price is lower than the current price, activities included. */
const isCheaper = (goods: FoundGoods): goods is MemberGoods =>
  goods.memberPrice !== null && !goods.soldOut && goods.memberPrice < (goods.activityPrice ?? goods.shopPrice)

/** Dishes with a member price from the nearest open stores, best sellers first. */
async function memberGoods(api: Api): Promise<MemberGoods[]> {
  const { items } = await api.goods.list({ only: 'member', pageSize: limits.maxPageSize }, { quiet: true })
  const nearestFirst = items.filter(({ isOpen }) => isOpen).filter(isCheaper)
  nearestFirst.sort((one, other) => one.distance - other.distance)
  const storeIds = [...new Set(nearestFirst.map(({ storeId }) => storeId))]
  return storeIds.slice(0, STORES).flatMap((id) => {
    return nearestFirst.filter(({ storeId }) => storeId === id).slice(0, DISHES)
  })
}

/** The customer's membership status. */
export interface Membership extends Answer<'member.info'> {
  readonly user: User
}

/** Membership: status, savings and dishes with member prices (product text §6). */
export class MemberModel {
  /** Loaded for customers only. */
  readonly membership: Resource<Membership>
  readonly goods: Resource<MemberGoods[]>

  constructor(
    api: Api,
    private readonly root: RootState,
  ) {
    const account = accountResource(api, root.session)
    this.membership = new Resource(async () => {
      const [info] = await Promise.all([api.member.info({}, { quiet: true }), account.reload()])
      return { ...info, user: account.ready }
    })
    this.goods = new Resource(() => memberGoods(api))
    makeModel(this, 'root')
  }

  get signedIn(): boolean {
    return this.root.session.signedIn
  }

  /** The largest member discount of these dishes, in the smallest unit. */
  get most(): number {
    return Math.max(0, ...(this.goods.value ?? []).map(({ shopPrice, memberPrice }) => shopPrice - memberPrice))
  }

  async refresh(): Promise<void> {
    await Promise.all([this.goods.reload(), this.signedIn && this.membership.reload()])
  }

  dispose(): void {
    this.membership.dispose()
    this.goods.dispose()
  }
}
