import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Price } from '@/components/base/Price'
import { Tag } from '@/components/base/Tag'
import { nextOf } from '@/features/mall/presale/phase'
import { presaleWords } from '@/features/mall/presale/text'
import { PresaleClock } from '@/features/mall/PresaleClock'
import type { PresaleModel } from '../model'
import { words } from '../text'
import styles from './head.module.scss'

/** The strip with the rest of the window, the deposit or the price, and the name. */
export const Head = observer(function Head({ model }: { model: PresaleModel }) {
  const { presale, terms, renew } = model
  const t = words()
  const common = presaleWords()
  const next = nextOf(presale)
  const { deposit, countsAs, price, paid } = terms
  return (
    <View className={styles.head}>
      <View className={styles.head__strip}>
        <Tag tone="solid" text={common.presale} />
        <Text className={styles.head__taken} numberOfLines={1}>
          {presale.taken > 0 && (deposit === null ? t.ordered(presale.taken) : t.taken(presale.taken))}
        </Text>
        <View className={styles.head__gap} />
        {next ? (
          <PresaleClock name={next.name} at={next.at} onEnd={renew} />
        ) : (
          <Text className={styles.head__taken}>{common.over}</Text>
        )}
      </View>
      <View className={styles.head__words}>
        <View className={styles.head__prices}>
          {deposit !== null && <Text className={styles.head__deposit}>{common.deposit}</Text>}
          <Price amount={deposit ?? paid} size={56} />
          {countsAs !== null && <Text className={styles.head__counts}>{common.countsAs(formatMoney(countsAs))}</Text>}
        </View>
        <Text className={styles.head__price}>
          {deposit === null
            ? t.onlyPrice(formatMoney(presale.shopPrice))
            : t.price(formatMoney(price), formatMoney(paid))}
        </Text>
        <Text className={styles.head__name} role="heading" aria-level={1}>
          {presale.name}
        </Text>
      </View>
    </View>
  )
})
