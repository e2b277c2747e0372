import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ServiceState } from '@contract/entities/chat'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { back } from '@/platform/navigation/navigation'
import { pixels } from '@/platform/view/capabilities'
import { reachByPhone } from '@/features/device/reach'
import { windowInfo } from '@/platform/device/window-info'
import { Written } from '@/platform/view/written'
import type { ConversationModel } from '../conversation'
import { words as common } from '../text'
import styles from './chat-bar.module.scss'
import { OrderStrip } from './order-strip'
import { ProductStrip } from './product-strip'
import { words } from './text'

interface Props {
  model: ConversationModel
  onMore: () => void
  /** Called when the bar takes more room. */
  onGrown: () => void
  /** Begins a report; undefined where only the sheet offers it. */
  onReport?: (() => void) | undefined
  /** The product from whose screen the conversation was opened. */
  productId?: string | undefined
}

const answerer: { readonly [S in ServiceState['state']]: (state: ServiceState) => string } = {
  bot: () => words().assistant,
  queue: ({ before }) => words().queue(before),
  person: ({ person }) => words().person(person?.name ?? common().service),
  ended: () => words().ended,
}

const answering: readonly ServiceState['state'][] = ['bot', 'person']

/** The usual time to an open store's answer: "Usually replies within 3 min". */
const soon = (minutes: number | null): string => {
  const t = words()
  if (minutes === null) return t.openNow
  if (minutes > 60) return t.day
  return minutes > 30 ? t.hour : t.minutes(minutes)
}

interface Under {
  readonly text: string
  /** Whether somebody answers now. */
  readonly isGood: boolean
}

/** Current responder of the service, or the usual time to a store's answer; undefined for other conversations. */
const underOf = ({ record }: ConversationModel): Under | undefined => {
  const { service, answers } = record.value ?? {}
  if (service) return { text: answerer[service.state](service), isGood: answering.includes(service.state) }
  if (!answers) return undefined
  return { text: answers.isOpen ? soon(answers.minutes) : words().closedNow, isGood: answers.isOpen }
}

/** Title bar: name of the other side, with the current responder below it. */
export const ChatBar = observer(function ChatBar({ model, onMore, onGrown, onReport, productId }: Props) {
  const { statusBar, capsule } = windowInfo()
  const { back: goBack, call, report, more } = words()
  const { record } = model
  const name = record.value?.name ?? common().chat
  const under = underOf(model)
  const order = record.value?.order && <OrderStrip order={record.value.order} model={model} />
  const dial = async () => {
    const number = await model.numberToCall()
    if (number) await reachByPhone(number)
  }
  return (
    <View className={styles.chatBar} style={{ paddingTop: pixels(statusBar) }}>
      <View className={styles.chatBar__row} style={{ paddingRight: pixels(capsule) }}>
        <Press label={goBack} onPress={() => void back()} className={styles.chatBar__button}>
          <Icon name="chevron-left" size={48} />
        </Press>
        <View className={styles.chatBar__who}>
          <Text className={styles.chatBar__name} numberOfLines={1} role="heading" aria-level={1}>
            <Written text={name} />
          </Text>
          {under && (
            <View className={styles.chatBar__state}>
              {under.isGood && <View className={styles.chatBar__dot} />}
              <Text
                className={styles[under.isGood ? 'chatBar__under--good' : 'chatBar__under--muted']}
                numberOfLines={1}
                aria-live="polite"
              >
                {under.text}
              </Text>
            </View>
          )}
        </View>
        {record.value?.canCall && (
          <Press label={call} onPress={() => void dial()} className={styles.chatBar__button}>
            <Icon name="phone" size={44} />
          </Press>
        )}
        {onReport && (
          <Press label={report} onPress={onReport} className={styles.chatBar__button}>
            <Icon name="circle-alert" size={44} />
          </Press>
        )}
        <Press label={more} onPress={onMore} className={styles.chatBar__button}>
          <Icon name="ellipsis" size={44} />
        </Press>
      </View>
      {record.value && productId !== undefined ? (
        <ProductStrip productId={productId} model={model} onGrown={onGrown}>
          {order}
        </ProductStrip>
      ) : (
        order
      )}
    </View>
  )
})
