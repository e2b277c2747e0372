import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatClock, formatDate } from '@contract/date'
import { formatMoney } from '@contract/money'
import { Icon } from '@/components/base/Icon'
import { dictionary } from '@/i18n'
import type { Answer } from '@/services/api'
import styles from './index.module.scss'

const words = dictionary({
  en: { submitted: 'Submitted', review: 'Review', credited: 'Credited', returned: 'Returned', going: 'In progress' },
  zh: { submitted: '提交申请', review: '平台审核', credited: '到账', returned: '退回余额', going: '进行中' },
})

type Look = 'done' | 'now' | 'todo' | 'bad'
interface Dot {
  readonly title: string
  readonly note: string
  readonly look: Look
}

/** "02-12 18:20". */
const shortTime = (at: string | null): string => {
  const date = at === null ? undefined : new Date(at)
  return date ? `${formatDate(date).slice(5)} ${formatClock(date)}` : ''
}

function dotsOf({ state, createdAt, decidedAt, endedAt, arrives, amount }: Answer<'wallet.withdrawDetail'>): Dot[] {
  const t = words()
  const isDecided = decidedAt !== null
  const isRejected = state === 'rejected'
  const last: Record<typeof state, Look> = { underReview: 'todo', approved: 'now', rejected: 'bad', credited: 'done' }
  const sum = formatMoney(isRejected ? amount : arrives)
  return [
    { title: t.submitted, note: shortTime(createdAt), look: 'done' },
    { title: t.review, note: isDecided ? shortTime(decidedAt) : t.going, look: isDecided ? 'done' : 'now' },
    { title: isRejected ? t.returned : t.credited, note: endedAt ? shortTime(endedAt) : sum, look: last[state] },
  ]
}

/** Progress of a withdrawal: submitted, reviewed, credited or returned. */
export const WithdrawSteps = observer(function WithdrawSteps({ of }: { of: Answer<'wallet.withdrawDetail'> }) {
  const dots = dotsOf(of)
  return (
    <View className={styles.steps}>
      {dots.map(({ title, note, look }, index) => (
        <View key={index} className={styles.steps__step}>
          <View className={styles.steps__rail}>
            <View className={styles[index === 0 ? 'steps__line--none' : lineOf(dots[index]?.look)]} />
            <View className={styles[`steps__dot--${look}`]}>
              {look === 'done' && <Icon name="check" size={24} weight={3} colour="white" />}
              {look === 'bad' && <Icon name="x" size={24} weight={3} colour="white" />}
              {look === 'now' && <View className={styles.steps__heart} />}
            </View>
            <View className={styles[index === 2 ? 'steps__line--none' : lineOf(dots[index + 1]?.look)]} />
          </View>
          <Text className={styles[look === 'todo' ? 'steps__title--todo' : 'steps__title']}>{title}</Text>
          <Text className={styles.steps__note}>{note}</Text>
        </View>
      ))}
    </View>
  )
})

/** A line is drawn in the colour of the step that it leads to. */
const lineOf = (look: Look = 'todo') =>
  (
    ({
      done: 'steps__line--done',
      now: 'steps__line--done',
      todo: 'steps__line--todo',
      bad: 'steps__line--bad',
    }) as const
  )[look]
