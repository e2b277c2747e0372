import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { FilterChips } from '@/components/form/FilterChips'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { CartFoot, CartOverlay } from '@/features/cart/CartFoot'
import { SkuSheet } from '@/features/goods/SkuSheet'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { ChooseModel } from './model'
import { ChooseBar } from './parts/bar'
import { GoodsList } from './parts/list'
import { words } from './text'

interface Props {
  model: ChooseModel
}

export default screen('chooseGoods', ({ storeId }) => {
  const model = useModel((api, root) => new ChooseModel(api, root, storeId))
  const ready = model.page.status === 'ready'
  return (
    <Screen
      nav={<Head model={model} />}
      footer={ready && <CartFoot cart={model.cart} />}
      overlay={ready && <Over model={model} />}
    >
      <AsyncView resource={model.page}>{() => <GoodsList model={model} />}</AsyncView>
    </Screen>
  )
})

const Head = observer(({ model }: Props) => (
  <View className={styles.head}>
    <ChooseBar model={model} />
    {model.page.status !== 'failed' && <Filters model={model} />}
  </View>
))

const Filters = observer(({ model: { sort, filters, choose } }: Props) => {
  const t = words()
  return (
    <FilterChips
      sorts={(['menu', 'sales', 'liked', 'cheap'] as const).map((value) => ({ value, name: t[value] }))}
      sort={sort}
      filters={(['deals', 'member', 'available'] as const).map((value) => ({ value, name: t[value] }))}
      chosen={filters}
      onChange={choose}
    />
  )
})

const Over = observer(({ model: { cart, sku } }: Props) => (
  <>
    <CartOverlay cart={cart} />
    <SkuSheet model={sku} closed={!cart.takesOrders} />
  </>
))
