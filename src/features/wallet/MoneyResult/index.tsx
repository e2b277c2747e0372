import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { Price } from '@/components/base/Price'
import { Outcome } from '@/components/frame/Outcome'
import styles from './index.module.scss'

interface Props {
  title: string
  text?: string
  /** Whether it is only on its way. */
  waiting?: boolean
  amount: number
  facts: ReactNode
  /** The buttons. */
  children: ReactNode
}

/** Result of a top-up or a withdrawal: its amount, its facts and the next screens. */
export const MoneyResult = ({ title, text, waiting, amount, facts, children }: Props) => (
  <View className={styles.result}>
    <Outcome title={title} {...(text !== undefined && { text })} {...(waiting && { tone: 'waiting' as const })}>
      <Price amount={amount} size={56} tone="ink" />
    </Outcome>
    <View className={styles.result__facts}>{facts}</View>
    {children}
  </View>
)
