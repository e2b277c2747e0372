import { ScrollView, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Chip } from '@/components/base/Chip'
import { Skeleton } from '@/components/base/Skeleton'
import { NavBar } from '@/components/frame/NavBar'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { PagedList } from '@/components/list/PagedList'
import { navigate } from '@/platform/navigation/gate'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { PointsMallModel } from './model'
import { Balance } from './parts/balance'
import { GoodsCard } from './parts/goods-card'
import { Flash } from './parts/flash'
import { GoodsSkeleton } from './parts/skeleton'
import { Ticker } from './parts/ticker'
import { words } from './text'

export default screen('pointsMall', () => {
  const model = useModel((api, root) => new PointsMallModel(api, root))
  useReturned(() => void model.returned())
  const { title, history } = words()
  const nav = <NavBar title={title} action={{ text: history, onPress: () => navigate('points') }} />
  return (
    <Screen nav={nav} onRefresh={model.refresh}>
      <View className={styles['points-mall']}>
        <AsyncView resource={model.front} skeleton={<Skeleton width="100%" height={560} radius={24} />} inline>
          {({ balance, sale, winners }) => (
            <>
              <Balance balance={balance} />
              <Flash sale={sale} onEnd={model.roundOver} />
              <Ticker winners={winners} />
            </>
          )}
        </AsyncView>
        <Goods model={model} />
      </View>
    </Screen>
  )
})

const Goods = observer(function Goods({ model }: { model: PointsMallModel }) {
  const text = words()
  const empty = (
    <StateView
      kind="empty"
      inline
      title={text.none}
      text={model.filter === 'affordable' ? text.noneAffordable : text.noneText}
    />
  )
  return (
    <>
      <ScrollView scrollX enhanced showScrollbar={false} className={styles['points-mall__chips']}>
        <View className={styles['points-mall__chips-row']} role="group" aria-label={text.filters}>
          {model.filters.map((filter) => (
            <Chip
              key={filter}
              text={text[filter]}
              size={56}
              on={filter === model.filter}
              onPress={() => model.choose(filter)}
            />
          ))}
        </View>
      </ScrollView>
      <PagedList
        key={model.filter}
        list={model.pages}
        keyOf={({ id }) => id}
        inline
        skeleton={<GoodsSkeleton />}
        empty={empty}
      >
        {({ items: [left, right] }) => (
          <View className={styles['points-mall__row']}>
            {left && <GoodsCard deal={left} />}
            {right ? <GoodsCard deal={right} /> : <View className={styles['points-mall__gap']} />}
          </View>
        )}
      </PagedList>
    </>
  )
})
