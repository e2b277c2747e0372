import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OrderDetail } from '@contract/entities/order'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { Note } from '@/components/base/Note'
import { Field } from '@/components/form/Field'
import { RadioGroup } from '@/components/form/RadioGroup'
import { Sheet } from '@/components/frame/Sheet'
import { AsyncView } from '@/components/list/AsyncView'
import { dictionary } from '@/i18n'
import type { Cancellation } from '../cancellation'
import type { OrderActions } from '../order-actions'
import { refundedText } from '../refunded'
import styles from './cancel-sheet.module.scss'

const words = dictionary({
  en: {
    title: 'Why are you cancelling?',
    own: 'Your reason',
    ownHint: 'Tell us why',
    cancel: 'Cancel order',
    cancelled: 'Order cancelled',
    nothing: 'You weren’t charged',
    done: 'Done',
  },
  zh: {
    title: '请选择取消原因',
    own: '其他原因',
    ownHint: '请填写取消原因',
    cancel: '取消订单',
    cancelled: '订单已取消',
    nothing: '订单未支付，无需退款',
    done: '完成',
  },
})

const REASON_MAX = 100

/** Asks why an order is cancelled, cancels it, and says what was paid back. Give it to the Screen as `overlay`. */
export const CancelSheet = observer(function CancelSheet({ actions }: { actions: OrderActions }) {
  const { cancellation } = actions
  if (!cancellation) return null
  const { open, close, cancelled } = cancellation
  if (cancelled) {
    return (
      <Sheet open={open} onClose={close} label={words().cancelled}>
        <Cancelled order={cancelled} onClose={close} />
      </Sheet>
    )
  }
  return (
    <Sheet open={open} onClose={close} title={words().title} foot={<Foot actions={actions} about={cancellation} />}>
      <AsyncView resource={cancellation.reasons} inline>
        {() => <Reasons about={cancellation} />}
      </AsyncView>
    </Sheet>
  )
})

const Reasons = observer(function Reasons({ about }: { about: Cancellation }) {
  const { title, own, ownHint } = words()
  return (
    <View className={styles.cancel}>
      {about.cost && (
        <AsyncView resource={about.cost} skeleton={<View className={styles.cancel__costRoom} />} inline>
          {({ text, fee, allowed }) => <Note kind={fee > 0 || !allowed ? 'warn' : 'info'} text={text} />}
        </AsyncView>
      )}
      <RadioGroup
        label={title}
        options={about.reasons.ready.items.map(({ key, text }) => ({ value: key, text }))}
        chosen={about.chosen}
        onChoose={(key) => about.choose(key)}
        lines="each"
      />
      {about.wantsWords && (
        <View className={styles.cancel__own}>
          <Field
            label={own}
            value={about.own}
            onChange={about.write}
            placeholder={ownHint}
            maxLength={REASON_MAX}
            focus
          />
        </View>
      )}
    </View>
  )
})

const Foot = observer(function Foot({ actions, about }: { actions: OrderActions; about: Cancellation }) {
  return (
    <View className={styles.cancel__foot}>
      <Button
        text={words().cancel}
        disabled={!about.canSend}
        busy={about.busy}
        onPress={() => void actions.sendCancellation()}
      />
    </View>
  )
})

const Cancelled = observer(function Cancelled({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const t = words()
  const { refunded } = order
  return (
    <View className={styles.cancel__done} role="status">
      <Icon name="circle-check" size={96} weight={1.5} colour="good" />
      <Text className={styles.cancel__title}>{t.cancelled}</Text>
      <Text className={styles.cancel__note}>
        {refunded > 0 ? refundedText(formatMoney(refunded), order) : t.nothing}
      </Text>
      <View className={styles.cancel__close}>
        <Button text={t.done} onPress={onClose} />
      </View>
    </View>
  )
})
