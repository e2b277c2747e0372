import type { OwnTemplate } from '@contract/entities/product-setup'
import { yuanToFen } from '@contract/money'
import { inBothLanguages } from '@/features/merchant/in-both-languages'
import type { Api } from '@/services/api'
import { makeModel } from '@/state'
import { attempt } from '@/state/base/attempt'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'

type Unit = 'piece' | 'weight'

/** Sizes of the first and of each further step: pieces, or grams. */
const steps = { piece: { first: 1, step: 1 }, weight: { first: 1000, step: 1000 } } as const

const yuan = (amount: number | null | undefined): string =>
  amount === null || amount === undefined ? '' : (amount / 100).toFixed(2)
const isFee = (text: string): boolean => /^\d{1,6}(\.\d{1,2})?$/.test(text.trim())
const fen = (text: string): number => Math.round(Number(text) * 100)

/** The fields of a shipping fee as they are typed. */
export interface TypedFee {
  zh: string
  en: string
  unit: Unit
  firstFee: string
  stepFee: string
  /** Empty for never. */
  freeOver: string
}

/** The shipping fees of a shop: one is chosen for a product, and plain ones are edited. */
export class ShippingFees {
  all: readonly OwnTemplate[]
  /** Whether they are shown to choose from. */
  choosing = false
  typed: TypedFee | undefined = undefined
  busy = false
  private edited: OwnTemplate | undefined = undefined
  private readonly key = new OnceKey()

  constructor(
    private readonly api: Api,
    private readonly storeId: string,
    templates: readonly OwnTemplate[],
    /** Takes the fee that was saved, which the product then has. */
    private readonly onSaved: (id: string) => void,
  ) {
    this.all = templates
    makeModel(this, 'api', 'storeId', 'onSaved', 'key')
  }

  startChoosing(): void {
    this.choosing = true
  }

  endChoosing(): void {
    this.choosing = false
  }

  /** Opens a plain fee, or a new one. */
  edit(template?: OwnTemplate): void {
    const fee = template?.fee
    this.endChoosing()
    this.edited = template
    this.typed = {
      zh: fee?.name.zh ?? '',
      en: fee?.name.en ?? '',
      unit: fee?.unit ?? 'weight',
      firstFee: yuan(fee?.firstFee),
      stepFee: yuan(fee?.stepFee),
      freeOver: yuan(fee?.freeOver),
    }
  }

  write(change: Partial<TypedFee>): void {
    Object.assign(this.typed ?? {}, change)
  }

  close(): void {
    this.typed = undefined
  }

  get isFine(): boolean {
    const { typed } = this
    if (!typed) return false
    const { zh, en, firstFee, stepFee, freeOver } = typed
    return (
      inBothLanguages(zh, en).zh !== '' &&
      isFee(firstFee) &&
      isFee(stepFee) &&
      (freeOver.trim() === '' || Boolean(yuanToFen(freeOver)))
    )
  }

  async save(): Promise<void> {
    const { typed, edited, storeId } = this
    if (!typed || !this.isFine || this.busy) return
    const { zh, en, unit, firstFee, stepFee, freeOver } = typed
    const sizes = edited?.fee?.unit === unit ? { first: edited.fee.first, step: edited.fee.step } : steps[unit]
    const request = {
      storeId,
      ...(edited && { templateId: edited.id }),
      ...{ name: inBothLanguages(zh, en), unit, ...sizes },
      ...{ firstFee: fen(firstFee), stepFee: fen(stepFee), freeOver: yuanToFen(freeOver) ?? null },
    }
    this.busy = true
    const saved = await attempt(() => sendOnce(this.key, (keyed) => this.api.merchant.saveShipping(keyed(request))))
    this.done(saved?.templates)
    if (saved) this.onSaved(saved.id)
  }

  private done(templates: readonly OwnTemplate[] | undefined): void {
    this.busy = false
    if (!templates) return
    this.all = templates
    this.close()
  }
}
