import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { MenuSearch, SearchedMenu } from '@/features/goods/SearchedMenu'
import { SkuSheet } from '@/features/goods/SkuSheet'
import { words } from '@/features/group-cart/text'
import { dictionary } from '@/i18n'
import { useWhileShown } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { GroupStoreModel } from './model'

const own = dictionary({
  en: { toCart: 'View group order' },
  zh: { toCart: '返回拼单' },
})

interface Props {
  model: GroupStoreModel
}

export default screen('groupStore', ({ id }) => {
  const model = useModel((api) => new GroupStoreModel(api, id))
  useWhileShown(() => model.group.follow())
  const { page, group, sku, menu } = model
  const ready = page.status === 'ready'
  return (
    <Screen
      nav={<MenuSearch menu={menu} store={page.value?.store.name ?? ''} />}
      surface="white"
      still={ready}
      footer={ready && group.mine && <Mine model={model} />}
      overlay={ready && <SkuSheet model={sku} closed={!model.takesOrders} />}
    >
      <AsyncView resource={page}>
        {() => <SearchedMenu menu={menu} sku={sku} closed={!model.takesOrders} onChange={model.change} />}
      </AsyncView>
    </Screen>
  )
})

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
