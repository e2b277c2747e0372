import { Fragment } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GroupDealDetail } from '@contract/entities/group-deal'
import { formatMoney } from '@contract/money'
import { Icon, type IconName } from '@/components/base/Icon'
import { Price } from '@/components/base/Price'
import { Tag } from '@/components/base/Tag'
import { KeyValue } from '@/components/list/KeyValue'
import { words as dealWords } from '@/features/group-deal/text'
import { Terms } from '@/features/voucher/Terms'
import { words } from '../text'
import styles from './facts.module.scss'

interface Props {
  deal: GroupDealDetail
}

/** Price, name and promises. */
export const Head = observer(function Head({ deal }: Props) {
  const t = words()
  const { price, marketPrice, size, sold, name } = deal
  return (
    <View className={styles.facts__head}>
      <View className={styles.facts__row}>
        <View className={styles.facts__price}>
          <Price amount={price} size={56} original={marketPrice} />
          <Tag tone="solid" text={dealWords().of(size)} />
        </View>
        <Text className={styles.facts__note}>{dealWords().sold(sold)}</Text>
      </View>
      <Text className={styles.facts__name}>{name}</Text>
      <View className={styles.facts__promises}>
        {[t.anyTime, t.byItself, t.noGroup].map((promise) => (
          <View key={promise} className={styles.facts__promise}>
            <Icon name="check" size={24} colour="good" />
            <Text className={styles.facts__good}>{promise}</Text>
          </View>
        ))}
      </View>
    </View>
  )
})

/** Duration of a group. */
export function timeOf(minutes: number): string {
  const t = words()
  return minutes % 60 === 0 ? t.hours(minutes / 60) : t.minutes(minutes)
}

/** The three steps of a group. */
export const How = observer(function How({ deal: { size, minutes } }: Props) {
  const t = words()
  const steps: readonly { icon: IconName; title: string; note: string }[] = [
    { icon: 'users-round', title: t.step1, note: t.step1Note },
    { icon: 'clock', title: t.step2(size, timeOf(minutes)), note: t.step2Note },
    { icon: 'qr-code', title: t.step3, note: t.step3Note },
  ]
  return (
    <View className={styles.facts__steps} aria-label={t.how}>
      {steps.map(({ icon, title, note }, index) => (
        <Fragment key={icon}>
          {index > 0 && (
            <View className={styles.facts__then}>
              <Icon name="chevron-right" size={24} colour="ink-3" />
            </View>
          )}
          <View className={styles.facts__step}>
            <Icon name={icon} size={44} />
            <Text className={styles.facts__stepTitle}>{title}</Text>
            <Text className={styles.facts__stepNote}>{note}</Text>
          </View>
        </Fragment>
      ))}
    </View>
  )
})

export const Contents = observer(function Contents({ deal: { contents, marketPrice } }: Props) {
  const t = words()
  return (
    <View className={styles.facts__card}>
      <View className={styles.facts__row}>
        <Text className={styles.facts__title}>{t.contents}</Text>
        <Text className={styles.facts__note}>{t.worth(formatMoney(marketPrice))}</Text>
      </View>
      {contents.map(({ name, count, value }) => (
        <KeyValue key={name} label={t.times(name, count)} value={formatMoney(value)} />
      ))}
    </View>
  )
})

export const Rules = observer(function Rules({ deal: { validDays, terms, limit } }: Props) {
  const t = words()
  return (
    <View className={styles.facts__card}>
      <Text className={styles.facts__title}>{t.rules}</Text>
      <KeyValue label={t.valid} value={t.days(validDays)} />
      <Terms terms={terms} />
      {limit && <KeyValue label={t.limitLabel} value={t.limitOf(limit.most)} />}
    </View>
  )
})
