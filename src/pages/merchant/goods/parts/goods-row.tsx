import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { MerchantGoods } from '@contract/entities/merchant-shop'
import { formatCount } from '@contract/format'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Picture } from '@/components/base/Picture'
import { Price } from '@/components/base/Price'
import { Tag } from '@/components/base/Tag'
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
  const name = localized(goods.name)
  const out = stock === 0
  return (
    <View className={styles.row}>
      <View className={styles.row__top}>
        <Picture picture={picture} width={112} faded={out} />
        <View className={styles.row__words}>
          <Text className={styles.row__name} numberOfLines={2}>
            {name}
          </Text>
          <Text className={styles[stock < FEW ? 'row__stock--few' : 'row__stock']}>
            {`${out ? t.soldOut : t.stock(stock)} · ${t.sold(formatCount(sales, language.value))}`}
          </Text>
          <View className={styles.row__prices}>
            <Price amount={price} size={32} />
            {memberPrice !== null && <Tag tone="gold" text={t.member(formatMoney(memberPrice))} />}
          </View>
        </View>
      </View>
      <View className={styles.row__actions}>
        <Button
          size={64}
          kind={out ? 'line' : 'outline'}
          text={out ? t.restock : t.count}
          label={`${out ? t.restock : t.count}: ${name}`}
          onPress={() => model.edit(goods)}
        />
        <Button
          size={64}
          kind="outline"
          text={onSale ? t.takeOff : t.putOn}
          label={`${onSale ? t.takeOff : t.putOn}: ${name}`}
          busy={model.busy === id}
          onPress={() => void model.setOnSale(goods, !onSale)}
        />
        <Button
          size={64}
          kind="outline"
          text={t.edit}
          label={`${t.edit}: ${name}`}
          onPress={() => navigate('merchantGoodsEdit', { goodsId: id })}
        />
      </View>
    </View>
  )
})
