import type { OwnProduct } from '@contract/entities/product-setup'
import { limits } from '@contract/limits'
import { yuanToFen } from '@contract/money'
import { requires } from '@contract/rules/rule'
import type { RuleName } from '@contract/rules/messages'
import { inBothLanguages } from '@/features/merchant/in-both-languages'
import { back } from '@/platform/navigation/navigation'
import { toast } from '@/platform/view/feedback'
import type { Answer, Api } from '@/services/api'
import { Form, FormField, makeModel, type RootState } from '@/state'
import { Details, type TypedDetail } from './details'
import { type KeptPhotos, ProductPhotos } from './photos'
import { ShippingFees } from './shipping'
import { words } from './text'
import { type KeptVariants, type SkuRow, Variants } from './variants'

type Setup = Answer<'merchant.productSetup'>

interface Start {
  readonly storeId: string
  readonly setup: Setup
}

type Values = Readonly<Record<string, string>>

/** Content of a draft, beside the fields. */
interface Kept {
  readonly version: number | undefined
  readonly before: Values
  readonly photos: KeptPhotos
  readonly variants: KeptVariants
  readonly details?: readonly TypedDetail[]
  readonly days: number
  readonly onSale: boolean
}

type Rule = (value: string) => RuleName | undefined

const fine = () => undefined
const yuan = (amount: number | null | undefined): string => (amount ? (amount / 100).toFixed(2) : '')
const money: Rule = (value) => (yuanToFen(value) ? undefined : 'positiveMoneyInvalid')
const isCount = (value: string, max: number): boolean => /^\d{1,7}$/.test(value) && Number(value) <= max
const countWithin =
  (max: number): Rule =>
  (value) =>
    isCount(value.trim(), max) ? undefined : 'digitsInvalid'
const usualReturnDays = 7

/** Editor of a product of the mall, existing or new (product text §2, goods management). */
export class ProductSetupModel {
  readonly form: Form<string>
  readonly photos: ProductPhotos
  readonly variants: Variants
  readonly details: Details
  readonly shipping: ShippingFees
  freeReturnDays: number
  onSale: boolean
  warehouseId: string | undefined
  /** Whether the categories are shown to choose from. */
  choosing = false
  private readonly before: Values

  constructor(
    private readonly api: Api,
    private readonly start: Start,
    session: RootState['session'],
  ) {
    const { storeId, setup } = start
    const { product, templates, warehouses } = setup
    const { name, note } = product ?? {}
    // The only SKU has what is typed for all.
    const only = product?.axes.length === 0 ? product.skus[0] : undefined
    this.photos = new ProductPhotos(product?.pictures ?? [])
    this.variants = new Variants(product)
    this.details = new Details(product?.details ?? [])
    this.freeReturnDays = product?.freeReturnDays ?? usualReturnDays
    this.onSale = product?.onSale ?? true
    this.warehouseId = warehouses[0]?.id
    this.form = new Form({
      pictures: new FormField(() => (this.photos.all.length > 0 ? undefined : 'required')),
      nameZh: new FormField(
        (value) => (inBothLanguages(value, this.text('nameEn')).zh ? undefined : 'required'),
        name?.zh,
      ),
      nameEn: new FormField(fine, name?.en),
      noteZh: new FormField(fine, note?.zh),
      noteEn: new FormField(fine, note?.en),
      category: new FormField(requires('required'), product?.categoryKey),
      shipping: new FormField(requires('required'), product?.templateId ?? templates[0]?.id),
      price: new FormField((value) => this.checkForAll(value, 'price', money), yuan(only?.price)),
      memberPrice: new FormField((value) => (value.trim() ? money(value) : undefined), yuan(only?.memberPrice)),
      weight: new FormField(
        (value) => this.checkForAll(value, 'weight', countWithin(limits.gramsMax)),
        only && String(only.weight),
      ),
      stock: new FormField((value) => this.checkStock(value)),
      limit: new FormField(
        (value) =>
          value.trim() && !(Number(value) >= 1 && isCount(value, limits.stockMax)) ? 'digitsInvalid' : undefined,
        product?.purchaseLimit ? String(product.purchaseLimit) : '',
      ),
    })
    this.shipping = new ShippingFees(api, storeId, templates, (id) => this.field('shipping').set(id))
    makeModel(this, 'api', 'start', 'form', 'photos', 'variants', 'details', 'shipping', 'before')
    this.before = this.values
    this.form.keep(`product ${storeId} ${product?.id ?? 'new'}`, session, {
      read: () => this.kept,
      restore: this.restore,
      outlivesScreen: product === null,
    })
  }

  get saved(): OwnProduct | null {
    return this.start.setup.product
  }

  get choices(): Pick<Setup, 'categories' | 'warehouses'> {
    return this.start.setup
  }

  field(name: string): FormField {
    const field = this.form.fields[name]
    if (!field) throw new Error(`the form has no field ${name}`)
    return field
  }

  idOf(name: string): string {
    return this.form.idOf(name)
  }

  /** Names of the chosen category and of its parent; empty without one. */
  get categoryName(): string {
    const key = this.text('category')
    for (const { name, children } of this.choices.categories) {
      const child = children.find((each) => each.key === key)
      if (child) return `${name} · ${child.name}`
    }
    return ''
  }

  startChoosing(): void {
    this.choosing = true
  }

  endChoosing(): void {
    this.choosing = false
  }

  /** Whether a sheet is open. */
  get isSheetOpen(): boolean {
    const { details, variants, shipping } = this
    return (
      this.choosing || shipping.choosing || [details.typed, variants.axis, variants.sku, shipping.typed].some(Boolean)
    )
  }

  closeSheets(): void {
    this.endChoosing()
    this.shipping.endChoosing()
    this.shipping.close()
    this.details.close()
    this.variants.closeAxis()
    this.variants.closeSku()
  }

  chooseCategory(key: string): void {
    this.field('category').set(key)
    this.endChoosing()
  }

  chooseShipping(id: string): void {
    this.field('shipping').set(id)
    this.shipping.endChoosing()
  }

  chooseWarehouse(id: string): void {
    this.warehouseId = id
  }

  setReturnDays(days: number): void {
    this.freeReturnDays = days
  }

  setOnSale(onSale: boolean): void {
    this.onSale = onSale
  }

  /** Saves the product and goes back to the others. */
  async save(): Promise<void> {
    const t = words()
    const { uploads } = this.photos
    if (uploads.failed) return toast(t.photoFailed)
    if (!uploads.settled) return toast(t.uploading)
    if (this.variants.isTooMany) return toast(t.tooMany(limits.skusOfProduct))
    if (this.variants.sold.length === 0) return toast(t.noneSold)
    const saved = await this.form.submit((keyed) => this.api.merchant.setUpProduct(keyed(this.request)))
    if (!saved) return
    toast(t.saved)
    await back()
  }

  dispose(): void {
    this.photos.dispose(this.form.dispose())
  }

  private get kept(): Kept {
    const { before, photos, freeReturnDays: days, onSale } = this
    const parts = { photos: photos.draft, variants: this.variants.kept, details: this.details.kept }
    return { version: this.saved?.version, before, ...parts, days, onSale }
  }

  /** A draft of an outdated version keeps its pictures and texts; options and prices are as they are now. */
  private restore(kept: Kept): void {
    for (const [name, value] of Object.entries(this.before))
      if (this.field(name).value === kept.before[name]) this.field(name).set(value)
    if (!this.categoryName) this.field('category').set(this.before.category ?? '')
    this.photos.restore(kept.photos)
    this.details.restore(kept.details ?? this.details.kept)
    this.freeReturnDays = kept.days
    this.onSale = kept.onSale
    if (kept.version === this.saved?.version) this.variants.restore(kept.variants)
  }

  private get values(): Values {
    return Object.fromEntries(Object.entries(this.form.fields).map(([name, { value }]) => [name, value]))
  }

  private text(name: string): string {
    return this.field(name).value.trim()
  }

  /** Checks what is typed for all combinations, which may be empty once each has its own. */
  private checkForAll(value: string, name: 'price' | 'weight', check: Rule) {
    const isNeeded = this.isSingle || this.variants.sold.some(({ typed }) => !typed[name].trim())
    return value.trim() || isNeeded ? check(value) : undefined
  }

  private checkStock(value: string) {
    const isNeeded = this.variants.sold.some(({ saved, typed }) => !saved && !typed.stock.trim())
    return value.trim() || isNeeded ? countWithin(limits.stockMax)(value) : undefined
  }

  /** Whether it has no options to choose from. */
  get isSingle(): boolean {
    return this.variants.axes.length === 0
  }

  private skuOf({ choice, saved, typed }: SkuRow) {
    const valueOf = (name: 'price' | 'memberPrice' | 'weight' | 'stock') =>
      (this.isSingle ? '' : typed[name].trim()) || this.text(name)
    return {
      ...(saved && { skuId: saved.id }),
      choice: [...choice],
      price: yuanToFen(valueOf('price')) ?? 0,
      memberPrice: yuanToFen(valueOf('memberPrice')) ?? null,
      weight: Number(valueOf('weight')),
      ...(!saved && { stock: Number(valueOf('stock')) }),
    }
  }

  private get request() {
    const { saved, variants, photos, warehouseId, onSale, freeReturnDays } = this
    return {
      ...(saved ? { productId: saved.id, version: saved.version } : { storeId: this.start.storeId }),
      name: inBothLanguages(this.text('nameZh'), this.text('nameEn')),
      note: inBothLanguages(this.text('noteZh'), this.text('noteEn')),
      categoryKey: this.text('category'),
      templateId: this.text('shipping'),
      freeReturnDays,
      purchaseLimit: Number(this.text('limit')) || null,
      ...photos.change,
      details: this.details.request,
      axes: variants.request,
      skus: variants.sold.map((row) => this.skuOf(row)),
      ...(warehouseId && { warehouseId }),
      onSale,
    }
  }
}
