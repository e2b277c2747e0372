import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Coupon } from '@contract/entities/coupon'
import { formatDate } from '@contract/date'
import { formatMoney } from '@contract/money'
import { Icon } from '@/components/base/Icon'
import { Tag } from '@/components/base/Tag'
import { conditionOf, faceOf } from '../CouponWords'
import styles from './index.module.scss'
import { issuerOf, words } from './text'

interface Props {
  coupon: Coupon
  /** Dimmed: not usable, or not any more. */
  faded?: boolean
  /** Strip below the ticket that explains why it is not usable. */
  reason?: string
  /** At the right: a tick, a button or a stamp. */
  right?: ReactNode
}

/** A coupon with its discount, conditions and validity. */
export const CouponTicket = observer(function CouponTicket({ coupon, faded = false, reason, right }: Props) {
  const look = faded ? 'faded' : 'fresh'
  return (
    <View className={styles['coupon-ticket']}>
      <View className={styles['coupon-ticket__row']}>
        <View className={styles[`coupon-ticket__face--${look}`]}>
          <Text className={styles[`coupon-ticket__amount--${look}`]}>{faceOf(coupon)}</Text>
          <Text className={styles[`coupon-ticket__condition--${look}`]} numberOfLines={1}>
            {conditionOf(coupon)}
          </Text>
        </View>
        <Facts coupon={coupon} faded={faded} />
        {right && <View className={styles['coupon-ticket__right']}>{right}</View>}
      </View>
      {reason && (
        <View className={styles['coupon-ticket__reason']}>
          <Icon name="info" size={24} colour="ink-3" />
          <Text className={styles['coupon-ticket__because']}>{reason}</Text>
        </View>
      )}
    </View>
  )
})

const Facts = ({ coupon, faded }: { coupon: Coupon; faded: boolean }) => {
  const { kind, name, scope, percent, amount, withFullDiscount } = coupon
  const limits = [
    percent === null ? '' : words().upTo(formatMoney(amount, { trim: true })),
    scope,
    withFullDiscount ? '' : words().alone,
  ].filter(Boolean)
  return (
    <View className={styles['coupon-ticket__facts']}>
      <View className={styles['coupon-ticket__head']}>
        <View className={styles['coupon-ticket__giver']}>
          <Tag text={issuerOf(kind)} tone={faded ? 'gray' : kind === 'member' ? 'gold' : 'red'} />
        </View>
        <Text className={styles[faded ? 'coupon-ticket__name--faded' : 'coupon-ticket__name']} numberOfLines={2}>
          {name}
        </Text>
      </View>
      {limits.length > 0 && <Text className={styles['coupon-ticket__fact']}>{limits.join(' · ')}</Text>}
      <Text className={styles['coupon-ticket__fact']}>{periodOf(coupon)}</Text>
    </View>
  )
}

/** The start date of a coupon that is not valid yet, else its end date. */
function periodOf({ validFrom, validUntil }: Coupon): string {
  const from = new Date(validFrom)
  return from > new Date() ? words().from(formatDate(from)) : words().until(formatDate(new Date(validUntil)))
}
