import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { NavBar } from '@/components/frame/NavBar'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { Tabs } from '@/components/frame/Tabs'
import { PagedList } from '@/components/list/PagedList'
import { DealRow } from '@/features/group-deal/DealRow'
import { OpenGroupRow } from '@/features/group-deal/OpenGroupRow'
import { navigate } from '@/platform/navigation/gate'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { GroupDealsModel, tabs } from './model'
import { words } from './text'

export default screen('groupDeals', ({ tab }) => {
  const model = useModel((api) => new GroupDealsModel(api, tab))
  useReturned(() => void model.renew())
  const t = words()
  const items = tabs.map((value) => ({ value, name: t[value] }))
  const nav = (
    <View className={styles.deals__head}>
      <NavBar title={t.title} />
      <Tabs items={items} value={model.tab} onChange={model.choose} />
    </View>
  )
  return (
    <Screen nav={nav} onRefresh={model.renew}>
      <View className={styles.deals}>{model.tab === 'deals' ? <Deals model={model} /> : <Groups model={model} />}</View>
    </Screen>
  )
})

const Deals = observer(({ model: { deals } }: { model: GroupDealsModel }) => (
  <PagedList list={deals} keyOf={({ id }) => id} empty={<NoDeals />}>
    {(deal) => (
      <View className={styles.deals__slot}>
        <View className={styles.deals__card}>
          <DealRow deal={deal} withStore />
        </View>
      </View>
    )}
  </PagedList>
))

const Groups = observer(({ model }: { model: GroupDealsModel }) => (
  <PagedList list={model.groups} keyOf={({ id }) => id} empty={<NoGroups model={model} />}>
    {(group) => (
      <View className={styles.deals__slot}>
        <View className={styles.deals__group}>
          <OpenGroupRow group={group} withDeal onJoin={model.join} />
        </View>
      </View>
    )}
  </PagedList>
))

const NoDeals = observer(() => {
  const { noDeals, noDealsText, toStores } = words()
  const action = { text: toStores, onPress: () => navigate('stores', {}) }
  return <StateView kind="empty" title={noDeals} text={noDealsText} action={action} />
})

const NoGroups = observer(({ model }: { model: GroupDealsModel }) => {
  const { noGroups, noGroupsText, toDeals } = words()
  const action = { text: toDeals, onPress: () => model.choose('deals') }
  return <StateView kind="empty" title={noGroups} text={noGroupsText} action={action} />
})
