import type { FoundVoucher, Redemption } from '@contract/entities/voucher'
import { digitsOf } from '@contract/plain'
import { confirm, toast } from '@/platform/view/feedback'
import { scan } from '@/platform/device/scan'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource, whileBusy } from '@/state'
import { attempt } from '@/state/base/attempt'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'
import { words } from './text'

/** The digits of a typed code. */
const DIGITS = 16

/** A store's till: a code is scanned or typed, checked, and some of its vouchers are redeemed. */
export class RedeemModel {
  readonly today: Resource<Answer<'merchant.redemptions'>>
  code = ''
  found: FoundVoucher | undefined = undefined
  count = 1
  /** Last redemption, until the next code. */
  done: Redemption | undefined = undefined
  busy = false
  private readonly key = new OnceKey()
  private readonly undoKey = new OnceKey()

  constructor(
    private readonly api: Api,
    private readonly storeId: string,
  ) {
    this.today = new Resource(() => api.merchant.redemptions({ storeId }, { quiet: true }))
    makeModel(this, 'api', 'storeId', 'key', 'undoKey')
  }

  /** Takes what is typed, in fours; the sixteenth digit looks the code up. */
  type(text: string): void {
    const digits = digitsOf(text).slice(0, DIGITS)
    const isNew = digits !== this.digits
    this.code = digits.replace(/(.{4})(?=.)/g, '$1 ')
    this.found = undefined
    if (isNew && digits.length === DIGITS) void this.check(digits)
  }

  get isComplete(): boolean {
    return this.digits.length === DIGITS
  }

  /** Looks up what is typed. */
  checkTyped(): Promise<void> {
    return this.check(this.digits)
  }

  /** Scans a QR code, where the platform can. */
  async scan(): Promise<void> {
    const text = scan && (await attempt(scan))
    if (text) await this.check(text)
  }

  choose(count: number): void {
    this.count = count
  }

  /** Leaves what was found as it is. */
  leave(): void {
    this.found = undefined
    this.code = ''
  }

  /** Redeems the chosen number, once however often it is pressed; what was found stays while the answer is unknown. */
  async redeem(): Promise<void> {
    const { found, count, storeId } = this
    if (!found || this.busy) return
    const request = { storeId, ticket: found.ticket, count }
    const done = await whileBusy(this, () =>
      sendOnce(this.key, (keyed) => this.api.merchant.redeemVoucher(keyed(request))),
    )
    if (done) this.finish(done)
    await this.today.reload(false)
  }

  /** Undoes a redemption after confirmation. */
  async undo({ id: redemptionId, name, count }: Redemption): Promise<void> {
    const t = words()
    if (!(await confirm({ title: t.undoTitle, text: t.undoText(name, count), ok: t.undo, cancel: t.keep }))) return
    const request = { redemptionId }
    const undone = await whileBusy(this, () =>
      sendOnce(this.undoKey, (keyed) => this.api.merchant.undoRedeem(keyed(request))),
    )
    if (undone) toast(t.undone)
    this.dropDone()
    await this.today.reload(false)
  }

  dispose(): void {
    this.today.dispose()
  }

  private get digits(): string {
    return this.code.replace(/\D/g, '')
  }

  private async check(code: string): Promise<void> {
    if (this.busy) return
    this.dropDone()
    const { storeId } = this
    this.show(await whileBusy(this, () => this.api.merchant.checkVoucher({ storeId, code })))
  }

  private dropDone(): void {
    this.done = undefined
  }

  private show(found: FoundVoucher | undefined): void {
    this.found = found
    this.count = 1
  }

  private finish(done: Redemption): void {
    this.leave()
    this.done = done
  }
}
