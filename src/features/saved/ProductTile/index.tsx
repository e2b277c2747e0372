import { observer } from 'mobx-react'
import type { KeptProduct } from '@contract/entities/favorite'
import { formatMoney } from '@contract/money'
import { navigate } from '@/platform/navigation/gate'
import { type Choice, KeptTile } from '@/features/saved/KeptTile'
import { keptWords } from '@/features/saved/words'

interface Props {
  product: KeptProduct
  /** Drop of the price since it was saved. */
  cheaperBy?: number | null
  choice?: Choice | undefined
}

/** Opens a product, or the category of one that is gone. */
export const openProduct = ({ id, gone, category }: KeptProduct): void =>
  gone ? navigate('categoryProducts', { category }) : navigate('product', { id })

/** Reason why a product cannot be bought now; empty when it can. */
export function whyNot({ gone, soldOut }: KeptProduct): string {
  const t = keptWords()
  if (gone === 'shopClosed') return t.shopClosed
  if (gone) return t.gone
  return soldOut ? t.soldOut : ''
}

/** A product of the mall in one of two columns of favourites. */
export const ProductTile = observer(function ProductTile({ product, cheaperBy = null, choice }: Props) {
  const { name, cover, price, shopPrice, gone } = product
  const text = cheaperBy !== null && keptWords().cheaper(formatMoney(cheaperBy, { trim: true }))
  return (
    <KeptTile
      {...{ name, price, shopPrice, choice }}
      picture={cover}
      gone={gone !== null}
      why={whyNot(product)}
      tag={text ? { text, tone: 'red' } : undefined}
      onOpen={() => openProduct(product)}
    />
  )
})
