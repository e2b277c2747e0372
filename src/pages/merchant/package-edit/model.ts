import type { OwnPackage } from '@contract/entities/merchant-package'
import type { VoucherTerms } from '@contract/entities/voucher'
import { limits } from '@contract/limits'
import { yuanToFen } from '@contract/money'
import { inBothLanguages } from '@/features/merchant/in-both-languages'
import { type KeptPictures, PictureUploads } from '@/features/upload/picture-uploads'
import { back } from '@/platform/navigation/navigation'
import { toast } from '@/platform/view/feedback'
import type { Answer, Api } from '@/services/api'
import { Form, FormField, makeModel, type RootState } from '@/state'
import { Contents, type TypedItem } from './contents'
import { TermsEdit } from './terms'
import { words } from './text'

type Stores = Answer<'merchant.packages'>['stores']

interface Start {
  readonly storeId: string
  /** The package; undefined for a new one. */
  readonly sold: OwnPackage | undefined
  readonly stores: Stores
}

type Values = Readonly<Record<string, string>>

/** Content of a draft, beside the fields. */
interface Kept {
  readonly before: Values
  readonly kind: OwnPackage['kind']
  readonly contents: readonly TypedItem[]
  readonly terms: VoucherTerms
  readonly places: readonly string[]
  readonly picture: KeptPictures
  readonly onSale: boolean
}

const fine = () => undefined
const yuan = (amount: number | undefined): string => (amount ? (amount / 100).toFixed(2) : '')
const money = (value: string) => (yuanToFen(value) ? undefined : 'positiveMoneyInvalid')
const countWithin =
  (max: number, min = 0) =>
  (value: string) =>
    /^\d{1,5}$/.test(value.trim()) && Number(value) >= min && Number(value) <= max ? undefined : 'digitsInvalid'
const newStock = '100'
const usualDays = '90'

/** Editor of a package or cash voucher, existing or new (product text §2, goods management). */
export class PackageEditModel {
  readonly form: Form<string>
  readonly uploads = new PictureUploads({ module: 'store', max: 1 })
  readonly contents: Contents
  readonly terms: TermsEdit
  kind: OwnPackage['kind']
  places: readonly string[]
  onSale: boolean
  private readonly before: Values

  constructor(
    private readonly api: Api,
    private readonly start: Start,
    session: RootState['session'],
  ) {
    const { sold, storeId } = start
    this.kind = sold?.kind ?? 'package'
    this.places = sold?.places ?? [storeId]
    this.onSale = sold?.onSale ?? true
    this.contents = new Contents(sold?.kind === 'cash' ? [] : sold?.contents)
    this.terms = new TermsEdit(sold?.terms)
    this.form = new Form({
      nameZh: new FormField(
        (value) => (inBothLanguages(value, this.text('nameEn')).zh ? undefined : 'required'),
        sold?.name.zh,
      ),
      nameEn: new FormField(fine, sold?.name.en),
      contents: new FormField(() => (this.isCash || this.contents.items.length > 0 ? undefined : 'required')),
      face: new FormField(
        (value) => (this.isCash ? money(value) : undefined),
        sold?.kind === 'cash' ? yuan(sold.marketPrice) : '',
      ),
      price: new FormField(money, yuan(sold?.price)),
      stock: new FormField(countWithin(limits.stockMax), String(sold?.stock ?? newStock)),
      validDays: new FormField(countWithin(limits.packageValidDaysMax, 1), String(sold?.validDays ?? usualDays)),
      perCustomer: new FormField(
        (value) => (value.trim() ? countWithin(limits.stockMax, 1)(value) : undefined),
        sold?.perCustomer ? String(sold.perCustomer) : '',
      ),
    })
    makeModel(this, 'api', 'start', 'form', 'uploads', 'contents', 'terms', 'before')
    this.before = this.values
    this.form.keep(`package ${storeId} ${sold?.id ?? 'new'}`, session, {
      read: () => this.kept,
      restore: this.restore,
      outlivesScreen: sold === undefined,
    })
  }

  get saved(): OwnPackage | undefined {
    return this.start.sold
  }

  get isCash(): boolean {
    return this.kind === 'cash'
  }

  /** Whether a sheet is open. */
  get isSheetOpen(): boolean {
    return this.contents.editing !== undefined || this.terms.addingDay
  }

  closeSheets(): void {
    this.contents.close()
    this.terms.endDay()
  }

  /** Further stores that can take its vouchers. */
  get others(): Stores {
    const { stores, storeId } = this.start
    return stores.filter(({ id }) => id !== storeId)
  }

  field(name: string): FormField {
    const field = this.form.fields[name]
    if (!field) throw new Error(`the form has no field ${name}`)
    return field
  }

  idOf(name: string): string {
    return this.form.idOf(name)
  }

  setKind(kind: OwnPackage['kind']): void {
    this.kind = kind
  }

  setOnSale(onSale: boolean): void {
    this.onSale = onSale
  }

  togglePlace(id: string): void {
    this.places = this.places.includes(id) ? this.places.filter((each) => each !== id) : [...this.places, id]
  }

  /** Saves the package and goes back to the others. */
  async save(): Promise<void> {
    const t = words()
    if (this.uploads.failed) return toast(t.photoFailed)
    if (!this.uploads.settled) return toast(t.uploading)
    if (this.terms.all.weekdays.length === 0) return toast(t.noDays)
    if (this.terms.all.from >= this.terms.all.until) return toast(t.hoursWrong)
    const saved = await this.form.submit((keyed) => this.api.merchant.savePackage(keyed(this.request)))
    if (!saved) return
    toast(t.saved)
    await back()
  }

  dispose(): void {
    this.uploads.dispose(this.form.dispose())
  }

  private get kept(): Kept {
    const { before, kind, contents, terms, places, uploads, onSale } = this
    return { before, kind, contents: contents.kept, terms: terms.kept, places, picture: uploads.kept, onSale }
  }

  /** A draft holds what was typed: what was not is as it is now, since orders take from the stock meanwhile. */
  private restore(kept: Kept): void {
    for (const [name, value] of Object.entries(this.before))
      if (this.field(name).value === kept.before[name]) this.field(name).set(value)
    this.kind = kept.kind
    this.places = kept.places
    this.onSale = kept.onSale
    this.contents.restore(kept.contents)
    this.terms.restore(kept.terms)
    this.uploads.restore(kept.picture)
  }

  private get values(): Values {
    return Object.fromEntries(Object.entries(this.form.fields).map(([name, { value }]) => [name, value]))
  }

  private text(name: string): string {
    return this.field(name).value.trim()
  }

  private get request() {
    const { saved, contents, terms, places, uploads, onSale, kind } = this
    const name = inBothLanguages(this.text('nameZh'), this.text('nameEn'))
    const [picture] = uploads.ids
    const face = [{ name, count: 1, value: yuanToFen(this.text('face')) ?? 0 }]
    return {
      ...(saved ? { packageId: saved.id, version: saved.version } : { storeId: this.start.storeId }),
      ...{ kind, name, contents: this.isCash ? face : contents.request },
      price: yuanToFen(this.text('price')) ?? 0,
      validDays: Number(this.text('validDays')),
      perCustomer: Number(this.text('perCustomer')) || null,
      terms: terms.kept,
      stock: { from: saved?.stock ?? 0, to: Number(this.text('stock')) },
      places: [...places],
      ...(picture && { picture }),
      onSale,
    }
  }
}
