import type { FoundGoods } from '@contract/entities/goods'
import type { User } from '@contract/entities/user'
import { limits } from '@contract/limits'
import { accountResource } from '@/features/account/account'
import { toast } from '@/platform/view/feedback'
import { navigate, needsLogin } from '@/platform/navigation/gate'
import { sellsVirtualGoods } from '@/platform/session/virtual-goods'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource, type RootState } from '@/state'
import { whileBusy } from '@/state/base/attempt'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'
import { words } from './text'

/** A dish with a member price. */
export type MemberGoods = FoundGoods & { readonly memberPrice: number }

const quiet = { quiet: true }

/** Number of stores, and of dishes from each. */
const STORES = 4
const DISHES = 3

/** Whether the member price is lower than the current price, activities included. */
const isCheaper = (goods: FoundGoods): goods is MemberGoods =>
  goods.memberPrice !== null && !goods.soldOut && goods.memberPrice < (goods.activityPrice ?? goods.shopPrice)

/** Dishes with a member price from the nearest open stores, best sellers first. */
async function memberGoods(api: Api): Promise<MemberGoods[]> {
  const { items } = await api.goods.list({ only: 'member', pageSize: limits.maxPageSize }, quiet)
  const nearestFirst = items.filter(({ isOpen }) => isOpen).filter(isCheaper)
  nearestFirst.sort((one, other) => one.distance - other.distance)
  const storeIds = [...new Set(nearestFirst.map(({ storeId }) => storeId))]
  return storeIds.slice(0, STORES).flatMap((id) => {
    return nearestFirst.filter(({ storeId }) => storeId === id).slice(0, DISHES)
  })
}

/** The customer's membership status, and this month's red envelopes. */
export interface Membership extends Answer<'member.info'> {
  readonly user: User
  readonly month: Answer<'member.envelopes'>
}

export type Plan = Answer<'member.plans'>['items'][number]

/** Discount of a plan from its list price. */
export const savingOf = ({ price, listPrice }: Plan): number => listPrice - price

/** Membership: status, savings, red envelopes, plans, and dishes with member prices (product text §6). */
export class MemberModel {
  /** Loaded for customers only. */
  readonly membership: Resource<Membership>
  readonly goods: Resource<MemberGoods[]>
  readonly plans: Resource<Plan[]>
  agreed = false
  /** Whether joining was tried without agreeing to the terms. */
  missed = false
  busy = false
  private chosen: string | undefined = undefined
  private readonly once = new OnceKey()

  constructor(
    private readonly api: Api,
    private readonly root: RootState,
  ) {
    const account = accountResource(api, root.session)
    this.membership = new Resource(async () => {
      const [info, month] = await Promise.all([
        api.member.info({}, quiet),
        api.member.envelopes({}, quiet),
        account.reload(),
      ])
      return { ...info, month, user: account.ready }
    })
    this.plans = new Resource(async () => (await api.member.plans({}, quiet)).items)
    this.goods = new Resource(() => memberGoods(api))
    makeModel(this, 'api', 'root', 'once')
  }

  get signedIn(): boolean {
    return this.root.session.signedIn
  }

  /** The largest member discount of these dishes, in the smallest unit. */
  get most(): number {
    return Math.max(0, ...(this.goods.value ?? []).map(({ shopPrice, memberPrice }) => shopPrice - memberPrice))
  }

  /** Whether this client may sell memberships. */
  get sells(): boolean {
    return sellsVirtualGoods()
  }

  get isMember(): boolean {
    return this.membership.value?.isMember ?? false
  }

  /** The plan to pay for: the chosen one, else the one that saves most. */
  get plan(): Plan | undefined {
    const plans = this.plans.value ?? []
    return plans.find(({ key }) => key === this.chosen) ?? [...plans].sort((a, b) => savingOf(b) - savingOf(a))[0]
  }

  choose(key: string): void {
    this.chosen = key
    // Another plan is another request.
    this.once.renew()
  }

  agree(agreed: boolean): void {
    this.agreed = agreed
    if (agreed) this.missed = false
  }

  /** Opens the membership of the chosen plan and leads to its payment, after login for a visitor. */
  join(): void {
    if (this.agreed) needsLogin(() => this.joinNow())()
    else this.askConsent()
  }

  async refresh(): Promise<void> {
    await Promise.all([this.goods.reload(), this.plans.reload(), this.signedIn && this.membership.reload()])
  }

  private askConsent() {
    this.missed = true
    toast(words().agreeFirst)
  }

  private async joinNow(): Promise<void> {
    const { plan, agreed } = this
    if (!plan || this.busy) return
    const request = { planKey: plan.key, agreed }
    const opened = await whileBusy(this, () => sendOnce(this.once, (keyed) => this.api.member.open(keyed(request))))
    if (opened) navigate('memberPay', { paymentId: opened.paymentId })
  }

  dispose(): void {
    this.membership.dispose()
    this.goods.dispose()
    this.plans.dispose()
  }
}
