import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatDay } from '@contract/date'
import { fenParts, formatMoney } from '@contract/money'
import { settings } from '@contract/settings'
import { Avatar } from '@/components/base/Avatar'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { Skeleton } from '@/components/base/Skeleton'
import { navigate } from '@/platform/navigation/gate'
import { language } from '@/platform/session/language'
import { Written } from '@/platform/view/written'
import type { Membership } from '../model'
import { words } from '../text'
import styles from './card.module.scss'

const Crown = () => (
  <View className={styles.card__crown}>
    <Icon name="crown" size={200} weight={1.5} colour="gold-ink" />
  </View>
)

const Saved = observer(({ amount, left }: { amount: number; left: number | null }) => {
  const { integer, decimals } = fenParts(amount)
  return (
    <View className={styles.card__figures}>
      <View className={styles.card__saved}>
        <Text className={styles.card__small}>{words().saved}</Text>
        <Text className={styles.card__amount}>
          <Text className={styles.card__part}>{settings().currencySymbol}</Text>
          {integer}
          <Text className={styles.card__part}>.{decimals}</Text>
        </Text>
      </View>
      <View className={styles.card__left}>
        <Text className={styles.card__small}>{words().left}</Text>
        <Text className={styles.card__count}>{left ?? 0}</Text>
      </View>
    </View>
  )
})

/** Membership card with expiry date and savings. */
export const MemberCard = observer(({ membership: { user, until, saved, month } }: { membership: Membership }) => (
  <View className={styles.card}>
    <Crown />
    <View className={styles.card__who}>
      <Avatar picture={user.avatar} size={80} />
      <View className={styles.card__words}>
        <Text className={styles.card__name} numberOfLines={1}>
          <Written text={user.nickname} />
        </Text>
        {until && (
          <Text className={styles.card__small}>
            {words().until(formatDay(new Date(until), new Date(), language.value))}
          </Text>
        )}
      </View>
    </View>
    <Saved amount={saved} left={month.left} />
  </View>
))

interface PlainProps {
  /** The largest member discount nearby; 0 while unknown. */
  most: number
  signedIn: boolean
}

/** Card for non-members with the possible savings. */
export const PlainCard = observer(({ most, signedIn }: PlainProps) => {
  const { notYet, most: upTo, noneToday, visitor, login } = words()
  return (
    <View className={styles['card--plain']}>
      <View className={styles.card__disc}>
        <Icon name="crown" size={48} colour="gold" />
      </View>
      <Text className={styles.card__title}>{notYet}</Text>
      <Text className={styles.card__line}>{most > 0 ? upTo(formatMoney(most)) : noneToday}</Text>
      {!signedIn && (
        <View className={styles.card__login}>
          <Text className={styles.card__line}>{visitor}</Text>
          <Button kind="gold" size={64} text={login} onPress={() => navigate('loginCode')} />
        </View>
      )}
    </View>
  )
})

export const CardSkeleton = () => <Skeleton width="100%" height={296} radius={24} />
