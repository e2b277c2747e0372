import { runInAction } from 'mobx'
import type { ErrandKind } from '@contract/entities/errand'
import type { Address } from '@contract/entities/address'
import { ErrandDrafts } from '@/features/errand/form/drafts'
import { errandKinds } from '@/features/errand/form/kinds'
import type { ErrandChoices } from '@/features/errand/form/choices'
import { ErrandQuoting } from '@/features/errand/form/quoting'
import { NearRiders } from '@/features/errand/form/riders'
import { now } from '@/platform/device/clock'
import { askLogin } from '@/platform/navigation/gate'
import { pick } from '@/platform/navigation/pick'
import type { Answer, Api } from '@/services/api'
import { attempt, makeModel, Resource, type RootState } from '@/state'
import { ErrandMap } from './map'
import { errandCheckout, isComplete } from './placing'

export type Terms = Answer<'errand.goodsInfo'> & { readonly tips: readonly number[] }
type SheetName = 'none' | 'times' | 'estimate' | 'tip' | 'agreement'

/** The end that is the customer's own, which begins with their default address. */
const ownEnd = { buy: 'delivery', pickup: 'delivery', send: 'pickup' } as const satisfies Record<ErrandKind, string>

/** Interval of checks for an expired price. */
const LOOK_MS = 20_000

/** One form for all kinds of errands (product text §2, errand order). */
export class RunErrandsModel {
  kind: ErrandKind
  choices: ErrandChoices
  quoting: ErrandQuoting
  readonly map: ErrandMap
  readonly checkout: ReturnType<typeof errandCheckout>
  readonly terms: Resource<Terms>
  readonly times: Resource<Answer<'errand.timeOptions'>>
  readonly addresses: Resource<Address[]>
  sheet: SheetName = 'none'
  private readonly drafts: ErrandDrafts

  constructor(
    private readonly api: Api,
    private readonly root: RootState,
    kind: string | undefined,
    again: string | undefined,
  ) {
    this.drafts = root.keep(ErrandDrafts)
    this.kind = errandKinds.find((each) => each === kind) ?? 'buy'
    this.choices = this.drafts.of(this.kind, root.session)
    this.quoting = this.quotingOf(this.choices)
    this.terms = new Resource(async (reading) => {
      const [info, tips] = await Promise.all([api.errand.goodsInfo({}, reading), api.errand.tipsConfig({}, reading)])
      return { ...info, tips: tips.amounts }
    })
    this.times = new Resource((reading) => api.errand.timeOptions({}, reading))
    this.addresses = new Resource(async (reading) => (await api.address.list({}, reading)).items)
    this.map = new ErrandMap(this, root, new NearRiders(api, root))
    this.checkout = errandCheckout(api, this)
    makeModel(this, 'api', 'root', 'drafts', 'map', 'checkout')
    void this.load()
    if (again && !this.isVisitor) void this.repeat(again)
  }

  get isVisitor(): boolean {
    return !this.root.session.signedIn
  }

  /** The address with an id, as far as it is known. */
  addressOf(id: string): Address | undefined {
    return this.addresses.value?.find((address) => address.id === id)
  }

  setKind(kind: ErrandKind): void {
    if (kind === this.kind) return
    this.kind = kind
    this.begin()
  }

  open(sheet: SheetName): void {
    this.sheet = sheet
    if (sheet === 'times') void this.times.reload(false)
  }

  close(): void {
    this.sheet = 'none'
  }

  /** Null for as soon as possible. */
  chooseTime(pickupAt: string | null): void {
    this.choices.choose({ pickupAt })
    this.close()
  }

  /** Chooses an end from the address book. */
  async chooseAddress(end: 'pickup' | 'delivery'): Promise<void> {
    const { choices } = this
    const id = await pick('addressList', { select: '1', chosen: choices.fields[end].value || undefined })
    if (id) choices.fields[end].set(id)
  }

  /** Chooses where the rider buys. */
  async chooseShop(): Promise<void> {
    const { choices } = this
    const { shop } = choices.chosen
    const at = shop ? { latitude: String(shop.latitude), longitude: String(shop.longitude) } : {}
    const found = await pick('chooseLocation', at)
    if (!found) return
    const { name, address, latitude, longitude } = found
    choices.choose({ shop: { name, address, latitude, longitude } })
  }

  async writeNote(): Promise<void> {
    const { choices } = this
    const note = await pick('noteEditor', { to: 'rider', text: choices.chosen.note })
    if (note !== undefined) choices.choose({ note })
  }

  async chooseCoupons(): Promise<void> {
    const { choices } = this
    const { quote } = this.quoting
    if (!quote) return
    const choice = await pick('couponPicker', { quoteId: quote.id, chosen: quote.couponId ?? '' })
    if (choice) choices.choose({ couponIds: choice.couponIds })
  }

  /** Scrolls to the first missing field, or places the errand. */
  async submit(): Promise<void> {
    if (isComplete(this.choices)) await this.checkout.submit()
  }

  agree(): void {
    this.choices.fields.agreed.set('1')
    this.close()
  }

  logIn(): void {
    askLogin(undefined, 0)
  }

  /** Removes the draft of a placed errand. */
  end(kind: ErrandKind): void {
    this.drafts.forget(kind)
  }

  /** Notices when the price ends while the form is looked at; returns the function that ends it. */
  follow(): () => void {
    const timer = setInterval(() => {
      const { quote } = this.quoting
      if (quote && Date.parse(quote.expiresAt) <= now()) this.renew()
    }, LOOK_MS)
    return () => clearInterval(timer)
  }

  /** Somebody comes back, perhaps from an address that was changed. */
  returned(): void {
    if (this.checkout.busy) return
    if (!this.isVisitor) void this.loadAddresses()
    this.renew()
  }

  dispose(): void {
    this.quoting.dispose()
    this.map.dispose()
    for (const resource of [this.terms, this.times, this.addresses]) resource.dispose()
  }

  /** Asks for the price again, unless its errand is being placed or may have been. */
  private renew() {
    if (!this.checkout.busy && !this.checkout.isUnsure()) void this.quoting.renew()
  }

  private begin() {
    this.quoting.dispose()
    this.choices = this.drafts.of(this.kind, this.root.session)
    this.quoting = this.quotingOf(this.choices)
    this.limit()
    this.takeDefault()
  }

  private quotingOf(choices: ErrandChoices): ErrandQuoting {
    return new ErrandQuoting(this.api, choices, () => !this.isVisitor)
  }

  private async load() {
    await Promise.all([this.loadTerms(), this.isVisitor ? undefined : this.loadAddresses(), this.times.load()])
  }

  /** Fills the form with an earlier errand, once: what was changed since stays. */
  private async repeat(orderId: string) {
    const { choices } = this
    if (choices.chosen.again === orderId) return
    const errand = await attempt(() => this.api.errand.detail({ orderId }))
    if (!errand) return
    runInAction(() => {
      choices.repeat(errand)
      this.takeDefault()
    })
  }

  private async loadTerms() {
    await this.terms.load()
    this.limit()
  }

  private limit() {
    const { value } = this.terms
    if (value) this.choices.limit(value.limits.estimate)
  }

  private async loadAddresses() {
    await this.addresses.reload(false)
    runInAction(() => this.takeDefault())
  }

  /** The customer's own end begins with the default address; an address that is gone is let go. */
  private takeDefault() {
    const all = this.addresses.value
    if (!all) return
    const { pickup, delivery } = this.choices.fields
    for (const field of [pickup, delivery]) if (!all.some(({ id }) => id === field.value)) field.set('')
    const own = this.choices.fields[ownEnd[this.kind]]
    const usual = all.find(({ isDefault }) => isDefault)
    if (!own.value && usual) own.set(usual.id)
  }
}
