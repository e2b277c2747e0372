import { observable } from 'mobx'
import type { ErrandDetail, ErrandKind, ErrandShop } from '@contract/entities/errand'
import { limits } from '@contract/limits'
import { formatMoney } from '@contract/money'
import {
  errandDeliveryAddress,
  errandPickupAddress,
  estimatedCost,
  itemType,
  priceGuarantee,
  product,
} from '@contract/rules/errand'
import type { Rule } from '@contract/rules/rule'
import { type KeptPictures, PictureUploads } from '@/features/upload/picture-uploads'
import { Form, FormField, makeModel } from '@/state'

/** The rows that are checked, in the order in which the form shows them. */
export const errandRows = ['product', 'pickup', 'delivery', 'estimate', 'itemType', 'agreed'] as const
export type ErrandRow = (typeof errandRows)[number]

/** The rows that each kind of errand requires; a purchase may have an item type. */
export const rowsOf: Readonly<Record<ErrandKind, readonly ErrandRow[]>> = {
  buy: ['product', 'delivery', 'estimate', 'agreed'],
  pickup: ['pickup', 'delivery', 'itemType', 'agreed'],
  send: ['pickup', 'delivery', 'itemType', 'agreed'],
}

/** Initial choices; they need no validation. */
const chosenAtFirst = () => ({
  /** Null is a purchase nearby. */
  shop: null as ErrandShop | null,
  /** Null is as soon as possible. */
  pickupAt: null as string | null,
  /** Kilograms; undefined is the lightest. */
  weight: undefined as number | undefined,
  tip: 0,
  /** Undefined lets the server choose. */
  couponIds: undefined as string[] | undefined,
  note: '',
  contactFree: false,
  /** The earlier errand that is asked for again. */
  again: undefined as string | undefined,
})
type Chosen = ReturnType<typeof chosenAtFirst>

/** An errand as its draft keeps it. */
export interface KeptErrand {
  readonly fields: Readonly<Record<ErrandRow, string>>
  readonly chosen: Chosen
  readonly pictures: KeptPictures
}

const nothing: Rule = () => undefined

/** Request of an errand of one kind: text fields, choices and photos. */
export class ErrandChoices {
  readonly form: Form<ErrandRow>
  readonly uploads = new PictureUploads({ module: 'errand', max: limits.errandImages })
  chosen = chosenAtFirst()
  /** The most that goods may cost; known once the terms are. */
  private readonly most = observable.box(0)

  constructor(readonly kind: ErrandKind) {
    const { most } = this
    const cost: Rule = (value) => estimatedCost(value, most.get() || Infinity)
    const rules: Record<ErrandRow, Rule> = {
      product,
      pickup: errandPickupAddress,
      delivery: errandDeliveryAddress,
      estimate: Object.defineProperty(cost, 'values', {
        get: () => ({ maximum: formatMoney(most.get(), { trim: true }) }),
      }),
      itemType,
      agreed: (value) => priceGuarantee(value !== ''),
    }
    const field = (row: ErrandRow) => [row, new FormField(this.asks(row) ? rules[row] : nothing)]
    this.form = new Form(Object.fromEntries(errandRows.map(field)) as Record<ErrandRow, FormField>)
    makeModel(this, 'kind', 'form', 'uploads', 'most')
  }

  get fields(): Form<ErrandRow>['fields'] {
    return this.form.fields
  }

  /** Content of a draft. */
  get kept(): KeptErrand {
    const fields = Object.fromEntries(errandRows.map((row) => [row, this.fields[row].value]))
    return { fields: fields as KeptErrand['fields'], chosen: { ...this.chosen }, pictures: this.uploads.kept }
  }

  /** Whether a row is asked for. */
  asks(row: ErrandRow): boolean {
    return rowsOf[this.kind].includes(row)
  }

  /** Chooses a type; a purchase goes without one after a second tap. */
  chooseType(key: string): void {
    const { itemType } = this.fields
    itemType.set(itemType.value === key && !this.asks('itemType') ? '' : key)
  }

  limit(most: number): void {
    this.most.set(most)
  }

  choose(change: Partial<Chosen>): void {
    Object.assign(this.chosen, change)
  }

  /** Lets go of an address that was deleted. */
  drop(addressId: string): void {
    for (const field of [this.fields.pickup, this.fields.delivery]) if (field.value === addressId) field.set('')
  }

  /** Copies an earlier errand, except its pickup time and photos. */
  repeat(errand: ErrandDetail): void {
    const { id, product, pickupAddress, deliveryAddress, estimate, itemType, shop, weight, note, contactFree } = errand
    const { items, remove } = this.uploads
    items.slice().forEach(remove)
    this.restore({
      fields: {
        product,
        pickup: pickupAddress?.id ?? '',
        delivery: deliveryAddress.id,
        estimate: estimate > 0 ? (estimate / 100).toFixed(2) : '',
        itemType: itemType?.key ?? '',
        agreed: '',
      },
      chosen: { ...chosenAtFirst(), shop, weight, note, contactFree, again: id },
      pictures: [],
    })
  }

  restore({ fields, chosen, pictures }: KeptErrand): void {
    for (const row of errandRows) this.fields[row].set(fields[row])
    this.chosen = { ...chosenAtFirst(), ...chosen }
    this.uploads.restore(pictures)
  }

  dispose(): void {
    this.uploads.dispose(true)
  }
}
