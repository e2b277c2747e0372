import { useState } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { Button } from '@/components/base/Button'
import { Chip } from '@/components/base/Chip'
import { Rating, RatingInput } from '@/components/base/Rating'
import { dictionary } from '@/i18n'
import type { ConversationModel } from '../conversation'
import styles from './rating-card.module.scss'

const words = dictionary({
  en: {
    how: (name: string) => `How did ${name} do?`,
    us: 'we',
    stars: 'Rating',
    tap: 'Tap to rate',
    level: (stars: number) => ['Very bad', 'Bad', 'Okay', 'Good', 'Very good'][stars - 1] ?? '',
    solved: 'Solved',
    notSolved: 'Not solved',
    fast: 'Quick',
    friendly: 'Patient',
    clear: 'Clear',
    slow: 'Slow',
    unfriendly: 'Impatient',
    unclear: 'Unclear',
    send: 'Send',
    thanks: 'Thanks for your rating',
  },
  zh: {
    how: (name: string) => `${name}的服务怎么样？`,
    us: '我们',
    stars: '评分',
    tap: '点击星星评分',
    level: (stars: number) => ['非常差', '差', '一般', '满意', '非常满意'][stars - 1] ?? '',
    solved: '已解决',
    notSolved: '未解决',
    fast: '回复快',
    friendly: '有耐心',
    clear: '讲得清楚',
    slow: '回复慢',
    unfriendly: '没耐心',
    unclear: '讲不清楚',
    send: '提交',
    thanks: '感谢您的评价',
  },
})

const good = ['fast', 'friendly', 'clear'] as const
const bad = ['slow', 'unfriendly', 'unclear'] as const
type Word = (typeof good | typeof bad)[number]

const goodFrom = 4

interface Props {
  /** Once it was given. */
  stars: number | null
  model: ConversationModel
}

const ticked = (on: boolean) => (on ? { icon: 'check' as const } : {})

/** Asks for a rating of the service that ended; afterwards one line of stars. */
export const RatingCard = observer(function RatingCard({ stars, model }: Props) {
  if (stars !== null)
    return (
      <View className={styles.rating__done}>
        <Rating stars={stars} size={32} />
        <Text className={styles.rating__thanks}>{words().thanks}</Text>
      </View>
    )
  return model.record.value?.service?.canRate ? <RatingForm model={model} /> : null
})

const RatingForm = observer(function RatingForm({ model }: { model: ConversationModel }) {
  const [stars, setStars] = useState<number | null>(null)
  const [solved, setSolved] = useState(true)
  const [said, setSaid] = useState<readonly Word[]>([])
  const { how, us, stars: label, tap, level, solved: yes, notSolved, send, ...names } = words()
  const offered: readonly Word[] = (stars ?? goodFrom) >= goodFrom ? good : bad
  const chosen = said.filter((word) => offered.includes(word)).slice(0, limits.chatRatingWords)
  const toggle = (word: Word) =>
    setSaid(chosen.includes(word) ? chosen.filter((each) => each !== word) : [...chosen, word])
  const rate = () => stars !== null && void model.rate({ stars, solved, words: [...chosen] })
  return (
    <View className={styles.rating}>
      <Text className={styles.rating__title}>{how(model.record.value?.service?.person?.name ?? us)}</Text>
      <View className={styles.rating__stars}>
        <RatingInput name={label} value={stars} onChange={setStars} size={64} />
      </View>
      <Text className={styles.rating__level}>{stars === null ? tap : level(stars)}</Text>
      <View className={styles.rating__chips}>
        <Chip ground="card" text={yes} on={solved} {...ticked(solved)} onPress={() => setSolved(true)} />
        <Chip ground="card" text={notSolved} on={!solved} {...ticked(!solved)} onPress={() => setSolved(false)} />
      </View>
      <View className={styles.rating__chips}>
        {offered.map((word) => (
          <Chip key={word} ground="card" text={names[word]} on={chosen.includes(word)} onPress={() => toggle(word)} />
        ))}
      </View>
      <Button size={72} text={send} disabled={stars === null} onPress={rate} />
    </View>
  )
})
