import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatDateTime } from '@contract/date'
import type { GroupCartLine } from '@contract/entities/group-cart'
import { formatMoney } from '@contract/money'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { NavBar } from '@/components/frame/NavBar'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { Tabs } from '@/components/frame/Tabs'
import { PagedList } from '@/components/list/PagedList'
import { navigate } from '@/platform/navigation/gate'
import { useReturned } from '@/platform/navigation/lifecycle'
import { Written } from '@/platform/view/written'
import type { RouteName } from '@/routes'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { groupCartsOf, tabs } from './model'
import { stateWords, words } from './text'

export default screen('groupCarts', () => {
  const model = useModel(groupCartsOf)
  useReturned(() => void model.list.renew())
  const t = words()
  const nav = (
    <View className={styles.carts__head}>
      <NavBar title={t.title} />
      <Tabs items={tabs.map((value) => ({ value, name: t[value] }))} value={model.tab} onChange={model.choose} />
    </View>
  )
  return (
    <Screen nav={nav} onRefresh={() => model.list.reload()}>
      <View className={styles.carts}>
        <PagedList list={model.list} keyOf={({ id }) => id} empty={<Empty />}>
          {(line) => <Line line={line} />}
        </PagedList>
      </View>
    </Screen>
  )
})

/** The screen of a cart by its state. */
const screens = {
  open: 'groupCart',
  expired: 'groupCart',
  locked: 'groupSplit',
  ordered: 'groupOrder',
  cancelled: 'groupSplit',
} as const satisfies Record<GroupCartLine['state'], RouteName>

/** A cart with its state, and the caller's debt or share. */
const Line = observer(({ line }: { line: GroupCartLine }) => {
  const { id, state, store, name, people, joinedAt, utcOffset, share, toPay } = line
  const t = words()
  return (
    <View className={styles.carts__slot}>
      <Press
        label={`${store.name}, ${stateWords()[state]}`}
        onPress={() => navigate(screens[state], { id })}
        className={styles.carts__card}
      >
        <Picture picture={store.logo} width={96} />
        <View className={styles.carts__words}>
          <Text className={styles.carts__name} numberOfLines={1}>
            {store.name}
          </Text>
          <Text className={styles.carts__note} numberOfLines={1}>
            {`${t.people(people)} · ${formatDateTime(new Date(joinedAt), utcOffset)}`}
          </Text>
          {name !== '' && (
            <Text className={styles.carts__note} numberOfLines={1}>
              <Written text={name} />
            </Text>
          )}
          <Text className={styles[toPay > 0 ? 'carts__due' : 'carts__note']}>
            {toPay > 0 ? t.toPay(formatMoney(toPay)) : share === null ? stateWords()[state] : stateWith(line, share)}
          </Text>
        </View>
      </Press>
    </View>
  )
})

const stateWith = ({ state }: GroupCartLine, share: number): string =>
  `${stateWords()[state]} · ${words().share(formatMoney(share))}`

const Empty = observer(() => {
  const { none, noneText, look } = words()
  const action = { text: look, onPress: () => navigate('stores', {}) }
  return <StateView kind="empty" title={none} text={noneText} action={action} />
})
