import type { Goods } from '@contract/entities/goods'
import { fillIn } from '@contract/format'
import { limits } from '@contract/limits'
import { overPurchaseLimit } from '@contract/rules/shopping-messages'
import { localized } from '@/i18n'
import { toast } from '@/platform/feedback'

type Limited = Pick<Goods, 'purchaseLimit'>

/** How many of an item one order may have. */
export const limitOf = ({ purchaseLimit }: Limited): number => purchaseLimit ?? limits.cartLineMax

/** Says why there cannot be more of an item. */
export const tellLimit = (goods: Limited): void =>
  toast(fillIn(localized(overPurchaseLimit), { limit: limitOf(goods) }))
