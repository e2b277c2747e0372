import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatDateTime } from '@contract/date'
import { MediaRow } from '@/components/base/MediaRow'
import { Tag } from '@/components/base/Tag'
import { Written } from '@/platform/view/written'
import styles from '../index.module.scss'
import type { Feedback } from '../model'
import { words } from '../text'

interface Props {
  feedback: Feedback
}

const dateOf = (at: string) => formatDateTime(new Date(at))

const Answer = observer(({ answer }: { answer: NonNullable<Feedback['answer']> }) => (
  <View className={styles.mine__answer}>
    <View className={styles.mine__head}>
      <Text className={styles.mine__title}>{words().answer}</Text>
      {answer.isNew && <Tag text={words().isNew} />}
    </View>
    <Text className={styles.mine__text}>
      <Written text={answer.text} />
    </Text>
    <Text className={styles.mine__note}>{dateOf(answer.at)}</Text>
  </View>
))

/** One feedback: type and state, text and pictures, and the answer. */
export const Card = observer(({ feedback }: Props) => {
  const { type, text, pictures, answer, number, orderNumber, createdAt } = feedback
  const { answered, received, number: no, order } = words()
  const line = [no(number), ...(orderNumber ? [order(orderNumber)] : [])].join(' · ')
  return (
    <View className={styles.mine__card}>
      <View className={styles.mine__head}>
        <Tag text={type.name} tone="gray" />
        <Text className={styles[answer ? 'mine__state--good' : 'mine__state']}>{answer ? answered : received}</Text>
      </View>
      <Text className={styles.mine__text}>
        <Written text={text} />
      </Text>
      <MediaRow pictures={pictures} width={152} />
      <View className={styles.mine__facts}>
        <Text className={styles.mine__note}>{dateOf(createdAt)}</Text>
        <Text className={styles.mine__note}>{line}</Text>
      </View>
      {answer && <Answer answer={answer} />}
    </View>
  )
})
