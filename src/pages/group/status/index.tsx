import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { DealGroup } from '@contract/entities/group-deal'
import { formatMoney } from '@contract/money'
import { Note } from '@/components/base/Note'
import { BlocksSkeleton } from '@/components/base/Skeleton/blocks'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { ShareSheet } from '@/features/share/ShareSheet'
import { useReturned, useWhileShown } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { DealGroupModel } from './model'
import { GroupBar } from './parts/bar'
import { DealCard, Facts, News } from './parts/facts'
import { GroupCard } from './parts/card'
import { RefundSteps } from './parts/refund'
import { words } from './text'

export default screen('dealGroup', ({ id }) => {
  const model = useModel((api) => new DealGroupModel(api, id))
  const { group, share } = model
  useWhileShown(() => model.follow())
  useReturned(() => void model.refresh())
  const isReady = group.value !== undefined
  return (
    <Screen
      title={group.value?.mine ? words().title : words().theirs}
      footer={isReady && <GroupBar model={model} />}
      onRefresh={group.reload}
      overlay={isReady && <ShareSheet model={share} />}
    >
      <AsyncView resource={group} skeleton={<BlocksSkeleton className={styles.group} heights={[440, 96, 200, 260]} />}>
        {(shown) => <Content model={model} group={shown} />}
      </AsyncView>
    </Screen>
  )
})

const Content = observer(({ model, group }: { model: DealGroupModel; group: DealGroup }) => (
  <View className={styles.group}>
    <GroupCard model={model} group={group} />
    <Assurance model={model} group={group} />
    <RefundSteps group={group} />
    <DealCard model={model} group={group} />
    <News group={group} />
    <Facts model={model} group={group} />
  </View>
))

/** Outcome for the money, or for a place that is not paid. */
const Assurance = observer(({ model, group: { state, deal } }: { model: DealGroupModel; group: DealGroup }) => {
  const t = words()
  if (state !== 'open') return null
  if (model.isHeld) return <Note kind="warn" icon="clock" text={t.heldNote} />
  return <Note kind="good" icon="shield-check" text={t.back(formatMoney(deal.price))} />
})
