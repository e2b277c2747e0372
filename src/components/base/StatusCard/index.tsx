import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import styles from './index.module.scss'

/** A sentence in three parts: text before the emphasised part, that part, text after it. */
export type Sentence = readonly [text: string, strong?: string, end?: string]

interface Props {
  /** Display name of the state. */
  title: string
  tone?: 'ink' | 'bad'
  /** Below the title, such as an amount. */
  figure?: ReactNode
  /** Next event with its time; observed, so that a countdown renders alone. */
  sentence: () => Sentence
  /** Whether the emphasised time has passed, which takes its colour away. */
  isPast?: boolean
  /** Smaller second sentence. */
  aside?: string | undefined
  /** Padding in design units, by the other cards of the screen. */
  padding?: 24 | 32
  /** Overlaps the map. */
  raised?: boolean
  level?: 1 | 2
  children?: ReactNode
}

/** The head of a screen about one thing: its state, what comes next, and below it steps and contacts. */
export const StatusCard = observer(function StatusCard(props: Props) {
  const { title, tone = 'ink', figure, sentence, isPast = false, aside } = props
  const { padding = 24, raised = false, level = 2, children } = props
  return (
    <View className={styles[raised ? 'status--raised' : `status--${padding}`]}>
      <Text className={styles[`status__title--${tone}`]} role="heading" aria-level={level}>
        {title}
      </Text>
      {figure}
      <Spoken sentence={sentence} isPast={isPast} />
      {aside && <Text className={styles.status__aside}>{aside}</Text>}
      {children && <View className={styles.status__body}>{children}</View>}
    </View>
  )
})

const Spoken = observer(function Spoken({ sentence, isPast }: Pick<Props, 'sentence' | 'isPast'>) {
  const [text, strong, end] = sentence()
  if (text === '' && !strong) return null
  return (
    <Text className={styles.status__text}>
      {text}
      {strong && <Text className={styles[isPast ? 'status__past' : 'status__strong']}>{strong}</Text>}
      {end}
    </Text>
  )
})
