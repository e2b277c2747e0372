import type { Goods } from '@contract/entities/goods'
import { fillIn } from '@contract/format'
import { limits } from '@contract/limits'
import { overPurchaseLimit } from '@contract/rules/shopping-messages'
import { localized } from '@/i18n'
import { toast } from '@/platform/feedback'

type Limited = Pick<Goods, 'purchaseLimit'>

/** Maximum quantity of an item per order. */
export const limitOf = ({ purchaseLimit }: Limited): number => purchaseLimit ?? limits.cartLineMax

/** Shows an item's purchase limit as a toast. */
export const tellLimit = (goods: Limited): void =>
  toast(fillIn(localized(overPurchaseLimit), { limit: limitOf(goods) }))
