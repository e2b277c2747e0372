import type { Answer, Api } from '@/services/api'
import { makeModel, Resource } from '@/state'
import { whileBusy } from '@/state/base/attempt'

export type Shop = Answer<'merchant.shop'>['shop']
type Change = Omit<Parameters<Api['merchant']['saveShop']>[0], 'storeId'>

/** What a sheet edits; its texts until they are saved. */
export type Edit = 'hours' | 'notice' | 'phone'
type Field = 'open' | 'close' | 'en' | 'zh' | 'phone'

const clock = /^([01]\d|2[0-3]):[0-5]\d$/

/** How a store is run (product text §2, shop management). */
export class ShopModel {
  readonly shop: Resource<Shop>
  busy = false
  editing: Edit | undefined = undefined
  typed: Record<Field, string> = { open: '', close: '', en: '', zh: '', phone: '' }

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
    return this.save({ status: 'resting', restUntil: new Date(Date.now() + minutes * 60_000).toISOString() })
  }

  close(): Promise<void> {
    return this.save({ status: 'closed' })
  }

  setAutoAccept(autoAccept: boolean): Promise<void> {
    return this.save({ autoAccept })
  }

  edit(what: Edit): void {
    const { hours, notice, phone } = this.shop.ready
    const [first] = hours
    this.editing = what
    this.typed = { open: first?.open ?? '', close: first?.close ?? '', en: notice.en, zh: notice.zh, phone }
  }

  endEdit(): void {
    this.editing = undefined
  }

  type(field: Field, text: string): void {
    this.typed = { ...this.typed, [field]: text }
  }

  /** Whether what is typed can be saved. */
  get isFine(): boolean {
    const { open, close, phone } = this.typed
    if (this.editing === 'hours') return clock.test(open) && clock.test(close)
    return this.editing !== 'phone' || phone.trim() !== ''
  }

  async saveEdit(): Promise<void> {
    const { open, close, en, zh, phone } = this.typed
    const changes: Record<Edit, Change> = {
      hours: { hours: [{ open, close }, ...this.shop.ready.hours.slice(1)] },
      notice: { notice: { en: en.trim(), zh: zh.trim() } },
      phone: { phone: phone.trim() },
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
