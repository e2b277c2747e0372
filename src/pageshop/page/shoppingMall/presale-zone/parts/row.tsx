import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { PresaleCard } from '@contract/entities/presale'
import { formatMoney } from '@contract/money'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import { Tag } from '@/components/base/Tag'
import { nextOf } from '@/features/mall/presale/phase'
import { presaleWords } from '@/features/mall/presale/text'
import { PresaleClock } from '@/features/mall/PresaleClock'
import { navigate } from '@/platform/navigation/gate'
import { words } from '../text'
import styles from './row.module.scss'

/** A presale in the list: what it costs, what the deposit counts for, and how long it lasts. */
export const PresaleRow = observer(function PresaleRow({
  presale,
  onEnd,
}: {
  presale: PresaleCard
  onEnd: () => void
}) {
  const { id, name, cover, price, shopPrice, deposit, countsAs, taken, soldOut } = presale
  const t = presaleWords()
  const next = nextOf(presale)
  return (
    <Press label={`${name}, ${formatMoney(price)}`} onPress={() => navigate('presale', { id })} className={styles.row}>
      <Picture picture={cover} width={208} faded={soldOut} />
      <View className={styles.row__words}>
        <Text className={styles.row__name} numberOfLines={2}>
          {name}
        </Text>
        <View className={styles.row__tags}>
          <Tag text={deposit === null ? t.fullPrice : t.depositOf(formatMoney(deposit, { trim: true }))} />
          {countsAs !== null && (
            <Text className={styles.row__fact}>{t.countsAs(formatMoney(countsAs, { trim: true }))}</Text>
          )}
        </View>
        <Price amount={price} original={shopPrice} tone={soldOut ? 'muted' : 'brand'} />
        {(soldOut || taken > 0) && (
          <Text className={styles.row__fact}>{soldOut ? words().soldOut : words().taken(taken)}</Text>
        )}
        {next && <PresaleClock name={next.name} at={next.at} onEnd={onEnd} />}
      </View>
    </Press>
  )
})
