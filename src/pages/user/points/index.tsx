import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoment } from '@contract/date'
import { formatWhole } from '@contract/money'
import { Skeleton } from '@/components/base/Skeleton'
import { NavBar } from '@/components/frame/NavBar'
import { Screen, screen } from '@/components/frame/Screen'
import { Tabs } from '@/components/frame/Tabs'
import { AsyncView } from '@/components/list/AsyncView'
import { PagedList } from '@/components/list/PagedList'
import { navigate } from '@/platform/navigation/gate'
import { useReturned } from '@/platform/navigation/lifecycle'
import { language } from '@/platform/session/language'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { type Movement, PointsModel } from './model'
import { Balance } from './parts/balance'
import { Spending } from './parts/spending'
import { Ways } from './parts/ways'
import { words } from './text'

const toRules = () => navigate('userAgreement', { key: 'pointsRules' })

export default screen('points', () => {
  const model = useModel((api) => new PointsModel(api))
  useReturned(() => void model.returned())
  const { title, rules, all, in: earned, out } = words()
  const items = [
    { value: 'all', name: all },
    { value: 'in', name: earned },
    { value: 'out', name: out },
  ] as const
  return (
    <Screen nav={<NavBar title={title} action={{ text: rules, onPress: toRules }} />} onRefresh={model.refresh}>
      <View className={styles.points}>
        <AsyncView resource={model.rule} skeleton={<Skeleton width="100%" height={560} radius={24} />} inline>
          {(rule) => (
            <>
              <Balance rule={rule} />
              <Ways rule={rule} />
            </>
          )}
        </AsyncView>
        <Spending model={model} />
        <View className={styles.points__history}>
          <Tabs items={items} value={model.tab} onChange={model.choose} align="even" />
          <PagedList
            key={model.tab}
            list={model.list}
            keyOf={({ id }) => id}
            inline
            empty={<Text className={styles.points__none}>{model.tab === 'out' ? words().noneOut : words().none}</Text>}
          >
            {(movement) => <Row movement={movement} />}
          </PagedList>
        </View>
      </View>
    </Screen>
  )
})

function nameOf({ kind, title }: Movement): string {
  const { order, reviewed, refund, used, returned, adjusted } = words()
  return { order, review: reviewed, refund, used, returned, adjusted }[kind](title)
}

const Row = observer(({ movement }: { movement: Movement }) => {
  const { amount, at, doubled, held } = movement
  const notes = [doubled ? words().memberDouble : '', held ? words().held : '']
  const line = [formatMoment(new Date(at), new Date(), language.value), ...notes].filter(Boolean).join(' · ')
  return (
    <View className={styles.points__row}>
      <View className={styles.points__words}>
        <Text className={styles.points__name} numberOfLines={1}>
          {nameOf(movement)}
        </Text>
        <Text className={styles.points__line}>{line}</Text>
      </View>
      <Text className={styles[amount > 0 ? 'points__amount--in' : 'points__amount']}>
        {amount > 0 ? `+${formatWhole(amount)}` : formatWhole(amount)}
      </Text>
    </View>
  )
})
