import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatClock } from '@contract/date'
import type { QueueBoard, QueueNumber } from '@contract/entities/reservation'
import { formatCountdown } from '@contract/format'
import type { NumberState } from '@contract/states/table'
import { Icon } from '@/components/base/Icon'
import { Note } from '@/components/base/Note'
import { Tag, type TagTone } from '@/components/base/Tag'
import { numberStateWords } from '@/features/table/text'
import { secondsUntil } from '@/platform/device/clock'
import { figure } from '@/platform/view/figure'
import { NEAR, type QueueModel } from '../model'
import { words } from '../text'
import styles from './number-card.module.scss'

const tones: Readonly<Record<NumberState, TagTone>> = {
  waiting: 'info',
  called: 'solid',
  seated: 'good',
  passed: 'bad',
  left: 'gray',
}

interface Props {
  model: QueueModel
  board: QueueBoard
  mine: QueueNumber
}

/** The caller's number with its status. */
export const NumberCard = observer(function NumberCard({ model, board, mine }: Props) {
  const t = words()
  const { state, number, takenAt, party, ahead, comeBefore, canReturn } = mine
  const size = board.sizes.find(({ key }) => key === mine.size)
  const look = state === 'called' ? 'called' : state === 'passed' ? 'passed' : 'plain'
  return (
    <>
      {state === 'waiting' && ahead <= NEAR && <Note kind="warn" icon="bell-ring" text={t.closer} />}
      <View className={styles[`number--${look}`]} role="status">
        {size && <Text className={styles[`number__size--${look}`]}>{t.size(size.name, size.least, size.most)}</Text>}
        <Text className={styles[`number__number--${look}`]} role="heading" aria-level={2}>
          {number}
        </Text>
        {state === 'called' ? (
          <>
            <Text className={styles.number__ready}>{t.ready}</Text>
            {comeBefore && <Left until={comeBefore} />}
          </>
        ) : (
          <View className={styles.number__when}>
            <Tag text={numberStateWords()[state]} tone={tones[state]} />
            <Text className={styles.number__taken}>
              {t.taken(formatClock(new Date(takenAt), board.utcOffset), party)}
            </Text>
          </View>
        )}
        {state === 'waiting' && <Figures mine={mine} calling={size?.calling ?? null} />}
        {state === 'waiting' && mine.line.length > 1 && <Line mine={mine} />}
        {state === 'passed' && (
          <Text className={styles.number__missed}>
            {canReturn ? `${t.missed}. ${t.missedText}` : `${t.missed}. ${t.missedTwice}`}
          </Text>
        )}
        {state === 'seated' && <Text className={styles.number__taken}>{`${t.seatedText}. ${t.enjoy}`}</Text>}
        {model.board.status === 'failed' && <Text className={styles.number__missed}>{model.board.message}</Text>}
      </View>
    </>
  )
})

const Left = observer(({ until }: { until: string }) => (
  <View className={styles.number__countdown}>
    <Text className={styles.number__within}>{words().comeWithin}</Text>
    <View className={styles.number__box}>
      <Text className={styles.number__clock}>{formatCountdown(Math.max(0, secondsUntil(until)))}</Text>
    </View>
  </View>
))

const Figures = observer(({ mine: { ahead, minutes }, calling }: { mine: QueueNumber; calling: string | null }) => {
  const t = words()
  const figures = [
    { name: t.ahead, value: String(ahead), on: true },
    { name: t.about, value: t.minutes(minutes), on: false },
    { name: t.calling, value: calling ?? t.none, on: false },
  ]
  return (
    <View className={styles.number__figures}>
      {figures.map(({ name, value, on }, index) => (
        <View key={name} className={styles[index === 0 ? 'number__figure' : 'number__figure--next']}>
          <Text className={styles[on ? 'number__value--on' : 'number__value']}>{value}</Text>
          <Text className={styles.number__taken}>{name}</Text>
        </View>
      ))}
    </View>
  )
})

/** The numbers before one's own, as dots on a line. */
const Line = observer(({ mine: { line, ahead } }: { mine: QueueNumber }) => {
  const waiting = line.filter(({ state }) => state === 'waiting').length
  return (
    <View className={styles.number__line} {...figure(words().line(line.map(({ number }) => number).join(', ')))}>
      {line.map(({ number, state }, index) => (
        <View key={number} className={styles.number__stop}>
          <View className={styles.number__track}>
            <View
              className={
                styles[
                  index === 0
                    ? 'number__rail--none'
                    : state === 'done' || state === 'calling'
                      ? 'number__rail--done'
                      : 'number__rail'
                ]
              }
            />
            <View className={styles[`number__dot--${state}`]}>
              {state === 'mine' && <Icon name="user-round" size={24} colour="white" />}
            </View>
            <View
              className={
                styles[
                  index === line.length - 1
                    ? 'number__rail--none'
                    : state === 'done'
                      ? 'number__rail--done'
                      : 'number__rail'
                ]
              }
            />
          </View>
          <Text className={styles[state === 'mine' || state === 'calling' ? `number__name--${state}` : 'number__name']}>
            {state === 'mine' && ahead > waiting ? `… ${number}` : number}
          </Text>
        </View>
      ))}
    </View>
  )
})
