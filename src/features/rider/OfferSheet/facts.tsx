import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatClock } from '@contract/date'
import { formatDistance } from '@contract/format'
import { formatMoney } from '@contract/money'
import { Icon, type IconName } from '@/components/base/Icon'
import { Tag } from '@/components/base/Tag'
import { Ring } from '../Ring'
import { StopLine } from '../StopLine'
import { kindName } from '../kinds'
import { words as common } from '../text'
import { spanText } from '../time-left'
import type { DeliveryOffer } from '@contract/entities/delivery'
import styles from './index.module.scss'
import { words } from './text'

interface Props {
  offer: DeliveryOffer
  seconds: number
}

/** The countdown of an offer; the number turns bad at the end. */
export const Countdown = observer(function Countdown({ offer, seconds, size }: Props & { size: 96 | 144 }) {
  const left = Math.max(0, Math.ceil(seconds))
  return (
    <Ring
      share={left / Math.max(1, offer.seconds)}
      size={size}
      text={String(left)}
      {...(size === 144 && { under: words().seconds })}
      label={words().left(left)}
      isUrgent={left <= 5}
    />
  )
})

/** The pay of an offer, and its two ends. */
export const OfferFacts = observer(function OfferFacts({ offer, seconds }: Props) {
  const t = words()
  const name = kindName(offer.orderKind)
  const due = formatClock(new Date(offer.dueAt), offer.utcOffset)
  return (
    <View className={styles.offer}>
      <View className={styles.offer__head}>
        <View className={styles.offer__words}>
          <View className={styles.offer__tags}>
            {name !== '' && <Tag tone="info" text={name} />}
            {offer.onTheWay && <Tag tone="info" text={t.sameWay} />}
            {offer.tip > 0 && <Tag text={common().tip(formatMoney(offer.tip))} />}
          </View>
          <Text className={styles.offer__pay}>{formatMoney(offer.pay)}</Text>
          <Text className={styles.offer__for}>{t.forYou}</Text>
        </View>
        <Countdown offer={offer} seconds={seconds} size={144} />
      </View>
      {offer.tip > 0 && <PaySplit pay={offer.pay} tip={offer.tip} />}
      {offer.from && (
        <StopLine
          sign="A"
          kind="pickup"
          title={offer.from.area}
          current
          joined
          {...(offer.toPickup !== null && { value: formatDistance(offer.toPickup), under: t.fromYou })}
        />
      )}
      <StopLine
        sign={offer.from ? 'B' : 'A'}
        kind="dropOff"
        title={offer.to.area}
        line={t.by(due)}
        value={formatDistance(offer.meters)}
        under={t.onTheWay}
        current
      />
      <View className={styles.offer__facts}>
        <Fact icon="shopping-bag" text={common().items(offer.items)} />
        <Fact icon="clock" text={t.about(spanText(offer.minutes))} />
      </View>
    </View>
  )
})

/** The parts of the pay. */
const PaySplit = observer(({ pay, tip }: { pay: number; tip: number }) => (
  <View className={styles.offer__split}>
    <Part amount={pay - tip} name={words().fee} />
    <Text className={styles.offer__plus}>+</Text>
    <Part amount={tip} name={words().tip} />
  </View>
))

const Part = ({ amount, name }: { amount: number; name: string }) => (
  <View className={styles.offer__part}>
    <Text className={styles.offer__amount}>{formatMoney(amount)}</Text>
    <Text className={styles.offer__name}>{name}</Text>
  </View>
)

const Fact = ({ icon, text }: { icon: IconName; text: string }) => (
  <View className={styles.offer__fact}>
    <Icon name={icon} size={28} colour="ink-2" />
    <Text className={styles.offer__factText}>{text}</Text>
  </View>
)
