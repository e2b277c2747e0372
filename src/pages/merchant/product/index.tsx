import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { MerchantSku } from '@contract/entities/merchant-product'
import { formatMoney } from '@contract/money'
import { Picture } from '@/components/base/Picture'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { Cell } from '@/components/list/Cell'
import { LongList } from '@/components/list/LongList'
import { OwnStore } from '@/features/merchant/OwnStore'
import { localized } from '@/i18n'
import { menuStep } from '@/platform/list/list-step'
import { useModel } from '@/state'
import type { Answer } from '@/services/api'
import styles from './index.module.scss'
import { ProductEditModel } from './model'
import { SkuSheet } from './parts/sku-sheet'
import { words } from './text'

export default screen('merchantProduct', ({ productId }) => (
  <OwnStore tab="merchantGoods" title={words().title}>
    {() => <ProductEdit key={productId} id={productId} />}
  </OwnStore>
))

/** The price and stock of each SKU of a product. */
const ProductEdit = observer(function ProductEdit({ id }: { id: string }) {
  const model = useModel((api) => new ProductEditModel(api, id))
  return (
    <Screen title={words().title} onRefresh={() => model.product.reload()} overlay={<SkuSheet model={model} />}>
      <View className={styles.product}>
        <AsyncView resource={model.product}>{(product) => <Skus product={product} model={model} />}</AsyncView>
      </View>
    </Screen>
  )
})

const Skus = observer(function Skus({
  product,
  model,
}: {
  product: Answer<'merchant.product'>
  model: ProductEditModel
}) {
  const name = localized(product.name)
  return (
    <>
      <View className={styles.head}>
        <Picture picture={product.cover} width={112} radius={16} />
        <Text className={styles.head__name} numberOfLines={2}>
          {name}
        </Text>
      </View>
      <Text className={styles.product__note}>{words().note(product.skus.length)}</Text>
      <View className={styles.product__skus}>
        <LongList items={product.skus} keyOf={({ id }) => id} step={menuStep}>
          {(sku) => (
            <Cell
              label={localized(sku.option) || name}
              value={valueOf(sku)}
              height={104}
              onOpen={() => model.edit(sku)}
            />
          )}
        </LongList>
      </View>
    </>
  )
})

/** Price of a SKU, and its stock over all warehouses. */
function valueOf({ price, activityPrice, stock }: MerchantSku): string {
  const t = words()
  const left = stock.reduce((sum, { quantity }) => sum + quantity, 0)
  const offer = activityPrice === null ? [] : [t.activity(formatMoney(activityPrice))]
  return [formatMoney(price), ...offer, t.left(left)].join(' · ')
}
