import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import styles from '../index.module.scss'
import type { BindCardModel } from '../model'
import { words } from '../text'

/** The bank, once the number is complete. */
export const BankRow = observer(({ model: { bank, isCredit, isUsual } }: { model: BindCardModel }) => {
  const { debit, credit, unknown, unknownText, unusual } = words()
  if (bank === undefined) return null
  return (
    <View className={styles.bind__bank} role="status">
      <View className={styles.bind__disc}>
        <Icon name="landmark" size={32} colour="brand" />
      </View>
      <View className={styles.bind__words}>
        <Text className={styles.bind__name}>{bank?.name ?? unknown}</Text>
        <Text className={styles[isCredit ? 'bind__note--bad' : 'bind__note']}>
          {isCredit ? credit : isUsual ? (bank ? debit : unknownText) : unusual}
        </Text>
      </View>
      {bank && <Icon name={isCredit ? 'circle-x' : 'circle-check'} size={36} colour={isCredit ? 'bad' : 'good'} />}
    </View>
  )
})
