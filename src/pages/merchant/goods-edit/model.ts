import type { MerchantGoods } from '@contract/entities/merchant-shop'
import { yuanToFen } from '@contract/money'
import { requires } from '@contract/rules/rule'
import { inBothLanguages } from '@/features/merchant/in-both-languages'
import { type Section, SectionModel } from '@/features/merchant/SectionSheet/model'
import { type KeptPictures, PictureUploads } from '@/features/upload/picture-uploads'
import { toast } from '@/platform/view/feedback'
import { back } from '@/platform/navigation/navigation'
import type { Answer, Api } from '@/services/api'
import { Form, FormField, makeModel, type RootState } from '@/state'
import { Groups, type KeptGroups } from './groups'
import { words } from './text'

export type Page = Answer<'merchant.goods'>

interface Start {
  readonly storeId: string
  /** The item; undefined for a new one. */
  readonly goods: MerchantGoods | undefined
  readonly sections: readonly Section[]
  /** The section that a new item is for. */
  readonly section: string | undefined
}

type Values = Readonly<Record<string, string>>

/** Content of a draft, beside the fields. */
interface Kept {
  readonly before: Values
  readonly pictures: KeptPictures
  readonly groups: KeptGroups
}

const fine = () => undefined
const yuan = (amount: number | null | undefined): string => (amount ? (amount / 100).toFixed(2) : '')
const price = (value: string) => (yuanToFen(value) ? undefined : 'positiveMoneyInvalid')
const isStock = (value: string): boolean => /^\d{1,5}$/.test(value)
const newStock = '100'

/** Editor of a store's item, existing or new (product text §2, goods management). */
export class GoodsEditModel {
  readonly form: Form<string>
  readonly uploads = new PictureUploads({ module: 'goods', max: 1 })
  readonly groups: Groups
  readonly section: SectionModel
  /** The values of the fields before anything was typed. */
  private readonly before: Values
  sections: readonly Section[]
  /** Whether the sections are shown to choose from. */
  choosing = false

  constructor(
    private readonly api: Api,
    private readonly start: Start,
    session: RootState['session'],
  ) {
    const { goods, sections, section = '', storeId } = start
    const { name, note } = goods ?? {}
    this.sections = sections
    this.groups = new Groups(goods?.groups)
    this.form = new Form({
      picture: new FormField(() => (goods || this.uploads.items.length > 0 ? undefined : 'required')),
      nameZh: new FormField(
        (value) => (inBothLanguages(value, this.text('nameEn')).zh ? undefined : 'required'),
        name?.zh,
      ),
      nameEn: new FormField(fine, name?.en),
      noteZh: new FormField(fine, note?.zh),
      noteEn: new FormField(fine, note?.en),
      section: new FormField(requires('required'), goods?.menuCategoryId ?? section),
      price: new FormField(price, yuan(goods?.price)),
      memberPrice: new FormField((value) => (value.trim() ? price(value) : undefined), yuan(goods?.memberPrice)),
      stock: new FormField((value) => (isStock(value) ? undefined : 'digitsInvalid'), String(goods?.stock ?? newStock)),
    })
    this.section = new SectionModel(api, storeId, (all) => this.took(all))
    makeModel(this, 'form', 'uploads', 'groups', 'section', 'before', 'api', 'start')
    this.before = this.values
    this.form.keep(`goods ${storeId} ${goods?.id ?? 'new'}`, session, {
      read: () => ({ before: this.before, pictures: this.uploads.kept, groups: this.groups.kept }),
      restore: this.restore,
      outlivesScreen: goods === undefined,
    })
  }

  get saved(): MerchantGoods | undefined {
    return this.start.goods
  }

  field(name: string): FormField {
    const field = this.form.fields[name]
    if (!field) throw new Error(`the form has no field ${name}`)
    return field
  }

  idOf(name: string): string {
    return this.form.idOf(name)
  }

  /** The chosen section. */
  get chosen(): Section | undefined {
    return this.sections.find(({ id }) => id === this.text('section'))
  }

  startChoosing(): void {
    this.choosing = true
  }

  endChoosing(): void {
    this.choosing = false
  }

  choose(id: string): void {
    this.field('section').set(id)
    this.endChoosing()
  }

  /** Names a new section, which the item is then in. */
  addSection(): void {
    this.endChoosing()
    this.section.start()
  }

  /** Saves the item and goes back to the others. */
  async save(): Promise<void> {
    if (this.uploads.failed) return toast(words().photoFailed)
    if (!this.uploads.settled) return toast(words().uploading)
    const { storeId, goods } = this.start
    const request = { storeId, ...(goods && { goodsId: goods.id }), ...this.change }
    const saved = await this.form.submit((keyed) => this.api.merchant.saveGoods(keyed(request)))
    if (!saved) return
    toast(words().saved)
    await back()
  }

  dispose(): void {
    this.uploads.dispose(this.form.dispose())
  }

  /** A draft holds what was typed: what was not is as it is now, since orders take from the stock meanwhile. */
  private restore({ before, pictures, groups }: Kept): void {
    for (const [name, value] of Object.entries(this.before))
      if (this.field(name).value === before[name]) this.field(name).set(value)
    if (!this.chosen) this.field('section').set(this.before.section ?? '')
    this.uploads.restore(pictures)
    this.groups.restore(groups)
  }

  private get values(): Values {
    return Object.fromEntries(Object.entries(this.form.fields).map(([name, { value }]) => [name, value]))
  }

  private get change() {
    const { goods } = this.start
    const [picture] = this.uploads.ids
    const stock = { from: goods?.stock ?? 0, to: Number(this.text('stock')) }
    return {
      menuCategoryId: this.text('section'),
      name: inBothLanguages(this.text('nameZh'), this.text('nameEn')),
      note: inBothLanguages(this.text('noteZh'), this.text('noteEn')),
      price: yuanToFen(this.text('price')) ?? 0,
      memberPrice: yuanToFen(this.text('memberPrice')) ?? null,
      ...(stock.from === stock.to && goods ? {} : { stock }),
      ...(picture && { picture }),
      ...(this.groups.changed && { groups: this.groups.request }),
    }
  }

  private text(name: string): string {
    return this.field(name).value.trim()
  }

  private took(sections: readonly Section[]): void {
    const known = new Set(this.sections.map(({ id }) => id))
    const added = sections.find(({ id }) => !known.has(id))
    this.sections = sections
    if (added) this.field('section').set(added.id)
  }
}
