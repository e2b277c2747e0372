import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { TakeawayDetail, OrderedLine } from '@contract/entities/order'
import { formatCountdown } from '@contract/format'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { RadioGroup } from '@/components/form/RadioGroup'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { LineItem } from '@/features/order/LineItem'
import { orderParams } from '@/features/takeaway/map'
import { secondsUntil } from '@/platform/device/clock'
import { navigate } from '@/platform/navigation/gate'
import { useReturned, useWhileShown } from '@/platform/navigation/lifecycle'
import { callPhone } from '@/platform/device/phone-call'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { RefuseSpecialModel } from './model'
import { words } from './text'

export default screen('refuseSpecial', ({ orderId }) => {
  const model = useModel((api) => new RefuseSpecialModel(api, orderId))
  const { order, line } = model
  useWhileShown(model.follow)
  useReturned(() => void order.reload())
  return (
    <Screen title={words().title} onRefresh={order.reload} footer={line && <Bar model={model} />}>
      <AsyncView resource={order}>
        {(value) => (line ? <Question model={model} order={value} line={line} /> : <Over order={value} />)}
      </AsyncView>
    </Screen>
  )
})

interface Props {
  model: RefuseSpecialModel
  order: TakeawayDetail
  line: OrderedLine
}

const Question = observer(({ model, order, line }: Props) => {
  const { sorry, within, acceptedWithin } = words()
  const isReplaced = model.substitute !== null && order.ifSoldOut === 'replace'
  const left = formatCountdown(Math.max(0, secondsUntil(order.shortage?.answerBefore ?? '')))
  return (
    <View className={styles.special}>
      <View className={styles.special__card}>
        <View className={styles.special__asked}>
          <Text className={styles.special__title} role="heading" aria-level={2}>
            {sorry(order.store.name)}
          </Text>
          <Text className={styles.special__note}>{`${isReplaced ? acceptedWithin : within} ${left}`}</Text>
        </View>
        <LineItem
          picture={line.picture}
          name={line.name}
          spec={line.optionText}
          quantity={line.quantity}
          price={line.paid}
        />
      </View>
      <View className={styles.special__card}>
        <Ways model={model} />
      </View>
    </View>
  )
})

const Ways = observer(({ model }: Pick<Props, 'model'>) => {
  const t = words()
  const { substitute } = model
  const options = model.choices.map((value) => {
    const amount = model.amountOf(value)
    const back = amount > 0 ? t.back(formatMoney(amount)) : t.even
    if (value === 'substitute') {
      const { name = '', optionText = '' } = substitute ?? {}
      return { value, text: t.substitute(name), note: [optionText, back].filter(Boolean).join(' · ') }
    }
    return { value, text: t[value], note: `${value === 'dish' ? t.dishText : t.orderText} · ${back}` }
  })
  return (
    <RadioGroup label={t.title} options={options} chosen={model.choice} onChoose={(choice) => model.choose(choice)} />
  )
})

/** Somebody or the clock has answered. */
const Over = observer(({ order }: { order: TakeawayDetail }) => {
  const { over, overText, view } = words()
  const action = { text: view, onPress: () => navigate('orderDetail', orderParams(order)) }
  return <StateView kind="empty" art="done" title={over} text={overText} action={action} />
})

const Bar = observer(({ model }: { model: RefuseSpecialModel }) => {
  const { call, send } = words()
  const { phone } = model.order.ready.storeContact
  return (
    <BottomBar>
      <Button kind="outline" size={72} text={call} onPress={() => void callPhone(phone)} />
      <Button size={72} text={send} busy={model.form.busy} onPress={() => void model.send()} />
    </BottomBar>
  )
})
