import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { KeptStore } from '@contract/entities/favorite'
import { formatCount, formatDistance } from '@contract/format'
import { formatMoney } from '@contract/money'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Tag } from '@/components/base/Tag'
import { TickMark } from '@/components/form/Tick'
import { delivers, openAnyStore } from '@/features/store/doors'
import { dictionary } from '@/i18n'
import { language } from '@/platform/session/language'
import styles from './index.module.scss'

const words = dictionary({
  en: {
    facts: (sold: string, minutes: number) => `${sold} sold · ${minutes} min`,
    minimum: (amount: string) => `Min ${amount}`,
    delivery: (amount: string) => `${amount} delivery`,
    free: 'Free delivery',
    resting: 'On a break',
    closed: 'Closed',
    opens: (clock: string) => `Opens at ${clock}`,
  },
  zh: {
    facts: (sold, minutes) => `月售${sold} · ${minutes}分钟`,
    minimum: (amount) => `起送${amount}`,
    delivery: (amount) => `配送费${amount}`,
    free: '免配送费',
    resting: '休息中',
    closed: '已打烊',
    opens: (clock) => `${clock}开门`,
  },
})

interface Props {
  store: KeptStore
  /** While the list is being managed: whether it is chosen, and the press that changes it. */
  choice?: { on: boolean; toggle: () => void } | undefined
}

/** Description by the store's business; else minimum order, delivery fee and distance, or the opening time of a closed store. */
function lineOf(store: KeptStore): string {
  const { status, opensAt, minimumOrder, deliveryFee, distance, about } = store
  if (about) return about.note
  const { minimum, delivery, free, opens } = words()
  if (!delivers(store)) return ''
  if (status !== 'open') return opensAt ? opens(opensAt) : ''
  const fee = deliveryFee === 0 ? free : delivery(formatMoney(deliveryFee, { trim: true }))
  return [minimum(formatMoney(minimumOrder, { trim: true })), fee, formatDistance(distance)].join(' · ')
}

/** A store in a list of favourites or footprints. */
export const StoreRow = observer(function StoreRow({ store, choice }: Props) {
  const { name, logo, status, monthlySales, minutes, offers, about } = store
  const score = about ? about.score : store.rating
  const isOpen = status === 'open'
  const line = lineOf(store)
  const t = words()
  return (
    <Press
      label={name}
      {...(choice && { role: 'checkbox' as const, on: choice.on })}
      onPress={choice ? choice.toggle : () => openAnyStore(store)}
      className={styles['store-row']}
    >
      {choice && (
        <View className={styles['store-row__tick']}>
          <TickMark on={choice.on} size={40} />
        </View>
      )}
      <Picture picture={logo} width={144} faded={!isOpen} />
      <View className={styles['store-row__words']}>
        <View className={styles['store-row__title']}>
          <Text className={styles[isOpen ? 'store-row__name' : 'store-row__name--closed']} numberOfLines={1}>
            {name}
          </Text>
          {status !== 'open' && <Tag tone="gray" text={t[status]} />}
        </View>
        <View className={styles['store-row__facts']}>
          {score !== null && (
            <>
              <Icon name="star" size={24} colour="warn" filled />
              <Text className={styles['store-row__rating']}>{score.toFixed(1)}</Text>
            </>
          )}
          {delivers(store) && (
            <Text className={styles['store-row__line']} numberOfLines={1}>
              {t.facts(formatCount(monthlySales, language.value), minutes)}
            </Text>
          )}
        </View>
        {line !== '' && (
          <Text className={styles['store-row__line']} numberOfLines={1}>
            {line}
          </Text>
        )}
        {offers.length > 0 && (
          <View className={styles['store-row__tags']}>
            {offers.slice(0, 2).map(({ text }) => (
              <Tag key={text} text={text} />
            ))}
          </View>
        )}
      </View>
    </Press>
  )
})
