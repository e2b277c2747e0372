import type { VoucherDetail } from '@contract/entities/voucher'
import { followOrder, oneOrder } from '@/features/order/one-order'
import { OrderActions } from '@/features/order/order-actions'
import { viewsOfKind } from '@/features/order/views'
import { voucherKind } from '@/features/voucher/kind'
import { now } from '@/platform/device/clock'
import { toast } from '@/platform/view/feedback'
import { navigate } from '@/platform/navigation/gate'
import { openMap } from '@/platform/device/maps'
import type { Api } from '@/services/api'
import { attempt, makeModel, Resource, type RootState, whileBusy } from '@/state'
import { copyAndTell } from '@/state/base/copying'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'
import { words } from './text'

/** A QR code, and when it ends. */
export interface Qr {
  readonly text: string
  readonly until: string
}

/** Time before its expiry at which a QR code is renewed. */
const EARLY_MS = 5000
const SECOND = 1000

/** An order of vouchers with its code, which changes while the screen is seen (product text §1, group orders). */
export class VoucherModel {
  readonly voucher: Resource<VoucherDetail>
  readonly actions: OrderActions
  qr: Qr | undefined = undefined
  qrFailed = false
  /** Number of vouchers to refund; undefined while the sheet is closed. */
  giving: number | undefined = undefined
  busy = false
  private readonly key = new OnceKey()

  constructor(
    private readonly api: Api,
    root: RootState,
    private readonly id: string,
  ) {
    this.voucher = new Resource(() => api.voucher.detail({ orderId: id }, { quiet: true }))
    this.actions = new OrderActions(api, root, oneOrder(this.voucher), viewsOfKind('voucher', voucherKind))
    makeModel(this, 'api', 'actions', 'id', 'key')
  }

  /** Follows the order and renews its QR code while the screen is seen; returns the function that ends it. */
  follow(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const renew = async () => {
      const seconds = await this.renewQr()
      if (!isOver) timer = setTimeout(() => void renew(), Math.max(EARLY_MS, seconds * SECOND - EARLY_MS))
    }
    void renew()
    const stop = followOrder(this.id, this.voucher)
    return () => {
      isOver = true
      clearTimeout(timer)
      stop()
    }
  }

  /** Asks for another QR code. */
  async renewQr(): Promise<number> {
    const shown = this.voucher.value
    if (shown && shown.code === null) return 0
    try {
      const { text, seconds } = await this.api.voucher.qr({ orderId: this.id }, { quiet: true })
      this.showQr({ text, until: new Date(now() + seconds * SECOND).toISOString() })
      return seconds
    } catch {
      this.showQr(undefined)
      return 0
    }
  }

  startGiving(): void {
    this.giving = this.voucher.ready.usable
  }

  chooseGiving(count: number): void {
    this.giving = count
  }

  endGiving(): void {
    this.giving = undefined
  }

  /** Refunds the chosen number. */
  async give(): Promise<void> {
    const { giving: count } = this
    if (count === undefined) return
    const request = { orderId: this.id, count }
    const given = await whileBusy(this, () => sendOnce(this.key, (keyed) => this.api.voucher.refund(keyed(request))))
    this.endGiving()
    if (!given) return void this.voucher.reload(false)
    this.voucher.set(given)
    toast(words().given)
  }

  async directions(): Promise<void> {
    const [place] = this.voucher.ready.places
    if (!place) return
    const { latitude, longitude, name, address } = place
    await attempt(() => openMap({ latitude, longitude, name, address }))
  }

  again(): void {
    navigate('storePackage', { id: this.voucher.ready.packageId })
  }

  copy(code: string): void {
    void copyAndTell(code)
  }

  dispose(): void {
    this.voucher.dispose()
  }

  private showQr(qr: Qr | undefined): void {
    this.qr = qr ?? this.qr
    this.qrFailed = qr === undefined
  }
}
