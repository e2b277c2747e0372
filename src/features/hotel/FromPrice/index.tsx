import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { FromPrice as From } from '@contract/entities/hotel'
import { formatMoney } from '@contract/money'
import { Price } from '@/components/base/Price'
import { words } from '@/features/stay/text'
import styles from './index.module.scss'

/** The lowest available price of a night: "from ¥268.00", "¥268.00起". */
export const FromPrice = observer(function FromPrice({ from }: { from: Pick<From, 'price' | 'original'> }) {
  const t = words()
  const { price, original } = from
  return (
    <View className={styles['from-price']}>
      {original !== null && <Text className={styles['from-price__original']}>{formatMoney(original)}</Text>}
      {t.from !== '' && <Text className={styles['from-price__word']}>{t.from}</Text>}
      <Price amount={price} size={44} />
      {t.after !== '' && <Text className={styles['from-price__word']}>{t.after}</Text>}
    </View>
  )
})
