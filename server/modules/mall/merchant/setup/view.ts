import type { OwnProduct, OwnTemplate, ProductSetup } from '@contract/entities/product-setup'
import type { Language } from '@contract/settings'
import type { productCategories } from '../../catalogue/queries/categories'
import type { ProductInFull, SkuToEdit, TemplateRow } from './queries'

/** A product as its merchant edits it. */
export const ownProductView = (row: ProductInFull, skus: readonly SkuToEdit[]): OwnProduct => ({
  id: row.id,
  version: row.version,
  name: row.name,
  note: row.note,
  categoryKey: row.category_key,
  templateId: row.template_id,
  freeReturnDays: row.free_return_days,
  purchaseLimit: row.purchase_limit,
  pictures: picturesOf(row),
  details: row.details,
  axes: row.axes,
  skus: skus.map(({ id, choice, shop_price: price, member_price: memberPrice, weight, stock }) => {
    return { id, choice, price, memberPrice, weight, stock }
  }),
  onSale: row.removed_at === null,
})

/** Pictures of a product in order, at least one. */
export const picturesOf = ({ picture, pictures }: Pick<ProductInFull, 'picture' | 'pictures'>) =>
  pictures.length > 0 ? pictures : [picture]

/** A shipping fee of a shop; its numbers where they are the same everywhere. */
export function templateView({ id, name, unit, rules, excluded }: TemplateRow): OwnTemplate {
  const [rule] = rules
  const isPlain = rules.length === 1 && rule?.regions.length === 0 && rule.freeCount === null && excluded.length === 0
  if (!isPlain || unit === 'volume') return { id, name, fee: null }
  const { first, firstFee, step, stepFee, freeOver } = rule
  return { id, name, fee: { name, unit, first, firstFee, step, stepFee, freeOver } }
}

/** The categories that products can be in, by parent. */
export function categoriesView(
  rows: Awaited<ReturnType<typeof productCategories>>,
  language: Language,
): ProductSetup['categories'] {
  const named = ({ key, name }: (typeof rows)[number]) => ({ key, name: name[language] })
  return rows
    .filter(({ parent_key }) => parent_key === null)
    .map((parent) => ({
      ...named(parent),
      children: rows.filter(({ parent_key }) => parent_key === parent.key).map(named),
    }))
    .filter(({ children }) => children.length > 0)
}
