import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { Tabs } from '@/components/frame/Tabs'
import { PagedList } from '@/components/list/PagedList'
import { MerchantBar } from '@/features/merchant/MerchantBar'
import type { ManagedStore } from '@/features/merchant/merchant'
import { MerchantHead } from '@/features/merchant/OwnStore'
import { navigate } from '@/platform/navigation/gate'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import { ProductsModel } from '../products'
import { words } from '../text'
import { ProductRow } from './product-row'
import { productWords } from './product-text'
import { SearchRow } from './search-row'
import styles from './shop-products.module.scss'

/** The products of a shop of the mall, by state. */
export const ShopProducts = observer(function ShopProducts({ store }: { store: ManagedStore }) {
  const model = useModel((api) => new ProductsModel(api, store.id))
  useReturned(() => void model.refresh())
  const [t, states] = [productWords(), words()]
  const tabs = (['onSale', 'soldOut', 'off'] as const).map((value) => {
    const count = model.counts?.[value]
    return { value, name: states[value], ...(count ? { count: String(count) } : {}) }
  })
  const search = (
    <Press label={t.search} onPress={model.search.start} className={styles.products__search}>
      <Icon name="search" size={44} />
    </Press>
  )
  return (
    <Screen
      nav={
        <MerchantHead title={t.title} right={search}>
          <SearchRow search={model.search} label={t.search} />
          <Tabs items={tabs} value={model.tab} onChange={model.choose} />
        </MerchantHead>
      }
      footer={
        <View>
          <View className={styles.products__foot}>
            <Button icon="plus" text={t.add} onPress={() => navigate('merchantProductEdit', {})} />
          </View>
          <MerchantBar active="merchantGoods" />
        </View>
      }
      onRefresh={model.refresh}
    >
      <View className={styles.products}>
        <PagedList list={model.list} keyOf={({ id }) => id} empty={<None model={model} />}>
          {(product) => <ProductRow product={product} model={model} />}
        </PagedList>
      </View>
    </Screen>
  )
})

const None = observer(function None({ model }: { model: ProductsModel }) {
  const { none, noneText, notFound } = productWords()
  return <StateView kind="empty" title={model.search.typed.trim() ? notFound : none} text={noneText} inline />
})
