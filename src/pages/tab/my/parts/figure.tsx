import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Price } from '@/components/base/Price'
import { words } from '../text'
import styles from './figure.module.scss'

/** Wallet balance; a dash for visitors. */
export const Figure = observer(({ balance }: { balance: number | undefined }) => (
  <View className={styles.figure}>
    <Icon name="wallet" size={44} weight={1.75} />
    <Text className={styles.figure__label}>{words().balance}</Text>
    {balance === undefined ? (
      <Text className={styles.figure__none}>{words().none}</Text>
    ) : (
      <Price amount={balance} tone="ink" size={36} />
    )}
  </View>
))
