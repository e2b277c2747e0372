import { dictionary } from '@/i18n'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Goods } from '@contract/entities/goods'
import { limits } from '@contract/limits'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { LongList } from '@/components/list/LongList'
import { DishRow } from '@/features/goods/DishRow'
import { SkuSheet } from '@/features/goods/SkuSheet'
import { words } from '@/features/group-cart/text'
import { navigate } from '@/platform/navigation/gate'
import { useWhileShown } from '@/platform/navigation/lifecycle'
import { menuStep } from '@/platform/list/list-step'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { GroupStoreModel } from './model'

const own = dictionary({
  en: { noMenu: 'No dishes yet', toCart: 'View group order' },
  zh: { noMenu: '暂无餐品', toCart: '返回拼单' },
})

interface Props {
  model: GroupStoreModel
}

export default screen('groupStore', ({ id }) => {
  const model = useModel((api) => new GroupStoreModel(api, id))
  useWhileShown(() => model.group.follow())
  const { page, group, sku } = model
  const ready = page.status === 'ready'
  return (
    <Screen
      title={page.value?.store.name ?? words().title}
      surface="white"
      footer={ready && group.mine && <Mine model={model} />}
      overlay={ready && <SkuSheet model={sku} closed={!model.takesOrders} />}
    >
      <AsyncView resource={page}>{() => <Menu model={model} />}</AsyncView>
    </Screen>
  )
})

const Menu = observer(({ model }: Props) => {
  const { goods } = model
  if (goods.length === 0) return <StateView kind="empty" title={own().noMenu} inline />
  return (
    <View className={styles.menu}>
      <LongList items={goods} keyOf={({ id }) => id} step={menuStep}>
        {(dish) => <Row model={model} dish={dish} />}
      </LongList>
    </View>
  )
})

const Row = observer(({ model, dish }: Props & { dish: Goods }) => (
  <DishRow
    dish={dish}
    quantity={model.group.quantities.get(dish.id) ?? 0}
    closed={!model.takesOrders}
    onAdd={() => model.change(dish, 1)}
    onRemove={() => model.change(dish, -1)}
    onOptions={() => model.sku.open(dish.id)}
    onOpen={() => navigate('goodsDetail', { id: dish.id })}
  />
))

/** The caller's dishes so far. */
const Mine = observer(({ model }: Props) => {
  const t = words()
  const { mine, cart, quantities } = model.group
  const cap = cart.value?.cap ?? null
  const spent = mine?.spent ?? 0
  const count = [...quantities.values()].reduce((sum, quantity) => sum + quantity, 0)
  const warn = cap !== null && spent >= cap * limits.groupCartNearCap
  const left = (
    <View className={styles.mine}>
      <Text className={styles.mine__count}>{t.dishes(count)}</Text>
      {cap !== null && (
        <Text className={styles[warn ? 'mine__cap--warn' : 'mine__cap']} numberOfLines={1}>
          {t.ofCap(formatMoney(spent), formatMoney(cap, { trim: true }))}
        </Text>
      )}
    </View>
  )
  return (
    <BottomBar left={left}>
      <Button text={own().toCart} onPress={model.done} />
    </BottomBar>
  )
})
