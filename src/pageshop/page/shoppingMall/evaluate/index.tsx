import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { BlocksSkeleton } from '@/components/base/Skeleton/blocks'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { SwitchRow } from '@/components/form/SwitchRow'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { writingWords } from '@/features/review/writing'
import { replace } from '@/platform/navigation/navigation'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { MallEvaluateModel } from './model'
import { ClosedLine, OpenLine } from './parts/line'
import { StarsRow } from './parts/stars-row'
import { words } from './text'

interface Props {
  model: MallEvaluateModel
}

export default screen('mallEvaluate', ({ orderId }) => {
  const model = useModel((api, root) => new MallEvaluateModel(api, root, orderId))
  const { isOpen, order } = model
  return (
    <Screen title={words().title} footer={isOpen && <Submit model={model} />}>
      <AsyncView
        resource={order}
        skeleton={<BlocksSkeleton className={styles.evaluate} heights={[80, 640, 240, 128]} />}
      >
        {() => (isOpen ? <Lines model={model} /> : <Over />)}
      </AsyncView>
    </Screen>
  )
})

const Lines = observer(function Lines({ model }: Props) {
  const { lines, opened, anonymous, hide, open, ratesShop, order } = model
  const t = writingWords()
  return (
    <View className={styles.evaluate}>
      <Earn model={model} />
      {lines
        .filter(({ position }) => position === opened)
        .map((line) => (
          <OpenLine key={line.position} line={line} orderNumber={order.ready.number} />
        ))}
      {ratesShop && <ShopStars model={model} />}
      <View className={styles.evaluate__card}>
        <SwitchRow label={t.anonymous} note={t.anonymousNote} on={anonymous} onChange={hide} />
      </View>
      {lines
        .filter(({ position }) => position !== opened)
        .map((line) => (
          <ClosedLine key={line.position} line={line} onOpen={() => open(line)} />
        ))}
    </View>
  )
})

/** Condition for earning points, and whether it is met. */
const Earn = observer(function Earn({ model: { earns } }: Props) {
  const { earn, earned } = words()
  return (
    <View className={styles.evaluate__earn}>
      <Icon name="gift" size={36} colour="gold-ink" />
      <Text className={styles['evaluate__earn-text']}>{earn(limits.pointsPerReview)}</Text>
      {earns && <Icon name="circle-check" size={36} colour="good" label={earned} />}
    </View>
  )
})

const ShopStars = observer(function ShopStars({ model }: Props) {
  const { service, delivery, rateService, rateDelivery } = model
  const t = words()
  return (
    <View className={styles.evaluate__card}>
      <Text className={styles.evaluate__title} role="heading" aria-level={2}>
        {t.shop}
      </Text>
      <StarsRow name={t.delivery} value={delivery} onChange={rateDelivery} />
      <StarsRow name={t.service} value={service} onChange={rateService} />
    </View>
  )
})

const Submit = observer(function Submit({ model: { form, submit } }: Props) {
  return (
    <BottomBar wide>
      <Button text={writingWords().submit} busy={form.busy} onPress={() => void submit()} />
    </BottomBar>
  )
})

const Over = observer(function Over() {
  const { over, mine } = writingWords()
  const action = { text: mine, onPress: () => void replace('myEvaluations') }
  return <StateView kind="empty" art="review" title={over} text={words().overText} action={action} />
})
