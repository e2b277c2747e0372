import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatClock } from '@contract/date'
import { Skeleton } from '@/components/base/Skeleton'
import { TimeLeft } from '@/components/base/TimeLeft'
import { NavBar } from '@/components/frame/NavBar'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { navigate } from '@/platform/navigation/gate'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { FlashSaleModel, type Round, type RoundContent } from './model'
import { FlashRow } from './parts/flash-row'
import { Rounds } from './parts/rounds'
import { Winners } from './parts/winners'
import { words } from './text'

export default screen('flashSale', ({ round }) => {
  const model = useModel((api, root) => new FlashSaleModel(api, root, round))
  useReturned(() => void model.again())
  const { title, rules, none, noneText } = words()
  const toRules = () => navigate('userAgreement', { key: 'pointsRules' })
  const empty = <StateView kind="empty" title={none} text={noneText} />
  return (
    <Screen nav={<NavBar title={title} action={{ text: rules, onPress: toRules }} />} onRefresh={model.shown.reload}>
      <AsyncView
        resource={model.shown}
        skeleton={<FlashSkeleton />}
        empty={{ when: ({ sale }) => sale.rounds.length === 0, view: empty }}
      >
        {(shown) => <Sale model={model} shown={shown} />}
      </AsyncView>
    </Screen>
  )
})

const Sale = observer(function Sale({
  model,
  shown: { sale, winners },
}: {
  model: FlashSaleModel
  shown: RoundContent
}) {
  const round = sale.rounds.find(({ id }) => id === sale.roundId)
  return (
    <>
      <Rounds model={model} rounds={sale.rounds} chosen={sale.roundId} />
      <View className={styles.seckill}>
        {round && <Head model={model} round={round} />}
        <View className={styles.seckill__card}>
          {sale.items.map((deal) => (
            <FlashRow key={deal.id} model={model} deal={deal} />
          ))}
          {sale.items.length === 0 && <Text className={styles.seckill__none}>{words().empty}</Text>}
        </View>
        <Winners winners={winners} />
      </View>
    </>
  )
})

/** State of the round, with the time until it ends or begins. */
const Head = observer(({ model, round }: { model: FlashSaleModel; round: Round }) => {
  const { onLine, soonLine, endedLine, untilStart } = words()
  const status = model.statusOf(round)
  const line = { on: onLine, soon: soonLine(formatClock(new Date(round.startsAt))), ended: endedLine }[status]
  const next = status === 'on' ? round.endsAt : round.startsAt
  return (
    <View className={styles.seckill__head}>
      <Text className={styles.seckill__line} role="heading" aria-level={2}>
        {line}
      </Text>
      {status !== 'ended' && (
        <TimeLeft endsAt={next} label={status === 'soon' ? untilStart : undefined} onEnd={model.again} />
      )}
    </View>
  )
})

const FlashSkeleton = () => (
  <View className={styles.seckill}>
    <Skeleton width="100%" height={112} radius={24} />
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} width="100%" height={240} radius={24} />
    ))}
  </View>
)
