import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { MerchantGoods } from '@contract/entities/merchant-shop'
import { formatCount } from '@contract/format'
import { formatMoney } from '@contract/money'
import { Price } from '@/components/base/Price'
import { Tag } from '@/components/base/Tag'
import { SoldRow } from '@/features/merchant/SoldRow'
import { localized } from '@/i18n'
import { navigate } from '@/platform/navigation/gate'
import { language } from '@/platform/session/language'
import type { GoodsModel } from '../model'
import { words } from '../text'
import styles from './goods-row.module.scss'

/** The stock below which it is marked. */
const FEW = 10

/** An item with its stock and its actions. */
export const GoodsRow = observer(function GoodsRow({ goods, model }: { goods: MerchantGoods; model: GoodsModel }) {
  const { picture, price, memberPrice, stock, sales, onSale, id } = goods
  const t = words()
  const out = stock === 0
  return (
    <View className={styles.row}>
      <SoldRow
        name={localized(goods.name)}
        picture={picture}
        faded={out}
        facts={[out ? t.soldOut : t.stock(stock), t.sold(formatCount(sales, language.value))]}
        few={stock < FEW}
        price={
          <View className={styles.row__prices}>
            <Price amount={price} size={32} />
            {memberPrice !== null && <Tag tone="gold" text={t.member(formatMoney(memberPrice))} />}
          </View>
        }
        actions={[
          { text: out ? t.restock : t.count, kind: out ? 'line' : 'outline', onPress: () => model.edit(goods) },
          {
            text: onSale ? t.takeOff : t.putOn,
            busy: model.busy === id,
            onPress: () => void model.setOnSale(goods, !onSale),
          },
          { text: t.edit, onPress: () => navigate('merchantGoodsEdit', { goodsId: id }) },
        ]}
      />
    </View>
  )
})
