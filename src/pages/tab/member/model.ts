import type { Goods } from '@contract/entities/goods'
import type { StoreSummary } from '@contract/entities/store'
import type { User } from '@contract/entities/user'
import { accountResource } from '@/features/account/account'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource, type RootState } from '@/state'

/** A dish that members pay less for. */
export interface MemberGoods extends Goods {
  readonly memberPrice: number
  readonly storeName: string
}

/** How many stores are looked into, and how many dishes of each are shown. */
const STORES = 4
const DISHES = 3

/** Whether members pay less than everybody, an activity included. */
const isCheaper = <G extends Goods>(goods: G): goods is G & { memberPrice: number } =>
  goods.memberPrice !== null && !goods.soldOut && goods.memberPrice < (goods.activityPrice ?? goods.shopPrice)

async function dishesOf(api: Api, store: StoreSummary): Promise<MemberGoods[]> {
  const { categories } = await api.store.menu({ storeId: store.id }, { quiet: true })
  const dishes = new Map(categories.flatMap(({ goods }) => goods).map((goods) => [goods.id, goods]))
  const cheaper = [...dishes.values()].map((goods) => ({ ...goods, storeName: store.name })).filter(isCheaper)
  return cheaper.slice(0, DISHES)
}

/** Dishes with a member price in the nearest open stores that care for members. */
async function memberGoods(api: Api): Promise<MemberGoods[]> {
  const { items } = await api.store.list({ filters: ['member', 'openNow'], pageSize: STORES }, { quiet: true })
  const dishes = await Promise.all(items.map((store) => dishesOf(api, store)))
  return dishes.flat()
}

/** Who the customer is as a member. */
export interface Membership extends Answer<'member.info'> {
  readonly user: User
}

/** Membership: whether one has it, what it saved, and what costs less with it (product text §6). */
export class MemberModel {
  /** Only for a customer; a visitor has none. */
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

  /** The most that a member price takes off one of these dishes, in the smallest unit. */
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
