import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { MerchantProduct } from '@contract/entities/merchant-product'
import { formatCount } from '@contract/format'
import { Price } from '@/components/base/Price'
import { SoldRow } from '@/features/merchant/SoldRow'
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
  const left = stock === 0 ? soldOut : t.stock(formatCount(stock, language.value))
  return (
    <View className={styles.row}>
      <SoldRow
        name={localized(product.name)}
        picture={cover}
        width={168}
        faded={stock === 0}
        facts={[left, ...(skuCount > 1 ? [t.options(skuCount)] : []), t.sold(formatCount(sales, language.value))]}
        few={stock < FEW}
        price={
          <View className={styles.row__price}>
            {!onePrice && <Text className={styles.row__from}>{t.from}</Text>}
            <Price amount={price} size={32} />
          </View>
        }
        actions={[
          {
            text: onSale ? takeOff : putOn,
            busy: model.busy === id,
            onPress: () => void model.setOnSale(product, !onSale),
          },
          { text: t.edit, kind: 'line', onPress: () => navigate('merchantProduct', { productId: id }) },
          { text: t.change, onPress: () => navigate('merchantProductEdit', { productId: id }) },
        ]}
      />
    </View>
  )
})
