import { returnContact } from '@contract/rules/after-sales'
import { now } from '@/platform/device/clock'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource } from '@/state'
import { whileBusy } from '@/state/base/attempt'

export type Shop = Answer<'merchant.shop'>['shop']
type Change = Omit<Parameters<Api['merchant']['saveShop']>[0], 'storeId'>

/** Subject of an edit sheet; its texts until they are saved. */
export type Edit = 'hours' | 'notice' | 'phone' | 'returns'
type Field = 'en' | 'zh' | 'phone' | 'returnName' | 'returnPhone' | 'returnPlace' | 'englishName' | 'englishPlace'
/** Hours of a day between which the store is open. */
type Period = Shop['hours'][number]

const clock = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/
const mostPeriods = 3

/** Settings of a store (product text §2, shop management). */
export class ShopModel {
  readonly shop: Resource<Shop>
  busy = false
  editing: Edit | undefined = undefined
  typed: Record<Field, string> = {
    ...{ en: '', zh: '', phone: '' },
    ...{ returnName: '', returnPhone: '', returnPlace: '', englishName: '', englishPlace: '' },
  }
  /** The hours as they are typed. */
  periods: Period[] = []

  constructor(
    private readonly api: Api,
    private readonly storeId: string,
  ) {
    this.shop = new Resource(async () => (await api.merchant.shop({ storeId }, { quiet: true })).shop)
    makeModel(this, 'api', 'storeId', 'shop')
  }

  /** Opens the store, or lets it rest until it opens by its hours. */
  setOpen(open: boolean): Promise<void> {
    return this.save({ status: open ? 'open' : 'resting' })
  }

  restFor(minutes: number): Promise<void> {
    return this.save({ status: 'resting', restUntil: new Date(now() + minutes * 60_000).toISOString() })
  }

  close(): Promise<void> {
    return this.save({ status: 'closed' })
  }

  setAutoAccept(autoAccept: boolean): Promise<void> {
    return this.save({ autoAccept })
  }

  edit(what: Edit): void {
    const { hours, notice, phone, returnAddress } = this.shop.ready
    const { name: returnName = '', phone: returnPhone = '', address: returnPlace = '', english } = returnAddress ?? {}
    const { name: englishName = '', address: englishPlace = '' } = english ?? {}
    this.editing = what
    this.periods = hours.map(({ open, close }) => ({ open, close }))
    this.typed = {
      en: notice.en,
      zh: notice.zh,
      phone,
      returnName,
      returnPhone,
      returnPlace,
      englishName,
      englishPlace,
    }
  }

  endEdit(): void {
    this.editing = undefined
  }

  type(field: Field, text: string): void {
    this.typed = { ...this.typed, [field]: text }
  }

  typePeriod(place: number, change: Partial<Period>): void {
    this.periods = this.periods.map((period, at) => (at === place ? { ...period, ...change } : period))
  }

  get canAddPeriod(): boolean {
    return this.periods.length < mostPeriods
  }

  addPeriod(): void {
    this.periods = [...this.periods, { open: '', close: '' }]
  }

  removePeriod(place: number): void {
    this.periods = this.periods.filter((_, at) => at !== place)
  }

  /** Whether what is typed can be saved. */
  get isFine(): boolean {
    if (this.editing === 'hours') return this.periods.every(({ open, close }) => clock.test(open) && clock.test(close))
    if (this.editing === 'returns') return this.returnAddress !== undefined
    return this.editing !== 'phone' || this.typed.phone.trim() !== ''
  }

  /** Typed destination of returns: null for the shop's location, undefined while it is incomplete. */
  private get returnAddress(): Change['returnAddress'] {
    const { returnName, returnPhone, returnPlace, englishName, englishPlace } = this.typed
    const own = { name: returnName.trim(), phone: returnPhone.trim(), address: returnPlace.trim() }
    const english = { name: englishName.trim(), address: englishPlace.trim() }
    const hasEnglish = english.name !== '' || english.address !== ''
    if (!hasEnglish && !own.name && !own.phone && !own.address) return null
    if (!own.name || !own.phone || !own.address || returnContact(own.phone)) return undefined
    if (!hasEnglish) return own
    return english.name && english.address ? { ...own, english } : undefined
  }

  async saveEdit(): Promise<void> {
    const { en, zh, phone } = this.typed
    const changes: Record<Edit, Change> = {
      hours: { hours: this.periods },
      notice: { notice: { en: en.trim(), zh: zh.trim() } },
      phone: { phone: phone.trim() },
      returns: { returnAddress: this.returnAddress },
    }
    if (this.editing && this.isFine && (await this.send(changes[this.editing]))) this.endEdit()
  }

  dispose(): void {
    this.shop.dispose()
  }

  private async save(change: Change): Promise<void> {
    await this.send(change)
  }

  private async send(change: Change): Promise<boolean> {
    if (this.busy) return false
    const { storeId } = this
    const saved = await whileBusy(this, () => this.api.merchant.saveShop({ storeId, ...change }))
    if (saved) this.shop.set(saved)
    return saved !== undefined
  }
}
