import { v7 as uuid } from 'uuid'
import type { Request } from '@contract/call'
import { limits } from '@contract/limits'
import type { merchantSetUpProduct } from '@contract/calls/merchant'
import type { Picture } from '@contract/entities/common'
import type { Bilingual } from '../../../../database/schema'
import { searchWords } from '../../../../database/words'
import { Failure } from '../../../../http/failure'
import type { childCategory, ProductInFull } from './queries'
import { picturesOf } from './view'

type SetUp = Request<typeof merchantSetUpProduct>

interface Around {
  readonly shop: Bilingual
  readonly category: NonNullable<Awaited<ReturnType<typeof childCategory>>>
  /** In order; there is one at least. */
  readonly pictures: readonly Picture[]
  /** The product before the change; undefined for a new one. */
  readonly saved: ProductInFull | undefined
}

const json = (value: unknown): string => JSON.stringify(value)
const both = ({ en, zh }: Bilingual): string[] => [en, zh]
/** Cubic centimetres of a parcel that weighs a gram, as carriers count them. */
const volumePerGram = 6

/** Columns of a product that its merchant edits; those of its SKUs follow by `refreshProducts`. */
export function productRow(request: SetUp, { shop, category, pictures, saved }: Around) {
  const [first] = pictures
  if (!first) throw new Failure('tooManyProductPictures', { max: limits.productPictures })
  const before = saved && picturesOf(saved)[0]?.path === first.path ? saved : undefined
  const { picture, cover, cover_ratio } = before ?? { picture: first, cover: first, cover_ratio: 100 }
  const known = new Map(
    (saved?.axes ?? []).flatMap(({ values }) =>
      values.flatMap(({ picture }) => (picture ? [[picture.path, picture]] : [])),
    ),
  )
  const axes = request.axes.map(({ name, values }) => ({
    name,
    values: values.map((value) => ({ name: value.name, picture: known.get(value.picture ?? '') ?? null })),
  }))
  const kin = [shop, category.name, category.group_name].flatMap(both)
  return {
    category_key: request.categoryKey,
    group_key: category.group_key,
    template_id: request.templateId,
    name: json(request.name),
    note: json(request.note),
    ...{ picture: json(picture), cover: json(cover), cover_ratio },
    pictures: json(pictures),
    axes: json(axes),
    ...(request.details && { details: json(request.details) }),
    free_return_days: request.freeReturnDays,
    purchase_limit: request.purchaseLimit,
    words: searchWords(both(request.name), kin),
  }
}

/** Rows of a product's SKUs in their order: those that stay, new ones, and the stock of these. */
export function skuRows(productId: string, skus: SetUp['skus']) {
  const rows = skus.map(({ skuId, choice, price, memberPrice, weight, stock }, position) => ({
    skuId,
    stock,
    row: { id: skuId ?? uuid(), choice, shop_price: price, member_price: memberPrice, weight, position },
  }))
  const fresh = rows.filter(({ skuId }) => skuId === undefined)
  const none = { activity_price: null, activity_type: null, picture: null, purchase_limit: null, removed_at: null }
  return {
    kept: rows.filter(({ skuId }) => skuId !== undefined).map(({ row }) => row),
    added: fresh.map(({ row }) => ({ ...row, ...none, product_id: productId, volume: row.weight * volumePerGram })),
    stock: fresh.map(({ row, stock }) => ({ sku_id: row.id, quantity: stock })),
  }
}
