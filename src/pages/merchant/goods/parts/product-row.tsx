import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { MerchantProduct } from '@contract/entities/merchant-product'
import { formatCount } from '@contract/format'
import { Button } from '@/components/base/Button'
import { Picture } from '@/components/base/Picture'
import { Price } from '@/components/base/Price'
import { localized } from '@/i18n'
import { navigate } from '@/platform/navigation/gate'
import { language } from '@/platform/session/language'
import type { ProductsModel } from '../products'
import { words } from '../text'
import { productWords } from './product-text'
import styles from './product-row.module.scss'

/** The stock below which it is marked. */
const FEW = 10

interface Props {
  product: MerchantProduct
  model: ProductsModel
}

/** A product with its lowest price, its stock and its actions. */
export const ProductRow = observer(function ProductRow({ product, model }: Props) {
  const { id, cover, price, onePrice, skuCount, stock, sales, onSale } = product
  const [t, { soldOut, takeOff, putOn }] = [productWords(), words()]
  const name = localized(product.name)
  const left = stock === 0 ? soldOut : t.stock(formatCount(stock, language.value))
  const facts = [left, ...(skuCount > 1 ? [t.options(skuCount)] : []), t.sold(formatCount(sales, language.value))]
  return (
    <View className={styles.row}>
      <View className={styles.row__top}>
        <Picture picture={cover} width={168} radius={16} faded={stock === 0} />
        <View className={styles.row__words}>
          <Text className={styles.row__name} numberOfLines={2}>
            {name}
          </Text>
          <Text className={styles[stock < FEW ? 'row__facts--few' : 'row__facts']}>{facts.join(' · ')}</Text>
          <View className={styles.row__price}>
            {!onePrice && <Text className={styles.row__from}>{t.from}</Text>}
            <Price amount={price} size={32} />
          </View>
        </View>
      </View>
      <View className={styles.row__actions}>
        <Button
          size={64}
          kind="outline"
          text={onSale ? takeOff : putOn}
          label={`${onSale ? takeOff : putOn}: ${name}`}
          busy={model.busy === id}
          onPress={() => void model.setOnSale(product, !onSale)}
        />
        <Button
          size={64}
          kind="line"
          text={t.edit}
          label={`${t.edit}: ${name}`}
          onPress={() => navigate('merchantProduct', { productId: id })}
        />
        <Button
          size={64}
          kind="outline"
          text={t.change}
          label={`${t.change}: ${name}`}
          onPress={() => navigate('merchantProductEdit', { productId: id })}
        />
      </View>
    </View>
  )
})
