import { observer } from 'mobx-react'
import type { KeptGoods } from '@contract/entities/favorite'
import { formatMoney } from '@contract/money'
import { navigate } from '@/platform/navigation/gate'
import { type Choice, KeptTile } from '@/features/saved/KeptTile'
import { keptWords } from '@/features/saved/words'

interface Props {
  goods: KeptGoods
  /** Drop of the price since it was saved. */
  cheaperBy?: number | null
  choice?: Choice | undefined
}

/** Opens an item, or searches for similar ones when it is gone. */
export const openGoods = ({ id, name, gone }: KeptGoods): void =>
  gone ? navigate('search', { keyword: name }) : navigate('goodsDetail', { id })

/** An item in one of two columns of favourites. */
export const GoodsTile = observer(function GoodsTile({ goods, cheaperBy = null, choice }: Props) {
  const { name, picture, price, shopPrice, gone, soldOut, left } = goods
  const t = keptWords()
  const cheaper = cheaperBy !== null && {
    text: t.cheaper(formatMoney(cheaperBy, { trim: true })),
    tone: 'red' as const,
  }
  const few = left !== null && { text: t.left(left), tone: 'warn' as const }
  return (
    <KeptTile
      {...{ name, picture, price, shopPrice, gone, choice }}
      why={gone ? t.gone : soldOut ? t.soldOut : ''}
      tag={cheaper || few || undefined}
      onOpen={() => openGoods(goods)}
    />
  )
})
